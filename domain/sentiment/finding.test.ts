import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import type { ShareRange } from '#contracts/sentiment-board.ts';
import { type BoardReading, type Finding, findingOf } from './finding.ts';

const NOW = Date.parse('2026-06-10T16:00:00.000Z');
const HOUR = 3_600_000;
/** An instrument beside gold, the euro and the yen, whichever the site has. */
const OTHER = SYMBOLS.filter((symbol) => !symbol.endsWith('JPY')).at(-1) ?? 'GBPUSD';
const WIDE: ShareRange = { low: 25, high: 80, min: 10, max: 90, days: 90 };

type Given = number | null | Partial<BoardReading>;

/** A board on which every share is 50 and five minutes old, but for the given ones. */
function boardOf(given: Partial<Record<InstrumentSymbol, Given>> = {}): BoardReading[] {
  return SYMBOLS.map((symbol) => {
    const one = given[symbol];
    const over = typeof one === 'object' && one !== null ? one : { long: one === undefined ? 50 : one };
    return { symbol, basis: 'volume', long: 50, readAt: NOW - 300_000, range: WIDE, ...over };
  });
}
const found = (given?: Parameters<typeof boardOf>[0]) => findingOf(boardOf(given), NOW);

describe('E1 the finding of the board', () => {
  it('E1 says that retail buys the yen when both pairs are mostly short, and sells it when both are long', () => {
    const symbols = ['GBPJPY', 'EURJPY'];
    expect(found({ EURJPY: 28, GBPJPY: 30 })).toEqual({ kind: 'yen', side: 'long', symbols });
    expect(found({ EURJPY: 70, GBPJPY: 88 })).toEqual({ kind: 'yen', side: 'short', symbols });
    for (const other of [30.5, 70, null, { readAt: NOW - 9 * HOUR, long: 20 }])
      expect(found({ EURJPY: 28, GBPJPY: other })).not.toMatchObject({ kind: 'yen' });
  });

  it('E1 names the instrument nearest to an end of its own range, before the most one-sided one', () => {
    expect(found({ EURUSD: 89.5, GBPUSD: 89.2 })).toEqual({
      kind: 'edge',
      symbol: 'EURUSD',
      end: 'high',
      isAt: false,
    });
    expect(found({ EURUSD: 11, [OTHER]: 8 })).toMatchObject({ symbol: OTHER, end: 'low', isAt: true });
  });

  it('E1 an own range that is unknown or narrow has no end', () => {
    const narrow = { low: 49, high: 51, min: 48, max: 52, days: 90 };
    expect(found({ EURUSD: { long: 52, range: narrow } })).toEqual({ kind: 'calm' });
    expect(found({ EURUSD: { long: 90, range: null } })).toMatchObject({ kind: 'sided', symbol: 'EURUSD' });
  });

  it('E1 calls an instrument the most one-sided only when all are known and none is level with it', () => {
    expect(found({ [OTHER]: 28, XAUUSD: 71 })).toEqual({
      kind: 'sided',
      symbol: OTHER,
      side: 'short',
      isMost: true,
    });
    expect(found({ [OTHER]: 28, XAUUSD: 72 })).toMatchObject({ symbol: 'XAUUSD', isMost: false });
    expect(found({ [OTHER]: 28, XAUUSD: null })).toMatchObject({ symbol: OTHER, isMost: false });
  });

  it('E1 says that nothing is at an extreme only when all instruments and ranges are known', () => {
    expect(found()).toEqual({ kind: 'calm' });
    expect(found({ EURUSD: null })).toEqual({ kind: 'partly', known: SYMBOLS.length - 1 });
    expect(found({ EURUSD: { range: null } })).toEqual({ kind: 'partly', known: SYMBOLS.length });
  });

  it('E1 says nothing with one reading, or with readings that are old, without a time or of the future', () => {
    const only = Object.fromEntries(SYMBOLS.slice(1).map((symbol) => [symbol, null]));
    expect(found(only)).toBeNull();
    for (const readAt of [null, NOW - 8 * HOUR - 1, NOW + 2 * HOUR]) {
      const stale = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, { long: 20, readAt }]));
      expect(found(stale)).toBeNull();
    }
  });
});

/** What each finding claims, looked up in the figures without the rule. */
function isTrue(finding: Finding, board: readonly BoardReading[]): boolean {
  const counts = board.filter(
    ({ long, readAt }) =>
      long !== null && readAt !== null && NOW - readAt <= 8 * HOUR && readAt - NOW <= 60_000,
  );
  const share = (symbol: string) => counts.find((one) => one.symbol === symbol)?.long ?? Number.NaN;
  const extreme = counts.filter(({ long }) => (long ?? 50) >= 70 || (long ?? 50) <= 30);
  switch (finding.kind) {
    case 'yen': {
      const [pound, euro] = [share('GBPJPY'), share('EURJPY')];
      return finding.side === 'long' ? pound <= 30 && euro <= 30 : pound >= 70 && euro >= 70;
    }
    case 'edge': {
      const { min = 0, max = 0 } = board.find(({ symbol }) => symbol === finding.symbol)?.range ?? {};
      const long = share(finding.symbol);
      const away = finding.end === 'high' ? max - long : long - min;
      return max - min >= 10 && away <= 1 && finding.isAt === away <= 0;
    }
    case 'sided': {
      const long = share(finding.symbol);
      const isOnSide = finding.side === 'long' ? long >= 70 : long <= 30;
      const others = counts.filter(({ symbol }) => symbol !== finding.symbol);
      const isAlone = others.every((one) => Math.abs((one.long ?? 50) - 50) < Math.abs(long - 50));
      return isOnSide && (!finding.isMost || (isAlone && counts.length === SYMBOLS.length));
    }
    case 'calm':
      return (
        counts.length === SYMBOLS.length &&
        extreme.length === 0 &&
        counts.every(({ long, range }) => {
          if (long === null || range === null) return false;
          return range.max - range.min < 10 || (long < range.max - 1 && long > range.min + 1);
        })
      );
    case 'partly':
      return extreme.length === 0 && counts.length === finding.known && finding.known >= 2;
  }
}

const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.constantFrom(29, 30, 31, 69, 70, 71, 49, 50, 51, 30.4, 69.9),
);
const range = fc.tuple(percent, percent, fc.integer({ min: 30, max: 91 })).map(([one, other, days]) => {
  const [min, max] = [Math.min(one, other), Math.max(one, other)];
  return { min, max, low: min, high: max, days };
});
const reading = fc.record({
  basis: fc.constant('volume' as const),
  long: fc.option(percent, { freq: 9 }),
  readAt: fc.option(
    fc.constantFrom(0, 0, 0, 1, 8, 9, 40, -2).map((hours) => NOW - hours * HOUR),
    { freq: 9 },
  ),
  range: fc.option(range, { freq: 6 }),
});
/** Often all are known and none is at an end, which the other readings almost never are together. */
const quiet = fc.record({
  basis: fc.constant('volume' as const),
  long: fc.integer({ min: 28, max: 69 }),
  readAt: fc.constant(NOW),
  range: fc.constant(WIDE),
});
const ofReadings = (one: typeof reading | typeof quiet) =>
  fc.array<Omit<BoardReading, 'symbol'>>(one, { minLength: SYMBOLS.length, maxLength: SYMBOLS.length });
const boards = fc
  .oneof(ofReadings(reading), ofReadings(quiet))
  .map((all): BoardReading[] =>
    all.flatMap((one, place) => (SYMBOLS[place] ? [{ symbol: SYMBOLS[place], ...one }] : [])),
  );

it('E1 never says what the figures do not, over 10,000 made-up boards', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(boards, (board) => {
      const finding = findingOf(board, NOW);
      kinds.add(finding?.kind ?? 'none');
      return finding === null || isTrue(finding, board);
    }),
    { numRuns: 10_000 },
  );
  expect([...kinds].sort()).toEqual(['calm', 'edge', 'none', 'partly', 'sided', 'yen']);
});
