import { describe, expect, it } from 'vitest';
import { translate } from '#content/words/translate.ts';
import { LOCALES } from '#contracts/locale.ts';
import { type SentimentResponse, SYMBOLS } from '#contracts/sentiment.ts';
import { EXTREMES } from '#contracts/sentiment-history.ts';
import { ageInWords } from '#domain/age.ts';
import { formatShare } from '#domain/format.ts';
import { newestReading } from '#site/features/vs-traders/board/newest-reading.ts';
import { measure, misplaced, wordsOf } from '#site/lib/picture/testing/places.ts';
import { boardOf, type SeenInstrument } from './board-picture.ts';
import { layOutBoard } from './lay-out-board.ts';

const NOW = Date.parse('2026-06-10T16:00:00.000Z');
const MINUTE_MS = 60_000;
/** Those that a test names come first: a site may have fewer instruments. */
const SHARES = [18, 48.5, 61, 22, 36, 52];

const answer = (long: number, over: Partial<SentimentResponse> = {}): SentimentResponse => ({
  entry: {
    name: 'any',
    basis: 'volume',
    longPercentage: long,
    shortPercentage: 100 - long,
    totalPositions: 100,
    longVolume: long,
    shortVolume: 100 - long,
    averageLong: null,
    averageShort: null,
  },
  reason: null,
  dataSource: 'live_api',
  credit: { name: 'A source', url: 'https://source.example' },
  observedAt: new Date(NOW - 5 * MINUTE_MS).toISOString(),
  ...over,
});
const seenOf = (over: (place: number) => Partial<SentimentResponse> = () => ({})): SeenInstrument[] =>
  SYMBOLS.map((symbol, place) => {
    const response = answer(SHARES[place] ?? 50, over(place));
    const row = { symbol, latest: null, change: -2.5, shares: [] };
    return { symbol, response, newest: newestReading({ data: response, answeredAt: NOW }, row) };
  });
const STORED = { basis: 'volume', longPercentage: 70, shortPercentage: 30 } as const;
const page = { brand: 'Marca', address: 'marca.example/vs-traders' };
const EXAMPLE = { dataSource: 'error_fallback', observedAt: null } as const;
const NONE = { ...EXAMPLE, entry: null } as const;

describe.each(LOCALES)('the picture of the board in %s', (locale) => {
  const drawn = (seen: readonly SeenInstrument[]) =>
    layOutBoard({ ...page, ...boardOf(seen, [], NOW, locale) }, measure);

  it('N18 has both shares of all instruments, extremes, hour, source, unit and address', () => {
    const shapes = drawn(seenOf());
    const words = wordsOf(shapes);
    for (const symbol of SYMBOLS) expect(words).toContain(symbol);
    for (const share of [61, 39, 48.5, 51.5, 18, 82]) expect(words).toContain(formatShare(share, locale));
    expect(words.split(` ${translate(locale, 'picture.extreme')} `)).toHaveLength(3);
    expect(words).toContain('09:55');
    expect(words).toContain(translate(locale, 'picture.credit', { source: 'A source' }));
    expect(words).toContain(translate(locale, 'picture.boardUnit.volume'));
    expect(words).toContain('marca.example/vs-traders');
    expect(misplaced(shapes)).toEqual([]);
  });

  it('N18 E3 a stored reading newer than the answer is credited to the source of the board', () => {
    const [first, ...others] = seenOf();
    if (!first) throw new Error('no instrument');
    const latest = { ...STORED, observedAt: new Date(NOW).toISOString() };
    const row = { symbol: first.symbol, latest, change: null, shares: [] };
    const newer = { ...first, newest: newestReading({ data: first.response, answeredAt: NOW }, row) };
    const credits = [{ name: 'Another source', url: 'https://another.example' }];
    expect(boardOf([newer], credits, NOW, locale).credits).toEqual(['Another source']);
    expect(boardOf([newer, ...others], credits, NOW, locale).credits).toEqual(['Another source', 'A source']);
    expect(boardOf(others, credits, NOW, locale).credits).toEqual(['A source']);
  });

  it('N18 E3 an instrument without a reading has a dash and a word, and no bar', () => {
    const shapes = drawn(seenOf((place) => (place === 2 ? NONE : {})));
    expect(wordsOf(shapes)).toContain(`— ${translate(locale, 'picture.noReading')}`);
    expect(shapes.filter((shape) => shape.kind === 'box' && shape.isHatched)).toHaveLength(SYMBOLS.length);
    expect(misplaced(shapes)).toEqual([]);
  });

  it('N18 K2 examples are marked, and never shown beside real shares', () => {
    const example = translate(locale, 'picture.example');
    const all = boardOf(
      seenOf(() => EXAMPLE),
      [],
      NOW,
      locale,
    );
    expect(all.marks).toEqual([example]);
    expect(all.readAt).toBeNull();
    expect(all.rows.every(({ shares }) => shares !== null)).toBe(true);
    const mixed = boardOf(
      seenOf((place) => (place === 0 ? {} : EXAMPLE)),
      [],
      NOW,
      locale,
    );
    expect(mixed.marks).toEqual([]);
    expect(mixed.rows.filter(({ shares }) => shares !== null)).toHaveLength(1);
    const none = boardOf(
      seenOf(() => NONE),
      [],
      NOW,
      locale,
    );
    expect(none.marks).toEqual([]);
  });

  it('N18 E3 an old reading is marked on the picture, and an older one on its row', () => {
    const at = (hours: number) => ({ observedAt: new Date(NOW - hours * 60 * MINUTE_MS).toISOString() });
    const old = (age: string) => translate(locale, 'picture.oldReading', { age });
    const three = ageInWords({ value: 3, unit: 'hour' }, locale);
    const all = drawn(seenOf(() => at(3)));
    expect(wordsOf(all).split(old(three))).toHaveLength(2);
    const one = drawn(seenOf((place) => (place === 0 ? at(3) : {})));
    expect(wordsOf(one)).toContain(`${translate(locale, 'picture.extreme')} · ${old(three)}`);
    expect(misplaced(one)).toEqual([]);
  });
});

it('N18 the limits of an extreme are those of the history', () => {
  expect(translate('es', 'picture.extremeKey', EXTREMES)).toMatch(/70% .*30%/);
});
