import { expect, test } from 'vitest';
import { FeedError } from '#feeds/ports.ts';
import { createBeaFeed } from './bea/feed.ts';
import { createCensusFeed } from './census/feed.ts';
import { createEurostatFeed } from './eurostat/feed.ts';
import { createOnsFeed } from './ons/feed.ts';
import type { AskedSeries } from './port.ts';
import { createStatcanFeed } from './statcan/feed.ts';
import { brief, scripted } from './testing.ts';

const INCOME: AskedSeries = { series: 'bea/NipaDataM/A065RC', period: 'month', unit: 'million' };
const PRICES: AskedSeries = { series: 'bea/NipaDataM/DPCERG', period: 'month', unit: 'index' };
const NIPA = [
  '%SeriesCode,Period,Value',
  'A065RC,2024M12,"24,100,000"',
  'A065RC,2026M07,"26,300,100"',
  'DPCERG,2026M07,"130.120"',
  'DPCERG,2026M08,"-"',
].join('\r\n');

test('N11 BEA: reads thousands separators and dates the values by the file', async () => {
  const { read, asked } = scripted(createBeaFeed, {
    text: NIPA,
    lastModified: 'Wed, 26 Aug 2026 12:30:02 GMT',
  });
  const reading = await read(INCOME, PRICES);
  expect(brief(reading)).toEqual([
    [INCOME.series, '2026-07', '26300100'],
    [PRICES.series, '2026-07', '130.120'],
  ]);
  expect(reading.dropped).toEqual({ malformed_row: 1 });
  expect(reading.rows[0]?.publishedAt).toBe('2026-08-26T12:30:02.000Z');
  expect(asked).toHaveLength(1);
  const keeps = asked[0]?.request.keepsLine;
  expect(['%SeriesCode', 'A065RC,2026M07', 'A065RCX,1', 'B,1'].map((line) => keeps?.(line))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('N11 BEA K5: keeps the lines of the last file when it is not modified, and rejects another header', async () => {
  const modified = { lastModified: 'Wed, 26 Aug 2026 12:30:02 GMT' };
  const { read, asked } = scripted(createBeaFeed, { text: NIPA, ...modified }, { text: null, ...modified });
  const first = await read(INCOME);
  expect(brief(await read(INCOME))).toEqual(brief(first));
  expect(asked[1]?.request.validators).toEqual(modified);
  await expect(scripted(createBeaFeed, 'Code;Value').read(INCOME)).rejects.toMatchObject({
    kind: 'malformed',
  });
});

const ORDERS: AskedSeries = { series: 'census/M3ADV/MDM/NO', period: 'month', unit: 'millions of dollars' };
const exported = (line: string) =>
  [
    'U.S. Census Bureau',
    'Source: x',
    'U.S. Total',
    line,
    'Period: 2025 to 2026',
    'Data Extracted on: x',
    '',
  ].concat(['Period,Value', 'Jul-2026,338100', 'Aug-2026,"338,400"', 'Sep-2026,NA']);

test('N11 Census: leaves unchecked boxes out, takes the unit of the answer, and drops months to come', async () => {
  const { read, asked } = scripted(
    createCensusFeed,
    exported('Seasonally Adjusted New Orders [Millions of Dollars]').join('\n'),
  );
  const reading = await read(ORDERS);
  expect(brief(reading).map(([, ...rest]) => rest)).toEqual([
    ['2026-07', '338100'],
    ['2026-08', '338400'],
  ]);
  expect(reading.rows[0]?.unit).toBe('millions of dollars');
  expect(reading.dropped).toEqual({ missing: 1 });
  const { searchParams } = new URL(asked[0]?.url ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    program: 'M3ADV',
    'categories[]': 'MDM',
    adjusted: '1',
  });
  expect(['notAdjusted', 'errorData'].filter((name) => searchParams.has(name))).toEqual([]);
});

test.each(['Not Seasonally Adjusted New Orders [Millions of Dollars]', 'Seasonally Adjusted New Orders', ''])(
  'N11 Census: rejects an export whose header line is "%s"',
  async (line) => {
    const { read } = scripted(createCensusFeed, exported(line).join('\n'));
    await expect(read(ORDERS)).rejects.toMatchObject({ kind: 'malformed' });
  },
);

const INFLATION: AskedSeries = { series: 'eurostat/prc_hicp_minr?freq=M&geo=EA', period: 'month', unit: '%' };
const dataSet = (value: object, size: readonly number[] = [1, 1, 2]) =>
  JSON.stringify({
    updated: '2026-09-17T11:00:00+0200',
    size,
    dimension: { time: { category: { index: { '2026-07': 0, '2026-08': 1 } } } },
    value,
    status: { 1: 'p' },
  });

test('N11 Eurostat: reads values, flags and the time of the data set', async () => {
  const { read, asked } = scripted(createEurostatFeed, dataSet({ 0: 2.1, 1: 2.3 }));
  const reading = await read(INFLATION);
  expect(reading.rows).toMatchObject([
    { period: '2026-07', value: '2.1', flag: null, publishedAt: '2026-09-17T09:00:00.000Z' },
    { period: '2026-08', value: '2.3', flag: 'p' },
  ]);
  expect(asked[0]?.url).toContain('/prc_hicp_minr?freq=M&geo=EA&format=JSON&lang=EN&sinceTimePeriod=2025-01');
});

test('N11 Eurostat: an earlier composition of the euro area answers without a value', async () => {
  const reading = await scripted(createEurostatFeed, dataSet({})).read(INFLATION);
  expect(reading).toMatchObject({ rows: [], dropped: { empty_series: 1 } });
});

test.each([
  ['an open dimension', dataSet({ 0: 2.1 }, [1, 27, 2])],
  ['a question that is answered later', '{"warning":{"status":413,"label":"ASYNCHRONOUS_RESPONSE"}}'],
])('N11 Eurostat: rejects %s', async (_name, text) => {
  await expect(scripted(createEurostatFeed, text).read(INFLATION)).rejects.toMatchObject({
    kind: 'malformed',
  });
});

const RATE: AskedSeries = { series: 'ons/economy/timeseries/d7g7/mm23', period: 'month', unit: '%' };
const ons = (months: readonly object[], quarters: readonly object[] = []) =>
  JSON.stringify({ months, quarters, years: [] });

test('N11 ONS: takes the months or the quarters of a series, and drops "NA"', async () => {
  const months = [
    { date: '2024 DEC', value: '2.5' },
    { date: '2026 JUN', value: 'NA' },
    { date: '2026 JUL', value: ' 2.9 ' },
    { date: '2026 Q3', value: '9' },
  ];
  const given = ons(months, [{ date: '2026 Q2', value: '0.4' }]);
  const { read, asked } = scripted(createOnsFeed, given);
  const reading = await read(RATE, { ...RATE, period: 'quarter' });
  expect(brief(reading).map(([, ...rest]) => rest)).toEqual([
    ['2026-07', '2.9'],
    ['2026-Q2', '0.4'],
  ]);
  expect(reading.dropped).toEqual({ missing: 1, other_period: 1 });
  expect(asked[0]?.url).toBe('https://publisher.example/economy/timeseries/d7g7/mm23/data');
});

test('N11 K5 a series that fails is counted and the others are kept; when all fail, the read fails', async () => {
  const gone = new FeedError('http_4xx', 'gone');
  const good = ons([{ date: '2026 JUL', value: '2.9' }]);
  const reading = await scripted(createOnsFeed, gone, good).read(RATE, RATE);
  expect(reading.rows).toHaveLength(1);
  expect(reading.dropped).toEqual({ failed_series: 1 });
  await expect(scripted(createOnsFeed, gone).read(RATE, RATE)).rejects.toBe(gone);
});

test('N11 K5 a pause that an answer asks for ends the reading, and the reading says how long it is', async () => {
  const good = ons([{ date: '2026 JUL', value: '2.9' }]);
  const busy = new FeedError('http_5xx', 'busy', { retryAfterMs: 3_600_000 });
  const { read, asked } = scripted(createOnsFeed, good, busy, good);
  expect(await read(RATE, RATE, RATE)).toMatchObject({ dropped: { failed_series: 2 }, failure: busy });
  expect(asked).toHaveLength(2);
});

test.each(['rate_limited', 'quota', 'aborted', 'store'] as const)(
  'N11 K5 after %s no further call is made, and the series that were read are kept',
  async (kind) => {
    const good = ons([{ date: '2026 JUL', value: '2.9' }]);
    const [gone, end] = [new FeedError('http_4xx', 'gone'), new FeedError(kind, 'no more')];
    const { read, asked } = scripted(createOnsFeed, good, gone, end, good);
    const reading = await read(RATE, RATE, RATE, RATE, RATE);
    expect(asked).toHaveLength(3);
    expect(reading).toMatchObject({ dropped: { failed_series: 4 }, failure: end });
    expect(reading.rows).toHaveLength(1);
    await expect(scripted(createOnsFeed, end).read(RATE, RATE)).rejects.toBe(end);
  },
);

const VECTOR: AskedSeries = { series: 'statcan/v41690973', period: 'month', unit: 'index 2002=100' };

test('N11 Statistics Canada: asks for all vectors at once, keeps decimals, and dates each value', async () => {
  const vectorDataPoint = [
    { refPer: '2026-01-01', value: 161, decimals: 1, releaseTime: '2026-02-17T08:30' },
    { refPer: '2026-07-01', value: 165.2, decimals: 1, releaseTime: '2026-08-18T08:30' },
    { refPer: '2026-08-01', value: null, decimals: 1, releaseTime: '2026-09-15T08:30' },
    { refPer: 'soon' },
  ];
  const given = [
    { status: 'SUCCESS', object: { vectorId: 41690973, vectorDataPoint } },
    { status: 'FAILED', object: 'Vector is invalid' },
  ];
  const { read, asked } = scripted(createStatcanFeed, JSON.stringify(given));
  const reading = await read(VECTOR, { ...VECTOR, series: 'statcan/v1' });
  expect(reading.rows).toMatchObject([
    { period: '2026-01', value: '161.0', publishedAt: '2026-02-17T13:30:00.000Z' },
    { period: '2026-07', value: '165.2', publishedAt: '2026-08-18T12:30:00.000Z' },
  ]);
  expect(reading.dropped).toEqual({ missing: 1, malformed_row: 1, empty_series: 1 });
  expect(
    JSON.parse(asked[0]?.request.body ?? '').map(({ vectorId }: { vectorId: number }) => vectorId),
  ).toEqual([41690973, 1]);
});

test('N11 Statistics Canada: a value in another power of ten is written in the unit of its series', async () => {
  const point = (value: number, decimals: number, scalarFactorCode?: number) => ({
    refPer: '2026-07-01',
    value,
    decimals,
    scalarFactorCode,
    releaseTime: '2026-09-03T08:30',
  });
  const TRADE: AskedSeries = { series: 'statcan/v2', period: 'month', unit: 'million dollars' };
  const one = async (given: object) => {
    const answer = [{ status: 'SUCCESS', object: { vectorId: 2, vectorDataPoint: [given] } }];
    const { rows } = await scripted(createStatcanFeed, JSON.stringify(answer)).read(TRADE);
    return rows[0]?.value;
  };
  expect(await one(point(-2400.5, 1))).toBe('-2400.5');
  expect(await one(point(-2400.5, 1, 6))).toBe('-2400.5');
  expect(await one(point(-2400512, 0, 3))).toBe('-2400.512');
  expect(await one(point(-2.4, 1, 9))).toBe('-2400');
});
