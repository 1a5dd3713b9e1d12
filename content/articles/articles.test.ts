import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import { shows } from '#tests/example.ts';
import { ARTICLES, addressesOf, articleById, isPublic, parseArticles, WRITTEN } from './articles.ts';
import { minuteOfDay } from './day.ts';
import { sampleCase } from './sample-case.ts';
import { isPriced, type PricedTrade, type Trade } from './schema.ts';

const caseOf = (id: string) => articleById(id).report;
const tradeOf = (id: string, trade = 'main') =>
  caseOf(id)?.trades.find((one) => one.id === trade) as Trade | undefined;
const priced = (id: string): PricedTrade => {
  const trade = tradeOf(id);
  if (!trade || !isPriced(trade)) throw new Error(`${id} has no priced trade`);
  return trade;
};
const badges = (id: string) => articleById(id).badges?.map(({ es }) => es);

/** The addresses of the specification's nine articles. */
const ADDRESSES = {
  'xauusd-btc-smart-money': ['/blog/como-operar-xauusd-btc-smart-money'],
  'choose-vip-channel': ['/blog/como-elegir-canal-vip-trading'],
  'tech-finance-fiat': ['/blog/futuro-tech-finance-fiat'],
  'institutional-volume': ['/blog/xauusd-volumen-institucional-2-septiembre-2025'],
  'second-masterclass': ['/blog/segunda-masterclass-sentimiento-oro'],
  'supreme-buy-stop': ['/blog/operacion-suprema-buy-stop-oro', '/blog/supreme-gold-buy-stop-trade'],
  'epic-xauusd': ['/blog/operacion-epica-xauusd'],
  'institutional-1-10': ['/blog/estrategia-institucional-1-10'],
  '24h-epic-run': [`/blog/${brand.slug}-24h-epic-run`],
} as const;

it('B3 B4 B5 B6 B7 B8 B9 B10 B11 the nine articles of the specification have their ten addresses, in Spanish first', () => {
  for (const [id, addresses] of Object.entries(ADDRESSES))
    if (shows(id)) expect(addressesOf(articleById(id))).toEqual(addresses);
});

it('G1 every folder with an article.ts is an article, and its id is the name of the folder', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  const ids = WRITTEN.map(({ id }) => id).sort();
  expect(
    ids,
    'content/articles/<id>/article.ts: id is the name of its folder; give both the same name',
  ).toEqual(folders.map(({ name }) => name).sort());
});

it('N6 a draft is never public, and a later article is from its day in Mexico City on', () => {
  const published = '2026-12-01';
  const before = new Date('2026-12-01T05:59:59.000Z');
  const then = new Date('2026-12-01T06:00:00.000Z');
  expect([before, then].map((moment) => isPublic({ published }, moment))).toEqual([false, true]);
  expect(isPublic({ published, draft: true }, then)).toBe(false);
});

it('A1 B11 the brand’s slug alone decides the address of the 24-hour case', () => {
  const [article] = parseArticles([{ ...sampleCase, slug: '{{slug}}-24h-epic-run' }], 'norte');
  expect(article?.paths).toEqual({ es: '/blog/norte-24h-epic-run', en: '/blog/norte-24h-epic-run' });
});

it('G1 articles stand newest first', () => {
  const days = ARTICLES.map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
});

it.runIf(shows('institutional-volume'))('G6 the case of 2 September 2025', () => {
  expect(articleById('institutional-volume')).toMatchObject({
    published: '2025-09-02',
    statedMinutes: 8,
    level: 'intermediate-advanced',
    calls: ['vip', 'vsTraders', 'freeChannel', 'merch', 'contact'],
  });
  expect(priced('institutional-volume')).toMatchObject({
    entry: 3474.7,
    stop: 3471.353,
    target: 3508.5,
    quoted: { reward: '337', ratio: '10' },
  });
  expect(caseOf('institutional-volume')?.sentiment?.short).toBe(75);
  expect(caseOf('institutional-volume')?.result?.pips).toBe('337');
});

it.runIf(shows('institutional-volume'))(
  'G6 G12 the 337 pips quoted from an exact 338 are kept with a note, neither changed',
  () => {
    const trade = priced('institutional-volume');
    expect(measurePlan(trade).rewardPips).toBe(338);
    expect(trade.quoted.reward).toBe('337');
    expect(trade.notes?.reward).toMatchObject({ es: expect.any(String), en: expect.any(String) });
  },
);

it.runIf(shows('second-masterclass'))('G7 the second masterclass', () => {
  expect(articleById('second-masterclass').published).toBe('2025-09-03');
  expect(priced('second-masterclass')).toMatchObject({
    entry: 3532.818,
    stop: 3528.638,
    target: 3553.854,
    quoted: { risk: '41.8', reward: '210.3', ratio: '5.03' },
  });
  expect(caseOf('second-masterclass')).toMatchObject({
    sentiment: { long: 29, short: 71 },
    result: { pips: '210.3', drawdownPercent: 0 },
  });
});

it.runIf(shows('supreme-buy-stop'))('G8 the buy stop', () => {
  expect(articleById('supreme-buy-stop').published).toBe('2025-09-07');
  expect(badges('supreme-buy-stop')).toEqual(['SUPREMO', '1:10 RR']);
  const trade = tradeOf('supreme-buy-stop');
  expect(trade).toMatchObject({ order: 'buy-stop', ratio: '10' });
  expect(trade && !isPriced(trade) && trade.steps).toHaveLength(4);
});

it.runIf(shows('epic-xauusd'))(
  'G9 the epic trade with its re-entries, its move to the entry and its counts',
  () => {
    expect(articleById('epic-xauusd').published).toBe('2025-09-10');
    expect(badges('epic-xauusd')).toEqual(['ÉPICO NUEVO', '1:10 + 1:4 RR']);
    expect(priced('epic-xauusd')).toMatchObject({
      entry: 3638.13,
      stop: 3634.943,
      target: 3670,
      quoted: { risk: '31.8', reward: '318.7', ratio: '10' },
      breakevenAt: 2,
    });
    expect(tradeOf('epic-xauusd', 'second')).toMatchObject({ ratio: '4' });
    expect(tradeOf('epic-xauusd', 'third')).toMatchObject({ ratio: '4' });
    expect(caseOf('epic-xauusd')?.management).toEqual({
      minutes: 4 * 60 + 15,
      reentries: 3,
      trailingStops: 5,
      updates: 12,
    });
  },
);

it.runIf(shows('institutional-1-10'))('G10 the 1:10 strategy', () => {
  expect(articleById('institutional-1-10')).toMatchObject({
    published: '2025-09-16',
    statedMinutes: 5,
    calls: ['vip', 'freeChannel', 'blog'],
    previous: { slug: 'analisis-tecnico-institucional' },
  });
  expect(badges('institutional-1-10')).toEqual(['ÚLTIMAS NOTICIAS', '1:10RR']);
  expect(priced('institutional-1-10')).toMatchObject({
    entry: 3640.792,
    stop: 3635.643,
    target: 3693.139,
    quoted: { risk: '51.4', reward: '523.4', ratio: '10.17' },
  });
  const { claims = [], result, chart } = caseOf('institutional-1-10') ?? {};
  expect(result?.pips).toBe('523.4');
  expect(chart).toBe('xauusd-2025-09-16');
  expect(claims.map((id) => brand.claims.find((claim) => claim.id === id)?.figure)).toEqual([
    { unit: 'percent', amount: 1000 },
    { unit: 'percent', amount: 100 },
  ]);
});

it.runIf(shows('24h-epic-run'))('G11 G13 the 24-hour case', () => {
  expect(articleById('24h-epic-run')).toMatchObject({
    published: '2025-09-19',
    statedMinutes: 12,
    calls: ['vip', 'freeChannel', 'blog'],
  });
  expect(badges('24h-epic-run')).toEqual(['EPIC']);
  // Neither instrument nor order is on record.
  expect(caseOf('24h-epic-run')?.trades).toEqual([
    { id: 'main', ratio: '10' },
    { id: 'second', ratio: '45' },
  ]);
  const day = caseOf('24h-epic-run')?.day;
  expect(day).toMatchObject({
    fundedAccount: 100_000,
    riskPercent: { from: 0.5, to: 1 },
    timeline: ['00:00', '06:30', '12:45', '18:20', '23:59'],
  });
  expect(day?.timeline.map(minuteOfDay)).toEqual([0, 390, 765, 1100, 1439]);
});

it('A5 every case is marked as reported by the brand alone', () => {
  const cases = WRITTEN.flatMap(({ report }) => report ?? []);
  for (const { basis } of cases) expect(basis).toBe('self-reported');
  for (const claim of brand.claims) expect(claim).toMatchObject({ basis: 'self-reported', verified: false });
});
