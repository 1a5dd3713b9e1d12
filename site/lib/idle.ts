import { firstPaint, type PaintView } from './directives/first-paint.ts';

/** The parts of a window that this uses, so that a test can pass its own. */
export interface IdleView {
  readonly requestIdleCallback?: (task: () => void, options?: { readonly timeout: number }) => unknown;
  setTimeout(task: () => void, delay: number): unknown;
}

/** A slow device may never be idle. */
const LONGEST_WAIT_MS = 3_000;
/** For browsers without `requestIdleCallback`. */
const WAIT_MS = 200;

/** Runs a task once the browser is idle, three seconds later at the latest. */
export function onceIdle(view: IdleView, task: () => void): void {
  void (view.requestIdleCallback?.(task, { timeout: LONGEST_WAIT_MS }) ?? view.setTimeout(task, WAIT_MS));
}

interface LoadView extends IdleView, PaintView {
  addEventListener(type: 'load', listener: () => void, options: AddEventListenerOptions): void;
}

/** Runs a task after the load and the first paint, once the browser is idle. Call it while the page loads. */
export function onceLoaded(view: LoadView, task: () => void): void {
  // On a busy device `load` can come before the first paint.
  const paint = () => firstPaint(view).then(() => onceIdle(view, task));
  view.addEventListener('load', paint, { once: true });
}
