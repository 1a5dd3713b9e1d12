import { firstPaint } from '#site/lib/directives/first-paint.ts';

/** Runs a task after the load and the first paint, once the browser is idle. */
export function whenIdle(view: Window & typeof globalThis, task: () => void): void {
  const rest = () => view.requestIdleCallback?.(task) ?? view.setTimeout(task, 200);
  // On a busy device `load` can come before the first paint.
  const idle = () => firstPaint(view).then(rest);
  if (view.document.readyState === 'complete') idle();
  else view.addEventListener('load', idle, { once: true });
}
