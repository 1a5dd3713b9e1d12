import { describe, expect, it } from 'vitest';
import type { Positioning, PositioningLeg } from '#contracts/positioning.ts';
import { positioningState, sharedDate } from './positioning-state.ts';

const group = { long: 9, short: 4, net: 5, change: null };
const legOf = (reportDate: string): PositioningLeg => ({
  market: 'yen',
  name: 'JAPANESE YEN',
  inverted: true,
  reportDate,
  openInterest: 12,
  nonCommercial: group,
  commercial: group,
  percentile52w: null,
  weeks: 3,
});
const answerOf = (...dates: string[]): Positioning => ({
  symbol: 'GBPJPY',
  legs: dates.map(legOf),
  nextReleaseAt: '2026-06-12T19:30:00.000Z',
  nextReleaseMayShift: false,
  source: { name: 'CFTC', url: 'https://www.cftc.gov/' },
  observedAt: null,
  error: null,
});

describe('positioningState', () => {
  const asked = { isLive: true, answer: undefined, isFetching: false, isError: false };

  it.each([
    ['the island does not live yet', { ...asked, isLive: false }, 'waiting'],
    ['about to ask', asked, 'loading'],
    ['the first request under way', { ...asked, isFetching: true }, 'loading'],
    ['it failed', { ...asked, isError: true }, 'error'],
    ['asked again after a failure', { ...asked, isError: true, isFetching: true }, 'loading'],
    ['no report was ever read', { ...asked, answer: answerOf() }, 'unavailable'],
    ['asked again where none was', { ...asked, answer: answerOf(), isFetching: true }, 'loading'],
    ['a report', { ...asked, answer: answerOf('2026-06-02') }, 'ready'],
    ['a report, newer asked for', { ...asked, answer: answerOf('2026-06-02'), isFetching: true }, 'ready'],
    ['a report, newer not had', { ...asked, answer: answerOf('2026-06-02'), isError: true }, 'ready'],
  ] as const)('N8 L %s', (_title, reading, state) => {
    expect(positioningState(reading)).toBe(state);
  });
});

describe('sharedDate', () => {
  it('N8 legs of one Tuesday share it', () => {
    expect(sharedDate(answerOf('2026-06-02', '2026-06-02').legs)).toBe('2026-06-02');
  });

  it('N8 shows no single date when the legs have two dates or none', () => {
    expect(sharedDate(answerOf('2026-06-02', '2026-05-26').legs)).toBeNull();
    expect(sharedDate([])).toBeNull();
  });
});
