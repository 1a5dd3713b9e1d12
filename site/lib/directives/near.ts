import type { ClientDirective } from 'astro';
import { firstPaint } from './first-paint.ts';

/**
 * `client:near`: the island hydrates when it comes within 600 px of the view, but never before the first paint. A click on a
 * button before that is repeated afterwards (N10).
 */
const near: ClientDirective = async (load, _options, island) => {
  let clicked = null as HTMLElement | null;
  island.onclick = ({ target }) => {
    clicked = (target as Element).closest('button');
  };
  await firstPaint(window);
  await new Promise<void>((resolve) => {
    const view = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve(view.disconnect());
      },
      { rootMargin: '600px' },
    );
    // The island's own element has no box (display: contents), so the observer watches its children.
    for (const child of island.children) view.observe(child);
  });
  const hydrate = await load();
  await window.wordsReady?.();
  await hydrate();
  clicked?.click();
};

export default near;
