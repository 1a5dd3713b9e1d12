import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ARTICLES } from '#content/articles/articles.ts';
import { isPriced, type PricedTrade } from '#content/articles/schema.ts';
import { BASE_LOCALES, type BaseLocale } from '#contracts/locale.ts';
import { PricedCase } from './PricedCase.tsx';

const draw = (trade: PricedTrade, locale: BaseLocale) =>
  load(renderToStaticMarkup(<PricedCase {...{ locale, trade }} />));

/** What the page shows for each trade: the figures of its drawing, and below it those computed from its prices. */
const TOLD: Readonly<Record<string, { drawn: readonly string[]; computed: readonly string[] }>> = {
  'institutional-volume': {
    drawn: ['3,474.700', '3,471.353', '3,508.500', '33.47', '338.0', '1:10'],
    computed: ['33.47', '338.00', '1:10.10'],
  },
  'second-masterclass': {
    drawn: ['3,532.818', '3,528.638', '3,553.854', '41.8', '210.3', '1:5.03'],
    computed: ['41.80', '210.36', '1:5.03'],
  },
  'epic-xauusd': {
    drawn: ['3,638.130', '3,634.943', '3,670.000', '31.8', '318.7', '1:10', '3,644.504'],
    computed: ['31.87', '318.70', '1:10.00'],
  },
  'institutional-1-10': {
    drawn: ['3,640.792', '3,635.643', '3,693.139', '51.4', '523.4', '1:10.17'],
    computed: ['51.49', '523.47', '1:10.17'],
  },
};

/** In the order of the sentence: entry, stop, risk, target, reward, ratio, and where the stop moves. */
const said = ([entry, stop, target, risk, reward, ...rest]: readonly string[]) => [
  entry,
  stop,
  risk,
  target,
  reward,
  ...rest,
];

const CASES = ARTICLES.flatMap(({ id, report }) =>
  (report?.trades ?? []).filter(isPriced).map((trade) => ({ id, trade })),
);

const PUBLISHED = CASES.filter(({ id }) => id in TOLD);

describe.each(PUBLISHED)('the drawn trade of $id', ({ id, trade }) => {
  it.each(BASE_LOCALES)('G12 C11 its text alternative in %s names every figure of the drawing', (locale) => {
    const text = draw(trade, locale)('[data-part="trade"]').attr('aria-label') ?? '';
    const found = text.match(/1:[\d.]+\d|\d[\d,]*\.\d+/g);
    expect(found?.filter((one) => one !== '0.1')).toEqual(said(TOLD[id]?.drawn ?? []));
    expect(text).toMatch(locale === 'es' ? /^Compra de XAUUSD: entrada/ : /^Buy XAUUSD: entry/);
  });

  it.each(BASE_LOCALES)('G12 shows in %s the values computed from the prices, and both agree', (locale) => {
    const caption = draw(trade, locale)('figcaption p:not([data-part])').first().text();
    const found = caption.match(/(?<=riesgo |take profit |risk |target )[\d.]+|1:[\d.]+\d/g) ?? [];
    expect(found).toEqual(TOLD[id]?.computed);
    const [risk, reward, ratio] = found.map((one) => Number(one.replace('1:', '')));
    expect(Math.abs((reward ?? 0) / (risk ?? 1) - (ratio ?? 0))).toBeLessThan(0.006);
  });
});

describe.each(CASES)('the drawn trade of $id', ({ trade }) => {
  it.each(BASE_LOCALES)('G12 a figure that is off is explained under it in %s, and no other', (locale) => {
    const notes = draw(trade, locale)('figcaption p:not([data-part])').slice(1);
    expect(notes.toArray().map((one) => load(one).text())).toEqual(
      Object.values(trade.notes ?? {}).map((note) => note?.[locale]),
    );
  });
});
