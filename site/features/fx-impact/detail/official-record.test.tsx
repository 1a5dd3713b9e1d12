import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OfficialRecord as Recorded } from '#contracts/official-record.ts';
import { AUGUST_RECORD } from '#tests/official-record.ts';
import { OfficialRecord } from './OfficialRecord.tsx';
import { chartOf, pointsOf } from './record-points.ts';

const RECORD: Recorded = {
  publisher: 'Bureau of Figures',
  link: 'https://publisher.example/prices',
  series: 'PRICES01',
  licence: 'Public domain',
  notice: 'Nothing is vouched for.',
  ...AUGUST_RECORD,
  past: [
    { period: '2026-07', first: '0.2%', latest: '0.1%' },
    { period: '2026-06', first: null, latest: null },
    { period: '2026-05', first: null, latest: '-0.1%' },
  ],
};
const SURPRISE = { difference: '+0.1 pp', deviations: null, forecast: '0.2%' };
const draw = (locale: 'es' | 'en', over: Partial<Recorded> = {}) =>
  load(
    renderToStaticMarkup(
      <OfficialRecord record={{ ...RECORD, ...over }} surprise={SURPRISE} zone="mexico" locale={locale} />,
    ),
  );

it.each([
  ['es', /Primera publicación, agosto de 2026/, /Nuestro cálculo.*Bureau of Figures.*mes anterior/],
  ['en', /First print, August 2026/, /Our calculation.*Bureau of Figures.*previous month/],
] as const)(
  'N11 the detail has first print, revision, surprise, previous as known, and what is ours, in %s',
  (locale, first, ours) => {
    const $ = draw(locale);
    expect($('[data-part="record-first"]').text()).toMatch(first);
    expect($('[data-part="record-first"] dd').text()).toBe('0.3%');
    expect($('[data-part="record-revision"] dd').text()).toBe('0.4%');
    expect($('[data-part="record-surprise"]').text()).toMatch(/0\.2%.*\+0\.1 pp/);
    expect($('[data-part="record-previous"] dd').text()).toBe('0.2%');
    expect($('[data-part="record-previous"] small').text()).toContain('0.1%');
    const method = $('[data-part="record-method"]');
    expect(method.text()).toMatch(ours);
    expect(method.text()).toContain('Nothing is vouched for.');
    expect(method.find('a').attr('href')).toBe('https://publisher.example/prices');
  },
);

it('N11 a value that was read late is not called the first print, and a published figure is not called ours', () => {
  const $ = draw('en', { is_first_print: false, calculated: null });
  expect($('[data-part="record-first"]').text()).not.toContain('First print');
  expect($('[data-part="record-method"]').text()).not.toContain('Our calculation');
});

it('N11 the chart has a table of the same periods, newest first, and a dash where there is no figure', () => {
  const $ = draw('en');
  const rows = $('[data-part="record-row"]').toArray();
  expect(
    rows.map((row) =>
      $(row)
        .find('td')
        .toArray()
        .map((cell) => $(cell).text()),
    ),
  ).toEqual([
    ['0.3%', '0.4%'],
    ['0.2%', '0.1%'],
    ['—', '—'],
    ['—', '-0.1%'],
  ]);
  expect($('svg circle.record-dot')).toHaveLength(3);
  expect($('svg circle.record-first')).toHaveLength(2);
});

it('N11 changes are drawn from zero, levels far from it are not, and one figure alone makes no chart', () => {
  const level = (latest: string, period: string) => ({ period, first: null, latest, isThis: false });
  const rates = [level('4.2%', '2026-07'), level('4.4%', '2026-08')];
  expect(chartOf(rates, false)).toMatchObject({ zero: null, highest: '4.4%', lowest: '4.2%' });
  expect(chartOf(rates, true)?.zero).not.toBeNull();
  expect(chartOf(rates.slice(0, 1), false)).toBeNull();
  expect(pointsOf({ ...RECORD, figures: [] }).map(({ period }) => period)).toEqual([
    '2026-05',
    '2026-06',
    '2026-07',
  ]);
});
