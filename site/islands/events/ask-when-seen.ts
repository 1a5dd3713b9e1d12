const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'touchstart', 'keydown'];
const CAPTURE = { capture: true, passive: true };

let isSeen = false;
let waiting: (() => void) | null = null;

/**
 * Does something at once where the visitor has given a sign of being there, else with their first one; of several things
 * that wait only the last is done. A notice that goes after four seconds is for somebody who sees it, and its code is not
 * loaded before (SPEC J7, N10).
 */
export function askWhenSeen(ask: () => void, view: EventTarget = window): void {
  if (isSeen) {
    ask();
    return;
  }
  if (waiting === null) for (const sign of SIGNS) view.addEventListener(sign, see, CAPTURE);
  waiting = ask;
  function see({ type, target }: Event) {
    // A list that a script scrolls says nothing of the visitor.
    if (type === 'scroll' && target !== view && target !== (view as Partial<Window>).document) return;
    isSeen = true;
    for (const sign of SIGNS) view.removeEventListener(sign, see, CAPTURE);
    waiting?.();
  }
}
