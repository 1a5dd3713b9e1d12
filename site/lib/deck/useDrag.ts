import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A shorter move is a click or the start of a scroll, px. */
const SLOP_PX = 8;
/** Time in which the cards return after a short drag. */
const SNAP_MS = 250;

interface Drag {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  isHeld: boolean;
}

interface DragOptions {
  readonly isEnabled: boolean;
  /** Share of the pointer's way that the cards move. */
  readonly scale: number;
  /** A drag ended at this distance from its start, px; positive to the right. */
  readonly onRelease: (px: number) => void;
}

/** A drag by mouse, pen or finger sets `--drag` on the part, and `data-drag` to "held", then "snap" (E2, F5). */
export function useDrag(
  part: RefObject<HTMLElement | null>,
  { isEnabled, scale, onRelease }: DragOptions,
): void {
  const canStart = useEffectEvent(() => isEnabled);
  const release = useEffectEvent(onRelease);
  useEffect(() => {
    const element = part.current;
    return element ? watchDrag(element, scale, canStart, release) : undefined;
  }, [part, scale]);
}

function watchDrag(
  element: HTMLElement,
  scale: number,
  canStart: () => boolean,
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
    snapBack(element);
    if (px !== null) release(px);
  };
  on('pointerdown', ({ button, isPrimary, pointerId: id, clientX: x, clientY: y }) => {
    if (button !== 0 || !isPrimary) return;
    end(null);
    if (canStart()) drag = { id, x, y, isHeld: false };
  });
  on('pointermove', (event) => {
    if (drag?.id !== event.pointerId) return;
    // A mouse released outside the part returns with no button pressed. A finger or pen always has one.
    if (event.buttons === 0) return end(null);
    const px = event.clientX - drag.x;
    if (!drag.isHeld && isSideways(px, event.clientY - drag.y)) hold(element, drag);
    if (drag.isHeld) element.style.setProperty('--drag', `${px * scale}px`);
  });
  on('pointerup', (event) => {
    if (drag?.id === event.pointerId) end(event.clientX - drag.x);
  });
  on('pointercancel', (event) => {
    if (drag?.id === event.pointerId) end(null);
  });
  // A finger's press is captured by a part inside first. The event of that part bubbles here and is ignored.
  on('lostpointercapture', (event) => {
    if (event.target === element && drag?.id === event.pointerId) end(null);
  });
  // The browser would drag a link or a picture under the pointer instead.
  on('dragstart', (event) => event.preventDefault());
  // The end of a drag is not a click.
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

function hold(element: HTMLElement, drag: Drag): void {
  drag.isHeld = true;
  element.setPointerCapture(drag.id);
  element.dataset.drag = 'held';
  getSelection()?.removeAllRanges();
}

function snapBack(element: HTMLElement): void {
  element.dataset.drag = 'snap';
  element.style.removeProperty('--drag');
  setTimeout(() => {
    if (element.dataset.drag === 'snap') delete element.dataset.drag;
  }, SNAP_MS);
}
