import { flushSync } from 'react-dom';

type Kind = 'glide' | 'shared';

/**
 * Starts a view transition where the browser can, the page is in view, and reduced motion does not forbid it; says whether
 * it did. `end` is called when it is over.
 */
function transition(kind: Kind, update: () => void, end?: () => void): boolean {
  // With it a press during the movement is kept (keep-clicks.ts).
  const canMove = 'activeViewTransition' in document;
  const isSeen = document.visibilityState === 'visible';
  if (!canMove || !isSeen || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const moved = document.startViewTransition({ update, types: [kind] });
  const close = () => end?.();
  // Rejected when the change throws.
  moved.finished.then(close, close);
  // Rejected when it is skipped, as when another one starts or a press ends it: the change is made all the same.
  moved.ready.catch(() => {});
  return true;
}

/** Rows that stay move to their new places, or jump. */
export function glide(change: () => void): void {
  if (!transition('glide', () => flushSync(change))) change();
}

/** What a row or card and the place of its detail share: its handle, and its name in the transition. */
const SHARED = [
  ['event-name', 'shared-name'],
  ['event-actual', 'shared-figure'],
] as const;

/** The name and the figure of an event move from the row or card that was pressed to `place`, which is there after the change. */
function moveTo(place: string, pressed: Element | null, change: () => void): void {
  const parts = new Set<HTMLElement>();
  const give = (from: Element) => {
    for (const [part, name] of SHARED) {
      const element = from.querySelector<HTMLElement>(`[data-part="${part}"]`);
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
  const show = () => {
    take();
    flushSync(change);
    const shown = document.querySelector(place);
    if (shown) give(shown);
  };
  if (pressed && transition('shared', show, take)) return;
  take();
  change();
}

/** From the row or card that was pressed into its detail, whose code has to be there. */
export function openFrom(pressed: Element | null, open: () => void): void {
  moveTo('[data-part="event-detail"][open]', pressed, open);
}

const CARD = '[data-part="event-selected"]';

/** From the row that was pressed into the card beside the list, where the screen is wide enough for one. */
export function chooseFrom(row: Element | null, choose: () => void): void {
  const hasCard = row !== null && document.querySelector(CARD)?.checkVisibility();
  moveTo(CARD, hasCard ? row : null, choose);
}
