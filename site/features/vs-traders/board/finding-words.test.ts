import { describe, expect, it } from 'vitest';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { findingWords, type SaidReading } from './finding-words.ts';

const NOW = Date.parse('2026-06-10T16:00:00.000Z');
/** An instrument beside gold, the euro and the yen, whichever the site has. */
const OTHER = SYMBOLS.filter((symbol) => !symbol.endsWith('JPY')).at(-1) ?? 'GBPUSD';
const PARTLY = new RegExp(`${SYMBOLS.length - 1} (de|of) ${SYMBOLS.length}`);
const RANGE = { low: 35, high: 66, min: 10, max: 90, days: 88 };

/** All shares are 50 to 49, but for the given long shares. */
const boardOf = (given: Readonly<Record<string, number | null>> = {}): SaidReading[] =>
  SYMBOLS.map((symbol) => {
    const long = symbol in given ? (given[symbol] ?? null) : 50;
    return {
      symbol,
      basis: 'volume',
      long,
      short: long === null ? null : 99 - long,
      readAt: NOW - 60_000,
      range: RANGE,
    };
  });

describe.each(BASE_LOCALES)('E1 the heading of the board (%s)', (locale) => {
  const say = (given?: Parameters<typeof boardOf>[0]) => findingWords(boardOf(given), NOW, locale);

  it('E1 names the side of the yen, with the long shares that show it', () => {
    const bought = say({ EURJPY: 28, GBPJPY: 30 });
    const sold = say({ EURJPY: 72, GBPJPY: 70 });
    expect(bought.kind).toBe('yen');
    expect(bought.heading).toMatch(locale === 'es' ? /por el yen$/ : /on the yen$/);
    expect(sold.heading).toMatch(locale === 'es' ? /contra el yen$/ : /against the yen$/);
    expect(bought.facts).toMatch(/GBPJPY 30%, EURJPY 28%/);
  });

  it('E1 names both shares of the most one-sided instrument as its source gives them', () => {
    const { heading, facts } = say({ [OTHER]: 28 });
    expect(heading).toContain(OTHER);
    expect(facts).toMatch(/28%.*71%/);
  });

  it('E1 names the ends of the range beside the share that is near one', () => {
    const { heading, facts } = say({ EURUSD: 89.5 });
    expect(heading).toMatch(/EURUSD.*90/);
    expect(facts).toMatch(/89\.5%.*10%.*90%/);
    // A reading beyond the range, which is up to an hour old, is its new end.
    expect(say({ EURUSD: 93 }).facts).toMatch(/93%.*10%.*93%/);
  });

  it('E1 E3 says of every finding that it counts lots, and how many instruments it knows when not all', () => {
    for (const given of [{}, { EURJPY: 20, GBPJPY: 20 }, { [OTHER]: 25 }, { EURUSD: 10 }]) {
      expect(say(given).facts).toMatch(locale === 'es' ? /lotes/i : /lots/i);
      expect(say(given).facts).not.toMatch(PARTLY);
      expect(say({ ...given, XAUUSD: null }).facts).toMatch(PARTLY);
    }
  });

  it('E1 E3 says that others count something else, and not that they have no recent reading', () => {
    const board = boardOf().map((one, place) => (place < 2 ? { ...one, basis: 'accounts' as const } : one));
    const { facts } = findingWords(board, NOW, locale);
    expect(facts).toMatch(locale === 'es' ? /2 de \d+ cuentan otra cosa/ : /2 of \d+ count something else/);
    expect(facts).not.toMatch(/reciente|recent/);
    const [first, ...others] = board;
    const old = first ? [{ ...first, readAt: NOW - 86_400_000 }, ...others] : [];
    expect(findingWords(old, NOW, locale).facts).toMatch(PARTLY);
    expect(findingWords(old, NOW, locale).facts).toMatch(
      locale === 'es' ? /1 de \d+ cuenta / : /1 of \d+ counts /,
    );
  });

  it('E1 E3 says one recent reading without the verb of several', () => {
    const facts = [1, 2].map((count) => {
      const unread = Object.fromEntries(SYMBOLS.slice(count).map((symbol) => [symbol, null]));
      return say({ ...unread, [SYMBOLS[0] ?? '']: 80 }).facts;
    });
    expect(facts[0]).toMatch(/\b1 (de|of) \d/);
    for (const one of facts) expect(one).not.toMatch(/\d (tienen|have)\b/);
  });

  it('E1 has no heading of its own with too few readings', () => {
    const none = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, null]));
    expect(say(none)).toMatchObject({ kind: null, heading: null });
    expect(say(none).facts).not.toBe('');
  });
});
