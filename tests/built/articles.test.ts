import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { ARTICLES, articleById } from '#content/articles/articles.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { isClosed } from '#content/routes.ts';
import { BASE_LOCALES, type BaseLocale } from '#contracts/locale.ts';
import { shows } from '../example.ts';
import { plainText } from '../plain-text.ts';
import { type DistPage, distPages } from './pages.ts';

const pages = distPages();

/** The page of an article at its address in that language. */
function pageOf(id: string, locale: BaseLocale): DistPage['$'] {
  const file = `${locale}${articleById(id).paths[locale]}/index.html`;
  const page = pages.find((one) => one.file === file);
  if (!page) throw new Error(`no page ${file}`);
  return page.$;
}

const wordsOf = ($: DistPage['$'], selector: string) =>
  $(selector)
    .toArray()
    .map((one) => plainText($(one).text()).replace(/\s+/g, ' ').trim());

/** The link at the end of each article, as published (G6-G11); the guides link to the channels. */
const VIP = '/comprar-vip';
const FREE = '/canal-gratuito';
const CALLS = {
  'xauusd-btc-smart-money': [FREE, VIP],
  'choose-vip-channel': [FREE, VIP, '/contacto'],
  'tech-finance-fiat': [FREE, VIP],
  'institutional-volume': [VIP, '/vs-traders', FREE, '/merch', '/contacto'],
  'second-masterclass': [VIP, '/vs-traders', FREE],
  'supreme-buy-stop': [VIP, FREE],
  'epic-xauusd': [FIRST_OFFER.checkout, brand.freeChannel],
  'institutional-1-10': [VIP, FREE, '/blog'],
  '24h-epic-run': [VIP, FREE, '/blog'],
} as const;

/** The reported figures of each trade besides its prices (G6-G10): name and figure of each row, as on the page. */
const REPORTS: Readonly<Record<string, Readonly<Record<BaseLocale, readonly string[]>>>> = {
  'institutional-volume': { es: ['Resultado +337 pips'], en: ['Result +337 pips'] },
  'second-masterclass': {
    es: ['Resultado +210.3 pips', 'Drawdown 0%'],
    en: ['Result +210.3 pips', 'Drawdown 0%'],
  },
  'epic-xauusd': {
    es: ['Duración 4 h 15 min', 'Reentradas 3', 'Trailing stops 5', 'Avisos en el canal 12'],
    en: ['Duration 4 h 15 min', 'Re-entries 3', 'Trailing stops 5', 'Channel updates 12'],
  },
  'institutional-1-10': {
    es: ['Resultado +523.4 pips', 'ROI estimado 1,000%', 'Precisión de la señal 100%'],
    en: ['Result +523.4 pips', 'Estimated ROI 1,000%', 'Signal accuracy 100%'],
  },
};

/** What the main trade of a case risked and sought. */
const PLANS: Readonly<Record<string, readonly [risk: string, target: string]>> = {
  'supreme-buy-stop': ['1R', '10R'],
  'institutional-volume': ['33.47 pips · 1R', '338.0 pips · 10R'],
  'second-masterclass': ['41.8 pips · 1R', '210.3 pips · 5.03R'],
  'epic-xauusd': ['31.8 pips · 1R', '318.7 pips · 10R'],
  'institutional-1-10': ['51.4 pips · 1R', '523.4 pips · 10.17R'],
};
const PLAN_ROWS = { es: ['Riesgo', 'Take profit'], en: ['Risk', 'Take profit'] } as const;

/** Newest first. */
const SERIES = ARTICLES.map(({ id }) => id);
/** Article 8 was published with a link to the one before it (G10, B26). */
const DEAD = '/blog/analisis-tecnico-institucional';

describe.each(BASE_LOCALES)('the articles in %s', (locale) => {
  it.each(Object.entries(CALLS).filter(([id]) => shows(id)))(
    'G2 G6 G7 G8 G9 G10 G11 links %s to its published target',
    (id, calls) => {
      const $ = pageOf(id, locale);
      const section = $('section[aria-labelledby="warning-title"]');
      const found = section.find('a:not([href^="#"])').toArray();
      const profiles = id === 'epic-xauusd' ? brand.socials.map(({ url }) => url) : [];
      expect(found.map((one) => $(one).attr('href'))).toEqual([
        ...calls.filter((call) => !isClosed(call)),
        ...profiles,
      ]);
    },
  );

  it.each(Object.keys(CALLS).filter((id) => shows(id)))(
    'G6 G7 G8 G9 G10 G11 shows only the reported figures of the trade in %s',
    (id) => {
      const $ = pageOf(id, locale);
      const rows = $('[data-part="report"] dl > div')
        .toArray()
        .map((one) => ['dt', 'dd'].map((part) => plainText($(one).find(part).text()).trim()).join(' '));
      const plan = PLAN_ROWS[locale].flatMap((name, index) =>
        id in PLANS ? `${name} ${PLANS[id]?.[index]}` : [],
      );
      const said = rows.map((row) => row.replace(/\s*\*$/, ''));
      expect(said.slice(0, id in PLANS ? -1 : undefined)).toEqual([
        ...plan,
        ...(REPORTS[id]?.[locale] ?? []),
      ]);
      expect($('[data-row="Unpublished"] dd').text().length > 0).toBe(id in PLANS);
      expect($('[data-part="report"]')).toHaveLength(id in PLANS ? 1 : 0);
      expect($('[data-part="report"] [data-part="self-reported"]')).toHaveLength(id in PLANS ? 1 : 0);
    },
  );

  it.runIf(shows('institutional-1-10'))(
    'G10 A5 marks the result cards of article 8 as claims, and links its chart once',
    () => {
      const $ = pageOf('institutional-1-10', locale);
      const report = $('[data-part="report"]');
      for (const id of ['case-roi', 'case-precision'])
        expect(report.find(`[data-claim="${id}"] a[href="#claim-note"]`)).toHaveLength(1);
      const chart = report.find('a[target="_blank"]');
      expect(chart.toArray().map((one) => $(one).attr('href'))).toEqual(
        brand.charts ? [`${brand.charts.url}/xauusd-2025-09-16`] : [],
      );
    },
  );

  it.runIf(shows('institutional-volume', 'second-masterclass'))(
    'G6 G12 the drawing of article 4 says that 337 pips were published and the prices give 338',
    () => {
      const [, note = ''] = wordsOf(
        pageOf('institutional-volume', locale),
        '[data-case="main"] figcaption p:not([data-part])',
      );
      expect(note).toMatch(/\+337 pips.*\b338\b/);
      expect(
        wordsOf(pageOf('second-masterclass', locale), '[data-case="main"] figcaption p:not([data-part])'),
      ).toHaveLength(1);
    },
  );

  it.each(SERIES.map((id, index) => [id, index] as const))(
    'G2 G7 G10 links %s to its neighbours',
    (id, index) => {
      const $ = pageOf(id, locale);
      const leadOf = (part: string) => {
        const link = $(`[data-part="${part}"]`);
        return link.length === 0 ? null : [link.attr('href'), link.attr('rel')];
      };
      const at = (neighbour: string | undefined) => neighbour && articleById(neighbour).paths[locale];
      const before = id === 'institutional-1-10' ? DEAD : at(SERIES[index + 1]);
      const after = at(SERIES[index - 1]);
      expect(leadOf('previous')).toEqual(before ? [before, 'prev'] : null);
      expect(leadOf('next')).toEqual(after ? [after, 'next'] : null);
    },
  );

  it.each(SERIES)('G2 ends %s with the titles of three other articles, or of all', (id) => {
    const $ = pageOf(id, locale);
    const related = $('section[aria-labelledby="related-title"] a').toArray();
    expect(new Set(related.map((one) => $(one).attr('href'))).size).toBe(Math.min(3, SERIES.length - 1));
    for (const one of related) {
      const target = SERIES.find((other) => articleById(other).paths[locale] === $(one).attr('href'));
      expect(target && target !== id).toBe(true);
      expect(plainText($(one).text())).toBe(wordsOf(pageOf(`${target}`, locale), 'h1')[0]);
    }
  });

  it.runIf(shows('supreme-buy-stop'))('B8 A1 uses the address of the page’s language in every link', () => {
    const { paths } = articleById('supreme-buy-stop');
    const other = paths[locale === 'es' ? 'en' : 'es'];
    const own = pages.filter(({ file }) => file.startsWith(`${locale}/`));
    const strays = own.filter(({ $ }) => $(`a[href^="${other}"]`).length > 0).map(({ file }) => file);
    expect(strays).toEqual([]);
    expect(own.filter(({ $ }) => $(`a[href="${paths[locale]}"]`).length > 0).length).toBeGreaterThan(3);
  });
});
