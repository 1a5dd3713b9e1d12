import { remainingUntil } from '#domain/countdown.ts';
import { serverNow } from '#site/ui/server-time.ts';

/**
 * Runs the countdowns of contents that the server rendered, until their component hydrates (F7, N12). An element with
 * `data-until` (epoch ms) shows the time left as its text, or in three children with `data-left`.
 */
export function countDown(island: Element, view: Pick<Window, 'setTimeout'>): void {
  const timers = [...island.querySelectorAll<HTMLElement>('[data-until]')];
  const tick = () => {
    // The mark of an island that has not started.
    if (!island.hasAttribute('ssr')) return;
    const now = serverNow();
    for (const timer of timers) show(timer, now);
    view.setTimeout(tick, 1000 - (now % 1000));
  };
  tick();
}

function show(timer: HTMLElement, now: number): void {
  const { hours, minutes, seconds } = remainingUntil(Number(timer.dataset.until), now - (now % 1000));
  const cells = timer.querySelectorAll('[data-left]');
  const digits = [hours, minutes, seconds].map((one) => String(one).padStart(2, '0'));
  if (!cells[0]) timer.textContent = digits.join(':').replace(/^0/, '');
  cells.forEach((cell, place) => {
    cell.textContent = digits[place] ?? '';
  });
}
