import { beforeEach, expect, it, vi } from 'vitest';
import { countDown } from './count-down.ts';

const NOW = Date.parse('2026-06-10T16:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

/** A timer as the server renders it: with its own text, or with a cell each for hours, minutes and seconds. */
function timer(until: number, count: 0 | 3) {
  const cells = Array.from({ length: count }, () => ({ textContent: '' }));
  return {
    dataset: { until: String(until) },
    textContent: '',
    cells,
    querySelectorAll: () => cells,
  };
}

function start(...timers: readonly ReturnType<typeof timer>[]) {
  const marks = new Set(['ssr']);
  const island = { querySelectorAll: () => timers, hasAttribute: (name: string) => marks.has(name) };
  countDown(island as never, { setTimeout } as never);
  return { hydrate: () => marks.clear() };
}

it('F7 N12 counts down each second, as a text and in cells', () => {
  const line = timer(NOW + 3_725_000, 0);
  const card = timer(NOW + 65_000, 3);
  start(line, card);
  expect(line.textContent).toBe('1:02:05');
  expect(card.cells.map(({ textContent }) => textContent)).toEqual(['00', '01', '05']);
  vi.advanceTimersByTime(6000);
  expect(line.textContent).toBe('1:01:59');
  expect(card.cells.map(({ textContent }) => textContent)).toEqual(['00', '00', '59']);
});

it('F7 N12 stays at zero', () => {
  const line = timer(NOW + 1000, 0);
  start(line);
  vi.advanceTimersByTime(5000);
  expect(line.textContent).toBe('0:00:00');
});

it('N12 ends when the component hydrates', () => {
  const line = timer(NOW + 60_000, 0);
  start(line).hydrate();
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
  expect(line.textContent).toBe('0:01:00');
});

it('F7 N12 follows the time of the server as soon as the page has learned it', () => {
  vi.stubGlobal('serverAheadMs', undefined);
  const line = timer(NOW + 3_600_000, 0);
  start(line);
  expect(line.textContent).toBe('1:00:00');
  vi.stubGlobal('serverAheadMs', 30 * 60_000);
  vi.advanceTimersByTime(1000);
  expect(line.textContent).toBe('0:29:59');
});
