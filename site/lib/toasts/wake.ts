import { askEvent, readyEvent, type ToastSlot } from './bus.ts';

type Load = () => Promise<() => Promise<void>>;

/** The sides of a window that waking needs, so that a test can stand in for it. */
export interface WakeView extends EventTarget {
  readonly navigator: object;
  readonly document?: object;
  readonly requestIdleCallback?: (task: () => void) => unknown;
  setTimeout(task: () => void, delay: number): unknown;
}

interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

const SIGNS = ['scroll', 'pointerdown', 'keydown'];
const CAPTURE = { capture: true, passive: true };
/** Where the browser cannot say that it is idle. */
const SETTLE_MS = 1_500;

/**
 * Brings a slot to life with its first message. Messages that come before it lives are kept and sent again then; a load
 * that failed is tried again with the next message. The system slot also wakes in the first idle moment after a sign of
 * the visitor, unless they save data: that the connection is gone could not be loaded any more (J7). So it does when
 * the code of another island did not come, which it then tells (N10).
 */
export function wakeToasts(view: WakeView, slot: ToastSlot, load: Load): void {
  const kept: unknown[] = [];
  let isBusy = false;
  let isAwake = false;
  const start = async () => {
    if (isBusy || isAwake) return;
    isBusy = true;
    const hydrate = await load();
    await hydrate();
    isBusy = false;
  };
  const keep = (event: Event) => {
    kept.push((event as CustomEvent).detail);
    void start();
  };
  const handOver = () => {
    isAwake = true;
    view.removeEventListener(askEvent(slot), keep);
    for (const detail of kept) view.dispatchEvent(new CustomEvent(askEvent(slot), { detail }));
  };
  view.addEventListener(askEvent(slot), keep);
  view.addEventListener(readyEvent(slot), handOver, { once: true });
  const { connection } = view.navigator as DataSaver;
  if (slot !== 'system') return;
  view.addEventListener('astro:hydration-error', ({ target }) => {
    (target as HTMLElement).dataset.failed = '';
    void start();
  });
  if (!connection?.saveData) afterFirstSign(view, start);
}

function afterFirstSign(view: WakeView, task: () => void): void {
  const settle = ({ type, target }: Event) => {
    // A list that a script scrolls says nothing of the visitor.
    if (type === 'scroll' && target !== view && target !== view.document) return;
    for (const sign of SIGNS) view.removeEventListener(sign, settle, CAPTURE);
    if (view.requestIdleCallback) view.requestIdleCallback(task);
    else view.setTimeout(task, SETTLE_MS);
  };
  for (const sign of SIGNS) view.addEventListener(sign, settle, CAPTURE);
}
