import { expect, it } from 'vitest';
import { communityFeed, listed, NOW, reported } from './testing/community.ts';
import { fakeGet, signal } from './testing/fake-get.ts';
import { createTradingviewFeed } from './tradingview/feed.ts';

const FAR = [
  '0000-01-01',
  '0001-01-01',
  '0099-06-01',
  '1969-12-31',
  '2025-09-16',
  '2027-09-15',
  '9999-12-31',
];
const PARTS = ['weekly', 'rss'];

it.each(FAR)('K3 a row of %s is dropped as one of a bad date, whatever calendar lists it', async (day) => {
  const week = Array.from({ length: 24 }, (_, index) =>
    listed(`Thing ${String.fromCharCode(65 + index)}`, '2026-09-16T08:30:00-04:00'),
  );
  const [year, month, date] = day.split('-');
  const name = ['Jan', 'Jun', 'Sep', 'Dec'][['01', '06', '09', '12'].indexOf(month ?? '')];
  const community = communityFeed({
    weekly: [...week, listed('Odd Thing', `${day}T23:59:00-05:00`)],
    rss: [reported(), reported({ path: 'japan/odd', pubDate: `${date} ${name} ${year} 12:30 GMT` })],
  });
  const reading = await community.read({ now: NOW, parts: PARTS }, signal);
  expect(reading.dropped).toEqual({ weekly_bad_date: 1, rss_bad_date: 1 });
  expect(reading.lists.map(({ rows }) => rows.length)).toEqual([24, 1]);
  expect(reading.week?.from.toISOString()).toBe('2026-09-13T04:00:00.000Z');

  // Field names and types as in recorded answers; the values are ours.
  const row = { title: 'Housing Starts', country: 'US', currency: 'USD', importance: 1, unit: '', scale: '' };
  const result = [
    { ...row, id: '1', indicator: 'Housing Starts', date: '2026-09-15T12:30:00.000Z' },
    { ...row, id: '2', indicator: 'Housing Starts', date: `${day}T12:30:00.000Z` },
  ];
  const charting = createTradingviewFeed({
    baseUrl: 'https://charting.example',
    get: fakeGet(JSON.stringify({ status: 'ok', result })).get,
  });
  const charted = await charting.read({ now: NOW, parts: ['events'] }, signal);
  expect(charted.lists.map(({ rows }) => rows.map(({ vendorId }) => vendorId))).toEqual([['tv-1']]);
  expect(charted.dropped.bad_date).toBeGreaterThan(0);
});
