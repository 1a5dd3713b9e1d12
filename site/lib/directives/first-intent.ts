import { isOfPage } from '../page-event.ts';
import type { TwinOf } from './replace-contents.ts';

type Load = () => Promise<() => Promise<void>>;

export interface IntentOptions {
  /** Default: the element itself. */
  readonly twinOf?: TwinOf;
  /** Hydrates after this instead of after the visitor's first sign. */
  readonly after?: Promise<void>;
}

/** A directive of Astro, which another directive can give options too. */
export type HydrateAtIntent = (
  load: Load,
  options: object,
  island: HTMLElement,
  own?: IntentOptions,
) => Promise<void>;

/** The parts of a window that this uses, so that a test can pass its own. */
export interface IntentView {
  addEventListener(type: string, listener: (event: Event) => void, options?: AddEventListenerOptions): void;
  removeEventListener(type: string, listener: (event: Event) => void, options?: EventListenerOptions): void;
  setTimeout(task: () => void, delay: number): unknown;
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
/** Controls that do nothing without script: a click before their island hydrates is repeated afterwards. */
const SCRIPTED = 'button:not([popovertarget],[type=submit]),[role=button],[role=tab],[role=radio]';

/**
 * One watch for all islands of a page: each island hydrates at the visitor's first scroll, pointer, touch, key or focus,
 * or long after load. The islands share the listeners, which the first sign removes. A click on a
 * control that needs script is repeated after its island hydrates, on its twin where the island has other elements then
 * (N10, N12).
 */
export function createFirstIntent(
  view: IntentView,
): (load: Load, island: Island, own?: IntentOptions) => Promise<void> {
  // Null after the first sign: an await would miss the click that retries a failed island.
  let sign: Promise<void> | null = firstSign(view).then(() => {
    sign = null;
  });
  return async (load, island, { twinOf = (control: HTMLElement) => control, after } = {}) => {
    // A click comes after the first sign, but may come before `after`.
    if (!after && sign) await sign;
    const stopWatch = watchClicks(view, island);
    if (after) await after;
    const hydrate = await load();
    await view.wordsReady?.();
    await hydrate();
    const clicked = stopWatch();
    if (clicked) twinOf(clicked)?.click();
  };
}

function firstSign(view: IntentView): Promise<void> {
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
 * the capture phase. The returned function stops and returns the last control clicked.
 */
function watchClicks(view: IntentView, island: Island): () => HTMLElement | null {
  let last: HTMLElement | null = null;
  const record = ({ target }: Event) => {
    const control = (target as Element | null)?.closest?.<HTMLElement>(SCRIPTED);
    if (control && island.contains(control)) last = control;
  };
  view.addEventListener('click', record);
  return () => {
    view.removeEventListener('click', record);
    return last;
  };
}
