import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Place } from './clear-place.ts';
import { createNotices } from './notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const REST_MS = 150;

function setUp() {
  const view = new EventTarget();
  const place = { of: 'bottom-right' as Place | null };
  const notice = createNotices(() => place.of, view);
  const sign = (type: string) => view.dispatchEvent(new Event(type));
  return { view, place, notice, sign };
}

it('J7 N10 a notice waits for the first sign of the visitor, the last one alone; later ones do not wait', () => {
  const { view, notice, sign } = setUp();
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  notice(first);
  notice(second);
  const scroll = new Event('scroll');
  Object.defineProperty(scroll, 'target', { value: new EventTarget() });
  view.dispatchEvent(scroll);
  vi.advanceTimersByTime(REST_MS);
  expect(second).not.toHaveBeenCalled();
  sign('scroll');
  sign('keydown');
  vi.advanceTimersByTime(REST_MS);
  expect([first, second].map(({ mock }) => mock.calls)).toEqual([[], [['bottom-right']]]);
  notice(third);
  expect(third).toHaveBeenCalledTimes(1);
});

it('F10 J7 the first notice waits until the visitor rests where it covers nothing that matters', () => {
  const { place, notice, sign } = setUp();
  const ask = vi.fn();
  place.of = null;
  notice(ask);
  sign('scroll');
  vi.advanceTimersByTime(REST_MS);
  place.of = 'top-right';
  vi.advanceTimersByTime(10 * REST_MS);
  expect(ask).not.toHaveBeenCalled();
  sign('scroll');
  vi.advanceTimersByTime(REST_MS - 1);
  sign('scroll');
  vi.advanceTimersByTime(REST_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask.mock.calls).toEqual([['top-right']]);
});

it('F10 J7 what answers the visitor is shown at once, in place of a notice that still waits', () => {
  const { place, notice, sign } = setUp();
  const [arrival, answer] = [vi.fn(), vi.fn()];
  place.of = null;
  notice(arrival);
  sign('pointerdown');
  notice(answer);
  expect(answer.mock.calls).toEqual([['bottom-right']]);
  place.of = 'top-right';
  sign('scroll');
  vi.advanceTimersByTime(REST_MS);
  expect(arrival).not.toHaveBeenCalled();
  expect(answer).toHaveBeenCalledTimes(1);
});
