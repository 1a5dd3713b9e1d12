import { describe, expect, it } from 'vitest';
import { remainingUntil } from './countdown.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');

describe('remainingUntil', () => {
  it('F7 splits the time left into hours, minutes and seconds', () => {
    expect(remainingUntil(NOON + 3_723_000, NOON)).toEqual({ hours: 1, minutes: 2, seconds: 3, done: false });
  });

  it('F7 does not turn hours into days', () => {
    expect(remainingUntil(NOON + 100 * 3_600_000, NOON).hours).toBe(100);
  });

  it('F7 rounds a started second up, so that zero appears only at the deadline', () => {
    expect(remainingUntil(NOON, NOON - 1)).toMatchObject({ seconds: 1, done: false });
    expect(remainingUntil(NOON, NOON)).toMatchObject({ seconds: 0, done: true });
  });

  it('F7 stays at zero after the deadline', () => {
    expect(remainingUntil(NOON, NOON + 5000)).toEqual({ hours: 0, minutes: 0, seconds: 0, done: true });
  });
});
