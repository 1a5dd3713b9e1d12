const STILL = '(prefers-reduced-motion: reduce)';
/** Longer than a browser's smooth scroll through a whole page, ms. */
const SCROLLING_MS = 1500;

/**
 * Makes in-page anchors scroll smoothly, or at once with reduced motion, and move the focus. The browser focuses an
 * anchor only if it can take the focus, so each target gets a tab index (C10). The distance from the top edge is the
 * scroll margin of the global styles. In a frame nothing takes the focus at the start: the page around it may have it.
 */
export function followAnchors(view: Window): void {
  const { document: page, location } = view;
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link?.hash || event.defaultPrevented || link.pathname !== location.pathname) return;
    if (link.host !== location.host || !prepare(page, link.hash) || view.matchMedia(STILL).matches) return;
    const root = page.documentElement;
    root.style.scrollBehavior = 'smooth';
    view.setTimeout(() => root.style.removeProperty('scroll-behavior'), SCROLLING_MS);
  });
  if (view.top !== view) return;
  const arrived = prepare(page, location.hash);
  if (page.activeElement === page.body) arrived?.focus({ preventScroll: true });
}

/** Returns the element of the anchor, made focusable. */
function prepare(page: Document, hash: string): HTMLElement | null {
  const target = page.getElementById(anchorOf(hash));
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  return target;
}

/** An address encodes letters beyond ASCII; a lone "%" is not an encoding and stays as written. */
function anchorOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
