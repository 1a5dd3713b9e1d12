import { use, useSyncExternalStore } from 'react';
import { RenderMoment } from './render-moment.ts';
import { serverNow, TIME_LEARNED } from './server-time.ts';

const SECOND_MS = 1000;

/** One clock for all parts of a page that show time. It ticks at each whole second while the page is visible. */
export interface Clock {
  /** Epoch milliseconds of the last tick. */
  now(): number;
  subscribe(onTick: () => void): () => void;
}

interface ClockDeps {
  readonly now: () => number;
  readonly document: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Ticks while a component listens; stops in a hidden tab, and reads the time again on visibility, focus, return from the
 * history and when the page has learned the server's time.
 */
export function createClock({ now, document, window }: ClockDeps): Clock {
  const listeners = new Set<() => void>();
  let last = now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tick = () => {
    clearTimeout(timer);
    last = now();
    for (const listener of listeners) listener();
    if (!document.hidden) timer = setTimeout(tick, SECOND_MS - (last % SECOND_MS));
  };
  const start = () => {
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('focus', tick);
    window.addEventListener('pageshow', tick);
    window.addEventListener(TIME_LEARNED, tick);
    tick();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('focus', tick);
    window.removeEventListener('pageshow', tick);
    window.removeEventListener(TIME_LEARNED, tick);
  };
  return {
    now: () => last,
    subscribe(onTick) {
      listeners.add(onTick);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(onTick);
        if (listeners.size === 0) stop();
      };
    },
  };
}

let ofPage: Clock | undefined;

/** The clock of the page, which follows the server's time; it exists only in the browser. */
export function pageClock(): Clock {
  ofPage ??= createClock({ now: serverNow, document, window });
  return ofPage;
}

const subscribe = (onTick: () => void) => pageClock().subscribe(onTick);

/**
 * A value computed from the page's clock; the component renders again only when the value changes. `select` takes
 * epoch milliseconds, must return a primitive and know nothing that only the browser knows. `atRest` is what the build
 * renders.
 */
export function useClock<Value extends string | number | boolean | null>(
  select: (now: number) => Value,
  atRest: Value,
): Value {
  const moment = use(RenderMoment);
  return useSyncExternalStore(
    subscribe,
    () => select(pageClock().now()),
    () => (moment === null ? atRest : select(moment)),
  );
}
