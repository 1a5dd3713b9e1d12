import { describe, expect, it } from 'vitest';
import { ageInWords, ageOf, lengthInWords } from './age.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('ageOf', () => {
  it('F7 counts minutes up to the sixtieth and hours after it', () => {
    expect(ageOf(NOW - 59 * MINUTE - 59_000, NOW)).toEqual({ unit: 'minute', value: 59 });
    expect(ageOf(NOW - 60 * MINUTE, NOW)).toEqual({ unit: 'minute', value: 60 });
    expect(ageOf(NOW - 60 * MINUTE - 1, NOW)).toEqual({ unit: 'hour', value: 1 });
  });

  it('F7 gives hours for a release that is days old', () => {
    expect(ageOf(NOW - 96 * HOUR, NOW, 'hour')).toEqual({ unit: 'hour', value: 96 });
  });

  it('E3 gives days for a figure that is two days old', () => {
    expect(ageOf(NOW - 47 * HOUR, NOW)).toEqual({ unit: 'hour', value: 47 });
    expect(ageOf(NOW - 48 * HOUR, NOW)).toEqual({ unit: 'day', value: 2 });
  });

  it('E3 gives no negative age when the clock is slow', () => {
    expect(ageOf(NOW + 5 * MINUTE, NOW)).toEqual({ unit: 'now', value: 0 });
  });
});

describe('ageInWords', () => {
  it.each([
    [{ unit: 'now', value: 0 }, 'hace un momento', 'just now'],
    [{ unit: 'minute', value: 1 }, 'hace 1 min', '1 minute ago'],
    [{ unit: 'minute', value: 12 }, 'hace 12 min', '12 minutes ago'],
    [{ unit: 'hour', value: 1 }, 'hace 1 h', '1 hour ago'],
    [{ unit: 'hour', value: 3 }, 'hace 3 h', '3 hours ago'],
    [{ unit: 'day', value: 2 }, 'hace 2 días', '2 days ago'],
  ] as const)('E3 F7 writes %o as "%s" and "%s"', (age, es, en) => {
    expect(ageInWords(age, 'es')).toBe(es);
    expect(ageInWords(age, 'en')).toBe(en);
  });
});

it.each([
  [61_000, '1 minuto', '1 minute'],
  [3 * 60_000 - 700, '3 minutos', '3 minutes'],
  [90 * 60_000, '90 minutos', '90 minutes'],
  [24 * 3_600_000, '24 horas', '24 hours'],
  [5 * 86_400_000, '5 días', '5 days'],
])('F7 says %d ms in words', (ms, es, en) => {
  expect([lengthInWords(ms, 'es'), lengthInWords(ms, 'en')]).toEqual([es, en]);
});
