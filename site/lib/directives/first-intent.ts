import { isOfPage } from '../page-event.ts';

type Load = () => Promise<() => Promise<void>>;

declare global {
  /** Resolves at the visitor's first sign, or long after load, for all code that no page needs before. */
  var firstSign: Promise<void> | undefined;
  /** The latest click between the first sign and the islands, for code that comes with them. */
  var earlyClick: MouseEvent | undefined;
}

/** A directive of Astro. `after`, of another directive, is what the island waits for instead of the visitor's first sign. */
export type HydrateAtIntent = (
  load: Load,
  options: object,
  island: HTMLElement,
  after?: Promise<void>,
) => Promise<void>;

/** The parts of a window that this uses, so that a test can pass its own. */
export interface IntentView {
  addEventListener(type: string, listener: (event: Event) => void, options?: AddEventListenerOptions): void;
  removeEventListener(type: string, listener: (event: Event) => void, options?: EventListenerOptions): void;
  setTimeout(task: () => void, delay: number): unknown;
  firstSign?: Promise<void> | undefined;
  earlyClick?: MouseEvent | undefined;
  /** See site/lib/browser-words.ts. */
  readonly wordsReady?: (() => Promise<unknown>) | undefined;
}

export interface Island {
  contains(node: Node | null): boolean;
}

const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
const OPTIONS = { capture: true, passive: true };
/** Without any sign, islands hydrate this long after load (N10). */
const FALLBACK_MS = 20_000;
/** Controls that do nothing without script: a click before their island hydrates is repeated afterwards, at its place. */
const SCRIPTED = 'button:not([popovertarget],[type=submit]),[role=slider]';

/**
 * One watch for all islands of a page: each island hydrates at the visitor's first scroll, pointer, touch, key or focus,
 * or long after load. The islands share the listeners, which the first sign removes. A click on a control that needs script
 * is repeated after its island hydrates (N10).
 */
export function createFirstIntent(
  view: IntentView,
): (load: Load, island: Island, after?: Promise<void>) => Promise<void> {
  // Null after the first sign: an await would miss the click that retries a failed island.
  view.firstSign = signOf(view);
  let sign: Promise<void> | null = view.firstSign.then(() => {
    sign = null;
  });
  return async (load, island, after) => {
    // A click comes after the first sign, but may come before `after`.
    if (!after && sign) await sign;
    const stopWatch = watchClicks(view, island);
    if (after) await after;
    const hydrate = await load();
    await view.wordsReady?.();
    await hydrate();
    stopWatch()?.();
  };
}

function signOf(view: IntentView): Promise<void> {
  return new Promise((resolve) => {
    const settle = (event?: Event) => {
      if (event && isOfPage(event)) return;
      for (const type of SIGNS) view.removeEventListener(type, settle, OPTIONS);
      view.removeEventListener('load', wait, OPTIONS);
      resolve();
    };
    const wait = () => view.setTimeout(settle, FALLBACK_MS);
    for (const type of SIGNS) view.addEventListener(type, settle, OPTIONS);
    view.addEventListener('load', wait, OPTIONS);
  });
}

/**
 * Records clicks on the island's scripted controls in the bubble phase: a click that retries a failed island does so in
 * the capture phase. The returned function stops and returns how to repeat the last one.
 */
function watchClicks(view: IntentView, island: Island): () => (() => unknown) | null {
  let last: (() => unknown) | null = null;
  const record = (event: Event) => {
    view.earlyClick = event as MouseEvent;
    const control = (event.target as Element | null)?.closest?.<HTMLElement>(SCRIPTED);
    if (control && island.contains(control))
      last = () => control.dispatchEvent(new MouseEvent('click', event));
  };
  view.addEventListener('click', record);
  return () => {
    view.removeEventListener('click', record);
    return last;
  };
}
