import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { indicatorFacts } from '#content/indicators/facts.ts';
import { INDICATOR_PAGES, indicatorPageAt } from '#content/indicators/pages.ts';
import { shortPeriod } from '#content/period-words.ts';
import type { IndicatorAnswer, IndicatorRelease } from '#contracts/indicator.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { indicatorPages } from '#site/seo/indicator.ts';
import { indicatorHead } from '#site/seo/indicator-head.ts';
import { Indicator } from './Indicator.tsx';
import { STRIP_RELEASES } from './strip.ts';

const release = (fields: Partial<IndicatorRelease>): IndicatorRelease => ({
  period: '2026-08',
  released: '2026-09-11T12:30:00.000Z',
  first: '0.4%',
  first_seen: '2026-09-11T12:31:00.000Z',
  revisions: [],
  latest: '0.4%',
  reported: null,
  forecast: '0.3%',
  previous: '0.2%',
  difference: '+0.1 pp',
  miss: 0.1,
  surprise: 'positive',
  ...fields,
});

const unknown = { first: null, forecast: null, previous: null, difference: null, miss: null, surprise: null };
const RELEASES = [
  release({}),
  release({ period: '2026-07', difference: '-0.1 pp', miss: -0.1, surprise: 'negative' }),
  ...Array.from({ length: 14 }, (_, index) => release({ ...unknown, period: `20${index + 10}-05` })),
];

function answerOf(slug: string, locale: Locale, over: Partial<IndicatorAnswer> = {}): IndicatorAnswer {
  const page = indicatorPageAt(slug) ?? expect.fail(`no page ${slug}`);
  const facts = indicatorFacts(page, locale);
  const measures = facts.measures.map((one) => ({ ...one, releases: RELEASES }));
  return { ...facts, measures, ...over };
}

const draw = (answer: IndicatorAnswer, locale: Locale = 'en', isRead = true) =>
  load(renderToStaticMarkup(<Indicator {...{ answer, locale, isRead }} />));

test('N15 shows the same surprises in the strip and in the table', () => {
  const $ = draw(answerOf('cpi-us', 'en'));
  for (const measure of $('[data-part="indicator-measure"]')) {
    const bars = $(measure).find('[data-strip]').toArray();
    expect(bars).toHaveLength(STRIP_RELEASES);
    for (const bar of bars) {
      const row = $(measure).find(`[data-period="${$(bar).attr('data-strip')}"]`);
      const side = $(bar).attr('data-side');
      expect(row).toHaveLength(1);
      expect(row.attr('data-miss') === undefined).toBe(side === 'unknown');
      expect($(bar).text()).toBe(side === 'unknown' ? '' : row.find('[data-surprise]').text().slice(2, -3));
    }
  }
});

test('N15 draws a release below its forecast with a pattern, and one without a forecast as an empty place', () => {
  const $ = draw(answerOf('cpi-us', 'en'));
  const strip = $('[data-part="surprise-strip"]').first();
  expect(strip.find('[data-side="below"] rect').attr('fill')).toMatch(/^url\(#/);
  expect(strip.find('[data-side="above"] rect').attr('fill')).toBeUndefined();
  expect(strip.find('[data-side="unknown"] text')).toHaveLength(0);
});

test('N15 marks a first print that the calendar reported, and a revision with its day', () => {
  const [first = release({})] = RELEASES;
  const releases = [
    { ...first, revisions: [{ figure: '0.5%', seen: '2026-10-14T12:31:00.000Z' }], latest: '0.5%' },
    { ...first, ...unknown, period: '2026-07', reported: '0.9%' },
  ];
  const answer = answerOf('fed-rate', 'en');
  const $ = draw({ ...answer, measures: answer.measures.map((one) => ({ ...one, releases })) });
  expect($('[data-period="2026-08"] td').last().text()).toBe('0.5%revised Oct 14, 2026');
  expect($('[data-period="2026-07"] td').first().text()).toBe('0.9%from calendar');
});

test('N15 shows period and figure alone while neither a first print nor a forecast of a series is stored', () => {
  const columnsOf = (releases: IndicatorRelease[]) => {
    const answer = answerOf('fed-rate', 'en');
    const $ = draw({ ...answer, measures: answer.measures.map((one) => ({ ...one, releases })) });
    const cells = $('tbody tr')
      .toArray()
      .map((row) => $(row).children().length);
    return [$('thead th').length, ...new Set(cells)];
  };
  const bare = { ...release({}), ...unknown };
  expect(columnsOf([bare, { ...bare, period: '2026-07' }])).toEqual([2, 2]);
  expect(columnsOf([bare, { ...bare, period: '2026-07', reported: '0.9%' }])).toEqual([5, 5]);
});

test('N15 leads from the next date to its event, and says so where none is known', () => {
  const next = {
    at: '2026-10-14T12:30:00.000Z',
    event: 'a b',
    impact: 'high',
    forecast: '0.1%',
    previous: null,
  } as const;
  const known = draw(answerOf('cpi-us', 'es', { next: { ...next, confirmed: null } }), 'es');
  expect(known('[data-part="indicator-next"] a').attr('href')).toBe('/fx-impact?event=a%20b#week');
  expect(known('time').text()).toContain('06:30');
  expect(draw(answerOf('cpi-us', 'es'), 'es')('[data-part="indicator-next"] time')).toHaveLength(0);
});

test('K7 N15 says that the figures cannot be read, and shows no next date and no table then', () => {
  const $ = draw(answerOf('cpi-us', 'en'), 'en', false);
  expect($('[role="status"]')).toHaveLength(1);
  expect($('table, [data-part="indicator-next"]')).toHaveLength(0);
});

test('N15 carries the publisher’s notice in its own language, and its licence', () => {
  const $ = draw(answerOf('cpi-mx', 'en'));
  expect($('[lang="es"]').text()).toBe('Fuente: INEGI.');
  expect($('[aria-labelledby="publisher"] a')).toHaveLength(2);
});

test('N15 writes no style attribute, whose hash the policy of the page would need', () => {
  expect(
    renderToStaticMarkup(<Indicator answer={answerOf('cpi-us', 'en')} locale="en" isRead />),
  ).not.toMatch(/ style="/);
});

test.each([
  ['2026-08', 'ago 2026', 'Aug 2026'],
  ['2026-Q2', 'T2 2026', 'Q2 2026'],
  ['2026-08-H1', '1.ª q. ago 2026', 'Aug 2026, half 1'],
  ['2026-09-18', '18 sep 2026', 'Sep 18, 2026'],
])('N15 writes the period %s in short', (period, es, en) => {
  expect([shortPeriod(period, 'es'), shortPeriod(period, 'en')]).toEqual([es, en]);
});

test('N15 B gives each page a title of at most 70 characters, and a description of 50 to 160', () => {
  for (const page of INDICATOR_PAGES)
    for (const locale of LOCALES) {
      const { title, description } = indicatorHead(indicatorFacts(page, locale), locale);
      expect(title.length, title).toBeLessThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description.length).toBeGreaterThanOrEqual(50);
    }
});

test('N7 N15 lists each page for search engines in each language with its alternates', () => {
  const listed = indicatorPages();
  expect(listed).toHaveLength(INDICATOR_PAGES.length * LOCALES.length);
  expect(new Set(listed.map(({ title, locale }) => `${locale} ${title}`)).size).toBe(listed.length);
  const [first] = listed;
  expect(first?.canonical).toMatch(new RegExp(`${first?.path}\\?lang=${first?.locale}$`));
  expect(first?.alternates.map(({ hreflang }) => hreflang)).toEqual([...LOCALES, 'x-default']);
});

test('N15 a newest figure without its first print still has the forecast that the table shows', () => {
  const [first = expect.fail('no release')] = RELEASES;
  const late = { ...first, first: null, difference: null, miss: null, surprise: null };
  const answer = answerOf('cpi-us', 'en');
  const measures = answer.measures.map((one) => ({ ...one, releases: [late] }));
  const text = draw({ ...answer, measures })('[data-part="indicator-latest"]')
    .first()
    .text();
  expect(text).toContain('0.3%');
  expect(text).not.toContain('no forecast');
});
