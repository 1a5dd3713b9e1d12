/** Shows the reference of the payment session, as text, where the address has one (H6). */
export function showSession(view: Window): void {
  const row = view.document.querySelector<HTMLElement>('[data-part="session"]');
  const text = row?.querySelector('[data-part="session-id"]');
  const reference = sessionReference(view.location.search);
  if (!row || !text || reference === null) return;
  text.textContent = reference;
  row.hidden = false;
  keepInLinks(view.document, reference);
}

/** Until their island lives, the language switches are plain links: they would lose the reference. */
function keepInLinks(page: Document, reference: string): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-part="locale-toggle"]')) {
    const query = new URLSearchParams(link.search);
    query.set('session_id', reference);
    link.search = query.toString();
  }
}

/** Counts from 10 to 0 behind the link to the home page, then takes the count away; it leads nowhere by itself (H6). */
export function runReturnCount(view: Window, now: () => number = Date.now): void {
  const count = view.document.querySelector<HTMLElement>('[data-part="success-countdown"]');
  if (!count) return;
  const words = count.dataset.words ?? '';
  const startedAt = now();
  const show = () => {
    const seconds = returnCount(startedAt, now());
    count.hidden = seconds === null;
    if (seconds === null) return;
    // Not `fill`: a script that shares nothing with islands is inlined in the page.
    count.textContent = words.replace('{{seconds}}', String(seconds));
    view.setTimeout(show, 1000 - ((now() - startedAt) % 1000));
  };
  show();
}

/** Seconds counted after a payment (H6). */
const SECONDS = 10;

/**
 * What the count shows at a moment: 10 down to 0, each for a second, then null. Both times in epoch milliseconds. It
 * follows the clock, so that a tab put to sleep wakes at the right figure.
 */
export function returnCount(startedAt: number, now: number): number | null {
  const left = SECONDS - Math.max(0, Math.floor((now - startedAt) / 1000));
  return left >= 0 ? left : null;
}

/** Longest reference that is shown, in characters (H6). */
const LONGEST = 255;

/**
 * The `session_id` of an address's query, as text: cut at 255 characters, null where there is none. It comes from
 * outside and proves nothing; render it as text only (H6).
 */
export function sessionReference(search: string): string | null {
  const given = new URLSearchParams(search).get('session_id')?.trim();
  // By characters: a cut through a pair of surrogates would leave half a sign.
  return given ? [...given].slice(0, LONGEST).join('') : null;
}
