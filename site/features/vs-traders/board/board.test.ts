import { describe, expect, it, test } from 'vitest';
import { translate } from '#content/words/translate.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import {
  changesSince,
  dayOf,
  mostOneSided,
  type SeenShare,
  sharesBySymbol,
  sharesMoved,
  stateOf,
} from './board.ts';

test('E2 the most one-sided instrument is first, long or short, and one without figures last', () => {
  expect(mostOneSided([55, null, 20, 75])).toEqual([2, 3, 0, 1]);
  expect(mostOneSided([60, 40, 60])).toEqual([0, 1, 2]);
});

test('E1 a share is at an extreme, else beside or in its own range, which may be unknown', () => {
  const range = { low: 40, high: 60, min: 30, max: 65, days: 90 };
  expect([70, 30, 50, 61, 39].map((long) => stateOf(long, range))).toEqual([
    'high',
    'low',
    'inside',
    'above',
    'below',
  ]);
  expect([stateOf(50, null), stateOf(75, undefined)]).toEqual(['unranged', 'high']);
});

test('E1 a day of the replay without a reading has no share, and its dot stays where it was', () => {
  const shares = [null, 40, null, 44];
  expect([0, 1, 2, 3].map((day) => dayOf(shares, day))).toEqual([
    { share: null, place: null },
    { share: 40, place: 40 },
    { share: null, place: 40 },
    { share: 44, place: 44 },
  ]);
});

test('E1 the three largest moves since the last visit are named, none of less than a point', () => {
  const before = { XAUUSD: 68, EURUSD: 40, GBPUSD: 50, GBPJPY: 51 };
  const now = { XAUUSD: 62, EURUSD: 41, GBPUSD: 50.4, GBPJPY: 60, EURJPY: 30 };
  expect(sharesMoved(before, now)).toEqual([
    { symbol: 'GBPJPY', from: 51, to: 60 },
    { symbol: 'XAUUSD', from: 68, to: 62 },
    { symbol: 'EURUSD', from: 40, to: 41 },
  ]);
});

describe('changesSince', () => {
  const AT = Date.parse('2026-06-10T16:00:00.000Z');
  const seen = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, 62]));
  const read = (share: number, readAt: number | null = AT + 60_000): SeenShare => ({
    basis: 'volume',
    share,
    readAt,
  });
  const since = (shares: readonly (SeenShare | null)[]) => changesSince({ at: AT, seen }, shares, 'en');
  const all = (share: SeenShare | null) => SYMBOLS.map(() => share);

  it('E4 H8 nothing moved where every instrument was read again and is as it was', () => {
    expect(since(all(read(62.4)))).toBe(translate('en', 'board.same'));
  });

  it.each([
    ['was not read since', read(62, AT - 60_000)],
    ['has no time of its reading', read(62, null)],
    ['has no figures', null],
  ])('E4 H8 it is not known whether something moved where an instrument %s', (_how, one) => {
    expect(since([...all(read(62)).slice(1), one])).toBe(translate('en', 'board.unsure'));
    expect(since(all(one))).toBe(translate('en', 'board.unsure'));
  });

  it('E4 H8 an instrument that was not there before is not called unchanged', () => {
    const [, ...others] = SYMBOLS;
    const before = Object.fromEntries(others.map((symbol) => [symbol, 62]));
    expect(changesSince({ at: AT, seen: before }, all(read(62)), 'en')).toBe(translate('en', 'board.unsure'));
  });

  it('E4 H8 a share that counts something else than before has not moved, and is not called unchanged', () => {
    const accounts = { ...read(20), basis: 'accounts' as const };
    expect(since([accounts, ...all(read(62)).slice(1)])).toBe(translate('en', 'board.unsure'));
    const then = sharesBySymbol([accounts]);
    const now = { ...read(30), basis: 'accounts' as const };
    expect(changesSince({ at: AT, seen: then }, [now], 'en')).toBe(`${SYMBOLS[0]} 20% → 30%`);
  });

  it('E4 H8 names what moved, also where not everything was read again', () => {
    expect(since([read(68), ...all(null).slice(1)])).toBe('XAUUSD 62% → 68%');
  });
});
