import { flushSync } from 'react-dom';

type Kind = 'glide' | 'detail';

/** Starts a view transition where the browser can, and reduced motion does not forbid it; else null. */
function transition(kind: Kind, update: () => void | Promise<void>): ViewTransition | null {
  const canMove = 'ViewTransition' in window && 'types' in ViewTransition.prototype;
  if (!canMove || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  return document.startViewTransition({ update, types: [kind] });
}

/** Rows that stay move to their new places, or jump. */
export function glide(change: () => void): void {
  if (!transition('glide', () => flushSync(change))) change();
}

/** What a row or card and the detail share: its handle, and its name in the transition. */
const SHARED = [
  ['event-name', 'shared-name'],
  ['event-actual', 'shared-figure'],
] as const;

/** The name and the figure of an event move from the row or card that was pressed into its detail, whose code has to be there. */
export function openFrom(pressed: Element | null, open: () => void): void {
  const parts = new Set<HTMLElement>();
  const give = (place: Element) => {
    for (const [part, name] of SHARED) {
      const element = place.querySelector<HTMLElement>(`[data-part="${part}"]`);
      if (!element) continue;
      element.style.viewTransitionName = name;
      parts.add(element);
    }
  };
  const take = () => {
    for (const element of parts) element.style.viewTransitionName = '';
    parts.clear();
  };
  if (pressed) give(pressed);
  const moved =
    pressed &&
    transition('detail', () => {
      take();
      flushSync(open);
      const detail = document.querySelector('[data-part="event-detail"][open]');
      if (detail) give(detail);
    });
  if (!moved) {
    take();
    open();
    return;
  }
  // Skipped, as when another one starts: the change is made all the same.
  moved.ready.catch(() => undefined);
  moved.finished.then(take, take);
}
