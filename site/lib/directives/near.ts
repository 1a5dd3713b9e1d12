import type { ClientDirective } from 'astro';
import { firstPaint } from './first-paint.ts';

/** How far below the view an island may still be when it hydrates. */
const REACH = '600px';

/**
 * `client:near`: the island hydrates when it comes near the view, but never before the first paint. A click on a
 * button before that is repeated afterwards (N10).
 */
const near: ClientDirective = async (load, _options, island) => {
  let clicked = null as HTMLElement | null;
  island.onclick = ({ target }) => {
    clicked = (target as Element).closest('button');
  };
  await firstPaint(window);
  await nearView(island);
  const hydrate = await load();
  await globalThis.wordsReady?.();
  await hydrate();
  clicked?.click();
};

/** Resolves when the element comes near the view. */
function nearView(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const view = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        view.disconnect();
        resolve();
      },
      { rootMargin: REACH },
    );
    // The island's own element takes no room (display: contents), so its children are watched.
    for (const child of island.children) view.observe(child);
  });
}

export default near;
