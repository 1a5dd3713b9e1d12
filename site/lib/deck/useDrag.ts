import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DeckHandle } from './useDeck.ts';

/** A move shorter than this, in px, is a click or the start of a scroll. */
const SLOP_PX = 8;
/** Time in which the cards return after a short drag. */
const SNAP_MS = 250;

interface Drag {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  isHeld: boolean;
}

/** A drag by mouse, pen or finger sets `--drag` on the stage, and `data-drag` to "held", then "snap" (E2, F5). */
export function useDrag(stage: RefObject<HTMLElement | null>, deck: DeckHandle): void {
  const current = useEffectEvent(() => deck);
  useEffect(() => (stage.current ? watchDrag(stage.current, current) : undefined), [stage]);
}

function watchDrag(element: HTMLElement, deck: () => DeckHandle): () => void {
  const stop = new AbortController();
  let drag: Drag | null = null;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, listener, { signal: stop.signal, capture: true });

  /** Without a distance the drag is cancelled. */
  const end = (px = 0) => {
    const isHeld = drag?.isHeld;
    drag = null;
    if (!isHeld) return;
    snapBack(element);
    deck().turn({ drag: px });
  };
  on('pointerdown', ({ button, isPrimary, pointerId: id, clientX: x, clientY: y }) => {
    if (button !== 0 || !isPrimary) return;
    end();
    if (!deck().isLocked) drag = { id, x, y, isHeld: false };
  });
  on('pointermove', (event) => {
    if (drag?.id !== event.pointerId) return;
    // A mouse released outside the stage returns with no button pressed. A finger or pen always has one.
    if (event.buttons === 0) return end();
    const px = event.clientX - drag.x;
    const isSideways = Math.abs(px) > Math.max(SLOP_PX, Math.abs(event.clientY - drag.y));
    if (!drag.isHeld && isSideways) {
      drag.isHeld = true;
      element.setPointerCapture(drag.id);
      element.dataset.drag = 'held';
      getSelection()?.removeAllRanges();
    }
    if (drag.isHeld) element.style.setProperty('--drag', `${px}px`);
  });
  on('pointerup', (event) => {
    if (drag?.id === event.pointerId) end(event.clientX - drag.x);
  });
  // Also follows a pointercancel. A card inside captures a finger first; that card's own event is ignored.
  on('lostpointercapture', (event) => {
    if (event.target === element && drag?.id === event.pointerId) end();
  });
  // The browser would drag a link or a picture under the pointer instead.
  on('dragstart', (event) => event.preventDefault());
  // The end of a drag is not a click.
  on('click', (event) => {
    if (element.dataset.drag !== 'snap') return;
    event.preventDefault();
    event.stopPropagation();
  });
  return () => stop.abort();
}

function snapBack(element: HTMLElement): void {
  element.dataset.drag = 'snap';
  element.style.removeProperty('--drag');
  setTimeout(() => {
    if (element.dataset.drag === 'snap') delete element.dataset.drag;
  }, SNAP_MS);
}
