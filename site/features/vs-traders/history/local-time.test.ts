import { afterEach, beforeEach, expect, it } from 'vitest';
import { localAxis } from './local-time.ts';

const HOUR_MS = 3_600_000;
const { TZ } = process.env;

beforeEach(() => {
  process.env.TZ = 'America/New_York';
});
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

it('N1 the axis shows the reader’s wall clock at the end of the range', () => {
  const end = Date.parse('2026-11-03T12:00:00Z');
  expect(new Date(localAxis(end)(end) * 1000).toISOString()).toBe('2026-11-03T07:00:00.000Z');
});

it('N1 the night in which clocks go back has no hour twice', () => {
  const axis = localAxis(Date.parse('2026-11-03T12:00:00Z'));
  const night = Date.parse('2026-11-01T04:00:00Z');
  const hours = Array.from({ length: 6 }, (_, hour) => axis(night + hour * HOUR_MS));
  expect(hours.slice(1).map((at, place) => at - (hours[place] ?? 0))).toEqual(Array(5).fill(3600));
});
