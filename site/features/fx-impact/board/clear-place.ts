import type { StackedToast } from '#site/lib/toasts/bus.ts';

export type Place = NonNullable<StackedToast['position']>;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The view that bars at its two ends leave free, px. */
interface Room {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** px: how wide a toast of the stack is, how tall one of two lines, and the air around it and under the header (J7). */
const WIDTH = 356;
const HEIGHT = 84;
const AIR = 16;
const AIR_ABOVE = 12;

/** The risk, headings, and all that is pressed: a notice lies over none of them. */
const KEPT = ':is(h1, h2, h3, a, button, input, summary, [data-part="risk-line"]):not([inert] *)';

/** Where a notice covers none of these: below, else above; null where it would in either place. */
export function placeAmong(boxes: readonly Box[], { width, top, bottom }: Room): Place | null {
  const right = width - AIR;
  const left = Math.max(AIR, right - WIDTH);
  const isClear = (from: number) =>
    !boxes.some(
      (box) => box.left < right && box.right > left && box.top < from + HEIGHT && box.bottom > from,
    );
  if (isClear(bottom - AIR - HEIGHT)) return 'bottom-right';
  return isClear(top + AIR_ABOVE) ? 'top-right' : null;
}

export function clearPlace(page: Document): Place | null {
  const { clientWidth: width, clientHeight: height } = page.documentElement;
  const tall = (part: string) => page.querySelector<HTMLElement>(`[data-part="${part}"]`)?.offsetHeight ?? 0;
  const boxes = Array.from(page.querySelectorAll(KEPT), (kept) => kept.getBoundingClientRect());
  return placeAmong(boxes, { width, top: tall('header'), bottom: height - tall('promo') });
}
