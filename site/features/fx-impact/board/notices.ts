import { isRestingPointer } from '#site/lib/resting-pointer.ts';
import type { Place } from './clear-place.ts';

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'touchstart', 'keydown'];
const CAPTURE = { capture: true, passive: true };
/** How long the visitor rests before a place is looked for: what scrolls on would not stay clear. */
const REST_MS = 150;

type Ask = (place: Place) => void;

/**
 * Asks for notices; of several that wait only the last is shown. A notice that goes after four seconds is for somebody who
 * sees it, and its code is not loaded before: the first waits for a sign of the visitor, and until it covers nothing that
 * matters. Later ones answer what the visitor did, and do not wait (F10, J7, N10).
 */
export function createNotices(placeOf: () => Place | null, view: EventTarget = window): (ask: Ask) => void {
  let isThere = false;
  let waiting: Ask | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) view.removeEventListener(sign, see, CAPTURE);
  };
  const look = () => {
    const place = placeOf();
    if (place === null) return;
    end();
    waiting?.(place);
  };
  function see(event: Event) {
    const { type, target } = event;
    // A list that a script scrolls says nothing of the visitor.
    if (isRestingPointer(event)) return;
    if (type === 'scroll' && target !== view && target !== (view as Partial<Window>).document) return;
    isThere = true;
    clearTimeout(timer);
    timer = setTimeout(look, REST_MS);
  }
  return (ask) => {
    if (isThere) {
      end();
      ask(placeOf() ?? 'bottom-right');
      return;
    }
    if (waiting === null) for (const sign of SIGNS) view.addEventListener(sign, see, CAPTURE);
    waiting = ask;
  };
}
