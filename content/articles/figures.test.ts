import { describe, expect, it } from 'vitest';
import { BASE_LOCALES, type BaseLocale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { priceAtMultiple } from '#domain/quoted-trade.ts';
import { ARTICLES } from './articles.ts';
import { hasFigure, numbersIn, parseFigure, proseOf, rowsOf } from './prose-figures.ts';
import { isPriced, type PricedTrade } from './schema.ts';

/** Numbers that one language writes and the other does not, and why. */
const DIFFERENCES: Readonly<
  Record<string, Readonly<Record<BaseLocale, readonly string[]>> & { why: string }>
> = {
  'tech-finance-fiat': {
    es: ['450,000', '200,000', '3,300', '40,000'],
    en: ['450', '3.3', '40'],
    why: 'Spanish counts in millions, English in billions; 200 stands elsewhere too',
  },
};

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** A price with its own decimals, or with as many as the longest of the trade. */
function writtenForms(value: number, trade: PricedTrade, locale: BaseLocale): string[] {
  const most = Math.max(...[trade.entry, trade.stop, trade.target].map(decimalsOf));
  return [decimalsOf(value), most].map((decimals) => formatNumber(value, decimals, locale));
}

/** Rows that give the price at a multiple of the risk. */
function rungsOf(prose: string) {
  return rowsOf(prose)
    .filter(([r = '', price = '']) => /^([−+]\d+(\.\d+)?R|0)$/.test(r) && /^\d,\d{3}\.\d+$/.test(price))
    .map(([r = '', price = '']) => ({ r: parseFigure(r), price: parseFigure(price) }));
}

/** Rows that give, after a ratio, the share of winners it needs. */
function breakEvensOf(prose: string) {
  return rowsOf(prose).flatMap((row) => {
    const at = row.findIndex((cell) => /^1:\d+(\.\d+)?$/.test(cell));
    const share = row[at + 1] ?? '';
    if (at < 0 || !/^\d+(\.\d+)?%$/.test(share)) return [];
    return [{ ratio: Number(row[at]?.slice(2)), share: parseFigure(share) }];
  });
}

const PRICED = ARTICLES.flatMap(({ id, report }) =>
  (report?.trades ?? []).filter(isPriced).map((trade) => ({ id, trade })),
);

describe.each(PRICED)('G12 the trade of $id', ({ id, trade }) => {
  it.each(BASE_LOCALES)(
    'G6 G7 G9 G10 G12 is told in %s with the prices and figures it is drawn from',
    (locale) => {
      const prose = proseOf(id, locale);
      for (const name of ['entry', 'stop', 'target'] as const) {
        const forms = writtenForms(trade[name], trade, locale);
        expect(
          forms.some((form) => hasFigure(prose, form)),
          `${name} as ${forms[0]}`,
        ).toBe(true);
      }
      const { risk, reward, ratio } = trade.quoted;
      for (const pips of [risk, reward]) if (pips) expect(hasFigure(prose, pips), `${pips} pips`).toBe(true);
      expect(hasFigure(prose, `1:${ratio}`), `1:${ratio}`).toBe(true);
    },
  );

  it.each(BASE_LOCALES)('G12 every rung of its table in %s is what the prices give', (locale) => {
    for (const { r, price } of rungsOf(proseOf(id, locale))) {
      // A multiple with decimals is itself rounded.
      const slack = Number.isInteger(r) ? 0.0006 : (trade.entry - trade.stop) * 0.006;
      expect(Math.abs(priceAtMultiple(trade, r) - price), `${r}R`).toBeLessThan(slack);
    }
  });
});

describe.each(ARTICLES)('$id', ({ id }) => {
  it('G12 G3 G4 G5 G6 G7 G8 G9 G10 G11 holds the same numbers in both languages', () => {
    const [es, en] = [numbersIn(proseOf(id, 'es')), numbersIn(proseOf(id, 'en'))];
    const { es: onlyEs, en: onlyEn } = DIFFERENCES[id] ?? { es: [], en: [] };
    expect([...es].filter((one) => !en.has(one)).sort()).toEqual([...onlyEs].sort());
    expect([...en].filter((one) => !es.has(one)).sort()).toEqual([...onlyEn].sort());
  });

  it.each(BASE_LOCALES)(
    'G12 the share of winners beside a ratio in %s is the one that breaks even',
    (locale) => {
      for (const { ratio, share } of breakEvensOf(proseOf(id, locale)))
        expect(Math.abs(100 / (1 + ratio) - share), `1:${ratio}`).toBeLessThan(0.06);
    },
  );
});

it('G12 the rungs and shares of a table are read', () => {
  const table = '| R | USD |\n| +2R | 2,408.00 |\n| 0 | 2,400.00 |\n| x | 1:4 | 20% |\n| 1:4 | soon |';
  expect(rungsOf(table)).toEqual([
    { r: 2, price: 2408 },
    { r: 0, price: 2400 },
  ]);
  expect(breakEvensOf(table)).toEqual([{ ratio: 4, share: 20 }]);
});

it('G12 the reading of numbers tells one from a part of another', () => {
  expect(hasFigure('stop 3,471.353 y', '3,471.353')).toBe(true);
  expect(hasFigure('13,471.353', '3,471.353')).toBe(false);
  expect(hasFigure('1:10.17', '1:10')).toBe(false);
  expect(hasFigure('a 1:10, o', '1:10')).toBe(true);
  expect([...numbersIn('de −39.5% a +0.38R en 3,300 casos.[^9] <Trade id="m2" /> [a](/b9)')]).toEqual([
    '−39.5%',
    '+0.38R',
    '3,300',
  ]);
});
