import type { ClientDirective } from 'astro';
import type { HydrateAtIntent } from './first-intent.ts';
import { firstPaint } from './first-paint.ts';

/** The directives of Astro that are on the page: the header has islands with `client:intent`, before any other island. */
declare const Astro: { readonly intent: HydrateAtIntent };

/**
 * `client:near`: the island hydrates when it comes within 600 px of the view, but never before the first paint. A click on a
 * control before that is repeated afterwards (N10).
 */
const near: ClientDirective = (load, options, island) =>
  Astro.intent(
    load,
    options,
    island,
    firstPaint(window).then(() => isNear(island)),
  );

/** The island's own element has no box (display: contents), so the observer watches its children. */
function isNear(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const view = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve(view.disconnect());
      },
      { rootMargin: '600px' },
    );
    for (const child of island.children) view.observe(child);
  });
}

export default near;
