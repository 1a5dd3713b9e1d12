/** The parts of a window that this uses, so that a test can pass its own. */
export interface PaintView {
  readonly PerformanceObserver?: new (
    callback: (list: { getEntriesByName(name: string): readonly object[] }) => void,
  ) => { observe(options: PerformanceObserverInit): void };
  setTimeout(task: () => void, delay: number): unknown;
}

/** A page in the background may never paint, and an old browser may not report it. */
const TIMEOUT_MS = 10_000;

/** Resolves when the first contents of the page are on the screen, so that island scripts run after them (N10). */
export function firstPaint(view: PaintView): Promise<void> {
  return new Promise((resolve) => {
    view.setTimeout(resolve, TIMEOUT_MS);
    if (!view.PerformanceObserver) return;
    // A page reports its first contents once, so the observer needs no disconnect.
    new view.PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
