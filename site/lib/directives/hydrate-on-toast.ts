import { type IdleView, onceIdle } from '#site/lib/idle.ts';
import { MAY_RETRY } from '#site/lib/lazy/load-failure.ts';
import { showToast, TOAST_EVENT, TOASTS_READY, type Toast } from '#site/lib/toasts/bus.ts';

type Load = () => Promise<() => Promise<void>>;

/** The parts of a window that this uses, so that a test can pass its own. */
export interface ToastView extends EventTarget, IdleView {
  readonly navigator: object;
  /** See first-intent.ts. */
  readonly firstSign?: Promise<void> | undefined;
  /** See site/lib/browser-words.ts. */
  readonly wordsReady?: (() => Promise<unknown>) | undefined;
}

interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Hydrates the toasts island with the first toast. It queues toasts until the island is ready; the next toast retries
 * a failed load. The island also loads when an island failed that may be tried again (N10), and in the first idle
 * moment after the visitor's first sign, unless they save data: without a connection it could not load to report
 * that (J7). `onFailure` gets errors after the load, such as texts that failed to load.
 */
export function hydrateOnToast(
  view: ToastView,
  island: EventTarget,
  load: Load,
  onFailure: (error: unknown) => void,
): void {
  const queue: Toast[] = [];
  let isStarted = false;
  let isReady = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      const hydrate = await load();
      await view.wordsReady?.();
      await hydrate();
    } catch (error) {
      onFailure(error);
    } finally {
      isStarted = isReady;
    }
  };
  const enqueue = (event: Event) => {
    queue.push((event as CustomEvent<Toast>).detail);
    void start();
  };
  const flush = () => {
    isReady = isStarted = true;
    view.removeEventListener(TOAST_EVENT, enqueue);
    for (const toast of queue) showToast(toast, view);
  };
  view.addEventListener(TOAST_EVENT, enqueue);
  view.addEventListener(TOASTS_READY, flush, { once: true });
  view.addEventListener(MAY_RETRY, ({ target }) => {
    // Its own failure waits for the next toast: a retry at once would go on for ever.
    if (target !== island) void start();
  });
  if (!(view.navigator as DataSaver).connection?.saveData)
    void view.firstSign?.then(() => onceIdle(view, start));
}
