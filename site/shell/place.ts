import { PLACE_KEY } from '#contracts/storage.ts';

/** The scroll position of the visitor, kept in session storage during a change of language (J2). */
interface Place {
  readonly path: string;
  /** Nearest element with an id, and the distance of its top from the top edge, px. */
  readonly id: string | null;
  readonly offset: number;
  /** Scroll position, px: for a page without ids. */
  readonly top: number;
  /** Whether the language switch had the focus. */
  readonly focus: boolean;
}

/** Saves the place for the next load of this path. Throws when session storage is blocked. */
export function keepPlace(view: Window, focus: boolean): void {
  const anchor = nearestAnchor(view.document);
  const place: Place = {
    path: view.location.pathname,
    id: anchor?.id ?? null,
    offset: anchor?.getBoundingClientRect().top ?? 0,
    top: view.scrollY,
    focus,
  };
  view.sessionStorage.setItem(PLACE_KEY, JSON.stringify(place));
  view.history.scrollRestoration = 'manual';
}

/** The last element with an id that starts above the reading line, or the first one below it. */
function nearestAnchor(page: Document): Element | null {
  const shown = [...page.querySelectorAll('main [id]')].filter(
    (one) => !one.closest('svg') && one.getClientRects().length > 0,
  );
  const above = shown.filter((one) => one.getBoundingClientRect().top <= 120);
  return above.at(-1) ?? shown[0] ?? null;
}

/**
 * Runs inline at the end of the body, before the first paint if the browser can: scrolls to the saved place. Its
 * source is written into the page as text, so it uses only its argument.
 */
export function restorePlace(view: Window): void {
  try {
    const kept = view.sessionStorage.getItem('place');
    if (!kept) return;
    view.sessionStorage.removeItem('place');
    view.addEventListener('load', () => {
      view.history.scrollRestoration = 'auto';
    });
    const place = JSON.parse(kept) as Place;
    if (place.path !== view.location.pathname) return;
    const anchor = place.id && view.document.getElementById(place.id);
    const top = anchor ? anchor.getBoundingClientRect().top + view.scrollY - place.offset : place.top;
    view.scrollTo({ top, behavior: 'instant' });
    const toggle = view.document.querySelector<HTMLElement>('[data-part="locale-toggle"]');
    if (place.focus) toggle?.focus({ preventScroll: true });
  } catch {}
}
