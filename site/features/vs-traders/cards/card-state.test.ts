import { describe, expect, it } from 'vitest';
import type { SentimentResponse } from '#contracts/sentiment.ts';
import {
  cardState,
  type EntryState,
  figuresOf,
  hasNothing,
  isShownLive,
  isWorseThan,
  roundingWords,
  withRounding,
} from './card-state.ts';

const live: SentimentResponse = {
  entry: {
    name: 'GBPJPY',
    basis: 'volume',
    longPercentage: 30,
    shortPercentage: 69,
    totalPositions: 310,
    longVolume: 33.1,
    shortVolume: 74.9,
    averageLong: 199.412,
    averageShort: 198.03,
  },
  dataSource: 'live_api',
  credit: { name: 'Myfxbook', url: 'https://www.myfxbook.com/community/outlook' },
};
const zeros: SentimentResponse = {
  ...live,
  entry: { ...live.entry, longPercentage: 0, shortPercentage: 0, longVolume: 0, shortVolume: 0 } as never,
};
const unread: SentimentResponse = {
  ...live,
  entry: null,
  reason: 'unknown',
  dataSource: 'error_fallback',
  observedAt: null,
};
const example: SentimentResponse = { ...live, dataSource: 'error_fallback' };

const untouched: EntryState = {
  response: undefined,
  isFetching: false,
  hasFailed: false,
  receivedAt: 0,
  isKept: false,
  refusedAt: 0,
};
const shown: EntryState = { ...untouched, response: live, receivedAt: 1000 };

describe('cardState', () => {
  it.each([
    ['nothing asked yet', untouched, 'loading'],
    ['the first request under way', { ...untouched, isFetching: true }, 'loading'],
    ['the first request failed', { ...untouched, hasFailed: true }, 'error'],
    ['asked again after a failure', { ...untouched, hasFailed: true, isFetching: true }, 'loading'],
    ['figures from storage', { ...shown, isKept: true }, 'cached'],
    [
      'figures from storage, newer ones asked for',
      { ...shown, isKept: true, isFetching: true },
      'refreshing',
    ],
    ['newer figures have come', shown, 'fresh'],
    ['a background refresh failed', { ...shown, isKept: true, hasFailed: true }, 'cached'],
    ["the visitor's refresh failed", { ...shown, hasFailed: true, refusedAt: 1500 }, 'error'],
    ['a later refresh succeeded', { ...shown, receivedAt: 2000, refusedAt: 1500 }, 'fresh'],
    ['nothing could be read', { ...shown, response: unread }, 'error'],
    ['an older backend gives no reason', { ...shown, response: { ...unread, reason: undefined } }, 'error'],
    ['asked again where nothing could be read', { ...shown, response: unread, isFetching: true }, 'loading'],
    ['the source reports no volume', { ...shown, response: { ...unread, reason: 'no_volume' } }, 'empty'],
    ['all figures are zero', { ...shown, response: zeros }, 'empty'],
  ] as const)('E4 %s: %s → %s', (_title, reading, state) => {
    expect(cardState(reading)).toBe(state);
  });
});

it('K2 E3 nothing to show is said once it is known, and not of a source that reports no volume', () => {
  expect(hasNothing(untouched)).toBe(false);
  expect(hasNothing({ ...untouched, hasFailed: true })).toBe(true);
  expect(hasNothing({ ...untouched, response: unread })).toBe(true);
  expect(hasNothing({ ...untouched, response: { ...unread, reason: 'no_volume' } })).toBe(false);
  expect(hasNothing({ ...untouched, response: live, hasFailed: true })).toBe(false);
});

describe('isShownLive', () => {
  const readAt = Date.parse('2026-11-23T12:00:00Z');
  const minutesOn = (minutes: number) => readAt + minutes * 60_000;
  const read = { ...live, observedAt: new Date(readAt).toISOString() };
  const fresh = { state: 'fresh', response: read, receivedAt: minutesOn(10) } as const;

  it.each([
    ['received in this visit', fresh, 10, true],
    ['of the public page', { ...fresh, response: { ...read, dataSource: 'web_scraped' } }, 10, true],
    ['kept on the device', { ...fresh, state: 'cached' }, 10, false],
    ['newer ones asked for', { ...fresh, state: 'refreshing' }, 10, false],
    ['a refresh failed', { ...fresh, state: 'error' }, 10, false],
    ['the tab was left open', fresh, 25, false],
    ['a stored reading', { ...fresh, response: { ...read, dataSource: 'historical_fallback' } }, 10, false],
    ['an example', { ...fresh, response: example }, 10, false],
    ['a backend without times, just received', { ...fresh, response: live }, 25, true],
    ['a backend without times, left open', { ...fresh, response: live }, 35, false],
  ] as const)('E3 E4 %s', (_title, reading, minutes, isLive) => {
    expect(isShownLive(reading, minutesOn(minutes))).toBe(isLive);
  });
});

describe('figuresOf', () => {
  it('E3 does not show zeros as figures or as 50/50', () => {
    expect(figuresOf(zeros)).toBeNull();
    expect(figuresOf(live)).toBe(live.entry);
  });
});

describe('isWorseThan', () => {
  it('K2 an example does not replace real figures', () => {
    expect(isWorseThan(example, live)).toBe(true);
  });

  it('K2 an example is shown where there is nothing real', () => {
    expect(isWorseThan(example, undefined)).toBe(false);
    expect(isWorseThan(example, zeros)).toBe(false);
    expect(isWorseThan(example, example)).toBe(false);
  });

  it('K2 that nothing could be had does not replace real figures', () => {
    expect(isWorseThan(unread, live)).toBe(true);
  });

  it('E3 that the source now reports no volume does replace them', () => {
    expect(isWorseThan({ ...unread, reason: 'no_volume' }, live)).toBe(false);
  });

  it('K2 an older stored reading is a real one', () => {
    expect(isWorseThan({ ...live, dataSource: 'historical_fallback' }, live)).toBe(false);
  });
});

it('E3 says that the source rounds each side when two shares do not add to 100, and only then', () => {
  const even = { long: 48.4, short: 51.6 };
  expect(roundingWords([even, { long: null, short: 40 }], 'es')).toBe('');
  for (const short of [75, 77]) expect(roundingWords([even, { long: 24, short }], 'en')).not.toBe('');
  expect(withRounding('Share', [even], 'en')).toBe('Share');
  expect(withRounding('Share', [{ long: 61, short: 38 }], 'en')).toMatch(/^Share\. .+\.$/);
});
