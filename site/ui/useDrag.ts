import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Less is a click or a beginning scroll, px. */
const SLOP_PX = 8;
/** How long a card takes to come back when the drag was too short. */
const SNAP_MS = 250;

interface Drag {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  isHeld: boolean;
}

interface DragOptions {
  /** Off before the deck lives and while it moves. */
  readonly isObeyed: boolean;
  /** The part follows by this much of the way; all of it where nothing is said. */
  readonly scale?: number;
  /** Ended so many px from where it began; to the right is positive. */
  readonly onRelease: (px: number) => void;
}

/** Dragging by mouse, pen or finger: `--drag` on the element follows, `data-drag` says "held" or "snap" (E2, F5). */
export function useDrag(
  part: RefObject<HTMLElement | null>,
  { isObeyed, scale = 1, onRelease }: DragOptions,
): void {
  const obeys = useEffectEvent(() => isObeyed);
  const release = useEffectEvent(onRelease);
  useEffect(() => {
    const element = part.current;
    return element ? watchDrag(element, scale, obeys, release) : undefined;
  }, [part, scale]);
}

function watchDrag(
  element: HTMLElement,
  scale: number,
  obeys: () => boolean,
  release: (px: number) => void,
): () => void {
  const stop = new AbortController();
  let drag: Drag | null = null;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    capture = false,
  ) => element.addEventListener(type, listener, { signal: stop.signal, capture });

  const end = (px: number | null) => {
    const wasHeld = drag?.isHeld ?? false;
    drag = null;
    if (!wasHeld) return;
    putDown(element);
    if (px !== null) release(px);
  };
  on('pointerdown', ({ button, isPrimary, pointerId: id, clientX: x, clientY: y }) => {
    if (button !== 0 || !isPrimary) return;
    end(null);
    if (obeys()) drag = { id, x, y, isHeld: false };
  });
  on('pointermove', (event) => {
    if (drag?.id !== event.pointerId) return;
    // A mouse pressed here and let go of elsewhere comes back without a button; a finger or pen on the glass has one.
    if (event.buttons === 0) return end(null);
    const px = event.clientX - drag.x;
    if (!drag.isHeld && isSideways(px, event.clientY - drag.y)) take(element, drag);
    if (drag.isHeld) element.style.setProperty('--drag', `${px * scale}px`);
  });
  on('pointerup', (event) => {
    if (drag?.id === event.pointerId) end(event.clientX - drag.x);
  });
  on('pointercancel', (event) => {
    if (drag?.id === event.pointerId) end(null);
  });
  // One that bubbles here is of a part inside, which a finger's press captures before the deck takes it over.
  on('lostpointercapture', (event) => {
    if (event.target === element && drag?.id === event.pointerId) end(null);
  });
  // A link or a picture under the pointer would be dragged away instead.
  on('dragstart', (event) => event.preventDefault());
  // The click that ends a drag is none.
  on('click', swallowAfterDrag, true);
  return () => stop.abort();
}

function swallowAfterDrag(event: MouseEvent): void {
  if ((event.currentTarget as HTMLElement).dataset.drag !== 'snap') return;
  event.preventDefault();
  event.stopPropagation();
}

function isSideways(x: number, y: number): boolean {
  return Math.abs(x) > SLOP_PX && Math.abs(x) > Math.abs(y);
}

function take(element: HTMLElement, drag: Drag): void {
  drag.isHeld = true;
  element.setPointerCapture(drag.id);
  element.dataset.drag = 'held';
  getSelection()?.removeAllRanges();
}

function putDown(element: HTMLElement): void {
  element.dataset.drag = 'snap';
  element.style.removeProperty('--drag');
  setTimeout(() => {
    if (element.dataset.drag === 'snap') delete element.dataset.drag;
  }, SNAP_MS);
}
