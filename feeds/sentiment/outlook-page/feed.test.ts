import { expect, test } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { FeedError } from '#feeds/ports.ts';
import { failureOf, live, rowOf, scriptedGet, steppingClock } from '../testing/fakes.ts';
import { type PageSide, page, pageRow } from '../testing/outlook-payloads.ts';
import { createOutlookPageFeed } from './feed.ts';

const SHORT: PageSide = { percentage: '62%', volume: '1,240.55 lots', positions: '3,475' };
const LONG: PageSide = { percentage: '38%', volume: '760.10 lots', positions: '2210' };
const EMPTY: PageSide = { percentage: '0%', volume: '0.00 lots', positions: '0' };

function setUp(html: unknown, takeCall = async () => true) {
  const { get, asked } = scriptedGet(() => html);
  const { clock } = steppingClock();
  return { feed: createOutlookPageFeed({ baseUrl: 'https://outlook.example', get, clock, takeCall }), asked };
}

const pricesOf = (name: string, short: string, long: string): string =>
  `<td><span id="shortPriceCell${name}">${short}</span><span id="shortDisCell${name}">12 pips</span></td>
   <td><span id="longPriceCell${name}">${long}</span></td>`;

test('K2 turns the hidden tables of the page into snapshots', async () => {
  const rows = [...SYMBOLS, 'USDTRY'].map((name) =>
    pageRow(name, SHORT, LONG, pricesOf(name, '1.0842', '2,412.7')),
  );
  const { feed, asked } = setUp(page(...rows));
  const result = await feed.read(live());
  expect(asked.map(String)).toEqual(['https://outlook.example/community/outlook']);
  expect(result).toMatchObject({ received: SYMBOLS.length + 1, dropped: { other_symbol: 1 } });
  expect(result.rows.map((row) => row.symbol)).toEqual(SYMBOLS);
  expect(rowOf(result, 'XAUUSD')).toEqual({
    symbol: 'XAUUSD',
    source: 'web_scraped',
    vendor: 'myfxbook',
    observedAt: '2026-10-14T12:00:00.000Z',
    basis: 'volume',
    longPercentage: 38,
    shortPercentage: 62,
    longVolume: 760.1,
    shortVolume: 1240.55,
    longPositions: 2210,
    shortPositions: 3475,
    totalPositions: 5685,
    averageLong: 2412.7,
    averageShort: 1.0842,
  });
});

test('K2 gives no average when the page shows none, or the side is empty', async () => {
  const html = page(
    pageRow('EURUSD', SHORT, LONG),
    pageRow('GBPUSD', SHORT, LONG, pricesOf('GBPUSD', '-', '0.0000')),
    pageRow('XAUUSD', { ...SHORT, percentage: '100%' }, EMPTY, pricesOf('XAUUSD', '1.3901', '1.3812')),
  );
  const result = await setUp(html).feed.read(live());
  expect(rowOf(result, 'EURUSD')).toMatchObject({ averageLong: null, averageShort: null });
  expect(rowOf(result, 'GBPUSD')).toMatchObject({ averageLong: null, averageShort: null });
  expect(rowOf(result, 'XAUUSD')).toMatchObject({
    averageLong: null,
    averageShort: 1.3901,
    longPercentage: 0,
  });
});

test('K2 drops an instrument without positions as all zero', async () => {
  const result = await setUp(page(pageRow('EURUSD', SHORT, LONG), pageRow('GBPJPY', EMPTY, EMPTY))).feed.read(
    live(),
  );
  expect(result.dropped).toEqual({ all_zero: 1, missing: SYMBOLS.length - 2 });
  expect(result.empty).toHaveLength(1);
});

const thinRow = `<tr class="outlook-symbol-row" symbolid="51" symbolname="XAUUSD">
  <td>XAUUSD</td><td>Short</td><td>62%</td><td>Long</td><td>38%</td></tr>`;

test.each([
  ['without the hidden table', thinRow],
  ['without a side', pageRow('XAUUSD', SHORT, LONG).replace('<td>Long</td>', '<td>Other</td>')],
  ['without lots', pageRow('XAUUSD', { ...SHORT, volume: '1240.55' }, LONG)],
  ['without positions', pageRow('XAUUSD', SHORT, { ...LONG, positions: '' })],
  [
    'with its columns moved',
    pageRow('XAUUSD', { percentage: '10 lots', volume: '62%', positions: '3' }, LONG),
  ],
  ['with a share over 100', pageRow('XAUUSD', { ...SHORT, percentage: '620%' }, LONG)],
])('K2 drops and counts a row %s, and keeps the rest', async (_name, row) => {
  const result = await setUp(page(pageRow('EURUSD', SHORT, LONG), row)).feed.read(live());
  expect(result.rows.map(({ symbol }) => symbol)).toEqual(['EURUSD']);
  expect(result.dropped).toEqual({ missing_figures: 1, missing: SYMBOLS.length - 2 });
});

test.each([
  '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body></body></html>',
  '<html><head><title>Attention Required! | Cloudflare</title></head></html>',
  '<html><body><form id="challenge-form" action="/x"></form></body></html>',
])('K2 a browser check instead of the page is a challenge', async (html) => {
  expect((await failureOf(setUp(html).feed.read(live()))).kind).toBe('challenge');
});

test.each([
  '',
  '   ',
  '{"error":true}',
  '<html></html>',
  '<table><tr class="outlook-symbol-row"></tr></table>',
])('K2 a page without rows (%j) is malformed', async (html) => {
  expect((await failureOf(setUp(html).feed.read(live()))).kind).toBe('malformed');
});

test('K2 a page cut at any place gives whole rows or malformed', async () => {
  const html = page(pageRow('EURUSD', SHORT, LONG), pageRow('XAUUSD', SHORT, LONG));
  for (let end = 0; end < html.length; end += 7) {
    const outcome = await setUp(html.slice(0, end))
      .feed.read(live())
      .catch((error: unknown) => error);
    if (outcome instanceof FeedError) {
      expect(outcome.kind).toBe('malformed');
      continue;
    }
    const { rows } = outcome as Awaited<ReturnType<ReturnType<typeof setUp>['feed']['read']>>;
    for (const row of rows)
      expect(row).toMatchObject({ longPercentage: 38, longVolume: 760.1, shortPositions: 3475 });
  }
});

test('K2 fails with quota and sends nothing when no call is left in 24 hours', async () => {
  const { feed, asked } = setUp('', async () => false);
  expect((await failureOf(feed.read(live()))).kind).toBe('quota');
  expect(asked).toHaveLength(0);
});

test('K5 passes a network failure on', async () => {
  const { feed } = setUp(new FeedError('challenge', 'HTTP 403'));
  expect((await failureOf(feed.read(live()))).kind).toBe('challenge');
});
