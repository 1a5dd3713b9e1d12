import { returnCount } from './return-countdown.ts';
import { sessionReference } from './session-reference.ts';

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
