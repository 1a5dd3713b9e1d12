type Load = () => Promise<() => Promise<void>>;

/** The sides of a window that the watch uses, so that a test can stand in for it. */
export interface IntentView {
  readonly document: { readonly readyState: DocumentReadyState };
  addEventListener(type: string, listener: (event: Event) => void, options?: AddEventListenerOptions): void;
  removeEventListener(type: string, listener: (event: Event) => void, options?: EventListenerOptions): void;
  setTimeout(task: () => void, delay: number): unknown;
  readonly requestIdleCallback?: (task: () => void) => unknown;
}

export interface Island {
  contains(node: Node | null): boolean;
}

const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
const OPTIONS = { capture: true, passive: true };
/** Without any sign, islands come alive this long after load, once the browser is idle (N10). */
const PATIENCE_MS = 20_000;
/** Controls that do nothing without script: a click on one before its island lives is given again afterwards. */
const SCRIPTED =
  'button:not([popovertarget]):not([type="submit"]), [role="button"], [role="tab"], [role="radio"]';

/**
 * One watch for all islands of a page: each island hydrates at the visitor's first scroll, pointer, touch, key or focus,
 * or when idle long after load. The listeners are shared and go once a sign came. A click on a control that needs script
 * is not lost: it is repeated on its island when that lives (N10).
 */
export function createFirstIntent(view: IntentView): (load: Load, island: Island) => Promise<void> {
  // Null once it came: then nothing is awaited, so that a press that starts a failed island again is noted.
  let sign: Promise<void> | null = firstSign(view).then(() => {
    sign = null;
  });
  return async (load, island) => {
    if (sign) await sign;
    const clicked = watchClicks(view, island);
    const hydrate = await load();
    await globalThis.wordsReady?.();
    await hydrate();
    clicked()?.click();
  };
}

function firstSign(view: IntentView): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      for (const type of SIGNS) view.removeEventListener(type, settle, OPTIONS);
      view.removeEventListener('load', wait, OPTIONS);
      resolve();
    };
    const idle = () => (view.requestIdleCallback ? view.requestIdleCallback(settle) : settle());
    const wait = () => view.setTimeout(idle, PATIENCE_MS);
    for (const type of SIGNS) view.addEventListener(type, settle, OPTIONS);
    if (view.document.readyState === 'complete') wait();
    else view.addEventListener('load', wait, OPTIONS);
  });
}

/**
 * Starts to note clicks on the island's scripted controls, on their way up: one that starts a failed island again does so
 * on its way down. The answer stops and gives the last control clicked.
 */
function watchClicks(view: IntentView, island: Island): () => HTMLElement | null {
  let last: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    const control = (target as Element | null)?.closest?.<HTMLElement>(SCRIPTED) ?? null;
    if (control && island.contains(control)) last = control;
  };
  view.addEventListener('click', note);
  return () => {
    view.removeEventListener('click', note);
    return last;
  };
}
