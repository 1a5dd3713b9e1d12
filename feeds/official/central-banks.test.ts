import { expect, test } from 'vitest';
import { FeedError } from '#feeds/ports.ts';
import { createBocFeed } from './boc/feed.ts';
import { createEcbFeed } from './ecb/feed.ts';
import { createFedFeed } from './fed/feed.ts';
import { targetRange } from './fed/statement.ts';
import { createNyfedFeed } from './nyfed/feed.ts';
import type { AskedSeries } from './port.ts';
import { createSnbFeed } from './snb/feed.ts';
import { brief, scripted } from './testing.ts';

const rate = (series: AskedSeries['series']): AskedSeries => ({ series, period: 'day', unit: '%' });
const month = (series: AskedSeries['series'], unit = '%'): AskedSeries => ({ series, period: 'month', unit });
const values = (reading: Parameters<typeof brief>[0]) => brief(reading).map(([, ...rest]) => rest);

const DEPOSIT = rate('ecb/FM/D+B.U2.EUR.4F.KR.DFR.LEV');
const MAIN = rate('ecb/FM/D+B.U2.EUR.4F.KR.MRR_FR.LEV');
const MONEY = month('ecb/BSI/M.U2.Y.V.M30.X.I.U2.2300.Z01.A');
const ecbFeed = (options: Parameters<typeof createFedFeed>[0]) => createEcbFeed({ ...options, pauseMs: 0 });
const FM = 'KEY,FREQ,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE';
const fm = (frequency: string, item: string, day: string, value: string, status = 'A') =>
  `FM.${frequency}.U2.EUR.4F.KR.${item}.LEV,${frequency},${day},${value},${status},"Key rate, level"`;

test('N11 ECB: asks for the rates of a flow in one call, and keeps a change that is dated ahead at its day', async () => {
  const rows = [
    fm('D', 'DFR', '2026-09-17', '2.25'),
    fm('D', 'DFR', '2026-09-18', '2.25'),
    fm('B', 'DFR', '2026-09-23', '2'),
    fm('D', 'MRR_FR', '2026-09-18', '2.4'),
    fm('D', 'DFR', '2026-09-19', 'NaN'),
    fm('D', 'DFR', 'soon', '2.25'),
  ];
  const { read, asked } = scripted(ecbFeed, [FM, ...rows].join('\r\n'));
  const reading = await read(DEPOSIT, MAIN);
  expect(brief(reading)).toEqual([
    [DEPOSIT.series, '2026-09-17', '2.25'],
    [DEPOSIT.series, '2026-09-18', '2.25'],
    [DEPOSIT.series, '2026-09-23', '2'],
    [MAIN.series, '2026-09-18', '2.4'],
  ]);
  expect(reading.dropped).toEqual({ missing: 1, other_period: 1 });
  expect(asked.map(({ url }) => url)).toEqual([
    'https://publisher.example/service/data/FM/D+B.U2.EUR.4F.KR.DFR+MRR_FR.LEV?format=csvdata&startPeriod=2026-08-11',
  ]);
});

test('N11 ECB: uses neither value when the daily and the change series of a day differ', async () => {
  const rows = [fm('D', 'DFR', '2026-09-18', '2.25'), fm('B', 'DFR', '2026-09-18', '2')];
  const before = fm('D', 'DFR', '2026-09-17', '2.25');
  const reading = await scripted(ecbFeed, [FM, before, ...rows].join('\n')).read(DEPOSIT);
  expect(values(reading)).toEqual([['2026-09-17', '2.25']]);
  expect(reading.dropped).toEqual({ conflicting: 2 });
  const same = [fm('D', 'DFR', '2026-09-18', '2'), fm('B', 'DFR', '2026-09-18', '2.0')];
  expect(values(await scripted(ecbFeed, [FM, ...same].join('\n')).read(DEPOSIT))).toEqual([
    ['2026-09-18', '2'],
  ]);
});

test('N11 ECB: reads columns by name, a flag, and another flow in a call of its own', async () => {
  const money = [
    'FREQ,OBS_VALUE,KEY,TIME_PERIOD,OBS_STATUS,OBS_CONF',
    `M,3.14,BSI.${MONEY.series.slice('ecb/BSI/'.length)},2026-08,P,F`,
  ].join('\n');
  const { read, asked } = scripted(ecbFeed, [FM, fm('D', 'DFR', '2026-09-18', '2')].join('\n'), money);
  const reading = await read(DEPOSIT, MONEY);
  expect(reading.rows).toMatchObject([{ value: '2' }, { period: '2026-08', value: '3.14', flag: 'P' }]);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.url).toMatch(/\/BSI\/.*startPeriod=2025-01$/);
});

test('N11 ECB K5: counts the series of a flow that fails, and rejects another document', async () => {
  const gone = new FeedError('http_4xx', 'gone');
  const { read } = scripted(ecbFeed, gone, 'TIME_PERIOD,OBS_VALUE,KEY\n');
  expect((await read(DEPOSIT, MAIN, MONEY)).dropped).toEqual({ failed_series: 2, empty_series: 1 });
  await expect(scripted(ecbFeed, '<message/>').read(DEPOSIT)).rejects.toMatchObject({ kind: 'malformed' });
});

test.each([
  ['to maintain the target range for the federal funds rate at 3‑1/2 to 3‑3/4 percent.', '3.5', '3.75'],
  [
    'to raise the target range for the federal funds rate by 1/4 percentage point to <strong>3&#8209;3/4 to 4 percent</strong>',
    '3.75',
    '4',
  ],
  [
    'to lower the target range for the federal funds rate by 1/2 percentage point to 4–1/2&nbsp;to 4–3/4 percent',
    '4.5',
    '4.75',
  ],
  ['to maintain the target range for the federal funds rate at 0 to 1/4 percent', '0', '0.25'],
  [
    'unanimously to keep the target range for the federal funds rate at 5—1/4 to 5−1/2 percent',
    '5.25',
    '5.5',
  ],
  ['to set the target range for the federal funds rate at 3.50 to 3.75 percent', '3.5', '3.75'],
])('N11 Federal Reserve: reads the range of "decided %s"', (words, from, to) => {
  const dissent =
    'Voting against was a member, who preferred to maintain the target range for the federal funds rate at 9 to 9-1/4 percent.';
  expect(
    targetRange(`<p>Prices rose 2 to 3 percent.</p><p>The Committee decided ${words}. ${dissent}</p>`),
  ).toEqual({
    from,
    to,
  });
  expect(targetRange(`<p>${dissent}</p>`)).toBeNull();
});

test('N11 Federal Reserve: finds no range where the two ends are none', () => {
  const range = 'decided to maintain the target range for the federal funds rate at';
  expect(targetRange(`${range} 4 to 3-3/4 percent`)).toBeNull();
  expect(targetRange(`${range} 2 to 4 percent`)).toBeNull();
  expect(targetRange('the runoff of securities was discussed')).toBeNull();
});

const UPPER = rate('fed/statement/to');
const item = (title: string, day: string, host = 'www.federalreserve.gov') =>
  `<item><title>${title}</title><link><![CDATA[https://${host}/newsevents/pressreleases/monetary${day}a.htm]]></link><pubDate><![CDATA[Wed, 16 Sep 2026 18:00:00 GMT]]></pubDate></item>`;
const news = (...items: readonly string[]) =>
  `\uFEFF<?xml version="1.0"?><rss><channel>${items.join('')}</channel></rss>`;
const page = (words: string) =>
  `<p>The Committee decided to maintain the target range for the federal funds rate at ${words} percent.</p>`;

test('N11 Federal Reserve: reads the last two statements of the feed at its own address, dated by their day', async () => {
  const feed = news(
    item('Federal Reserve issues FOMC statement', '20260729'),
    item('Minutes of the Federal Open Market Committee', '20260902'),
    item('Federal Reserve issues FOMC statement', '20260916', 'elsewhere.example'),
    item('Federal Reserve issues FOMC statement', '20260617'),
  );
  const { read, asked } = scripted(createFedFeed, feed, page('3-1/2 to 3-3/4'), '<p>Not yet.</p>');
  const reading = await read(UPPER);
  expect(reading.rows).toMatchObject([
    { period: '2026-09-16', value: '3.75', publishedAt: '2026-09-16T18:00:00.000Z' },
  ]);
  expect(reading.dropped).toEqual({ malformed_row: 1 });
  expect(asked.map(({ url }) => url.replace('https://publisher.example', ''))).toEqual([
    '/feeds/press_monetary.xml',
    '/newsevents/pressreleases/monetary20260916a.htm',
    '/newsevents/pressreleases/monetary20260729a.htm',
  ]);
  await expect(scripted(createFedFeed, '<rss><channel>').read(UPPER)).rejects.toMatchObject({
    kind: 'malformed',
  });
});

const PRODUCTION = month('fed/ip_sa/B50001', 'index');

test('N11 Federal Reserve: fails when the last statement names no range, although the one before it does', async () => {
  const feed = news(
    item('Federal Reserve issues FOMC statement', '20260729'),
    item('Federal Reserve issues FOMC statement', '20260916'),
  );
  const { read } = scripted(createFedFeed, feed, '<p>Other words.</p>', page('3-1/2 to 3-3/4'));
  await expect(read(UPPER)).rejects.toMatchObject({ kind: 'malformed' });
});

test('N11 Federal Reserve: reads months of a year from one line, and keeps only lines of the series', async () => {
  const text = [
    '"B50001: Total index"',
    '"B50001"  2024   98.0000   98.1000',
    '"B50001"  2025   100.1234   ND   -9999.0000   1,000.5000   x',
  ].join('\r\n');
  const { read, asked } = scripted(createFedFeed, { text, lastModified: 'Fri, 18 Sep 2026 13:15:02 GMT' });
  const reading = await read(PRODUCTION);
  expect(reading.rows).toMatchObject([
    { period: '2025-01', value: '100.1234', publishedAt: '2026-09-18T13:15:02.000Z' },
    { period: '2025-04', value: '1000.5000' },
  ]);
  expect(reading.dropped).toEqual({ missing: 2, malformed_row: 1 });
  const keeps = asked[0]?.request.keepsLine;
  expect([keeps?.('"B50001"  2026  1'), keeps?.('"G333"  2026  1')]).toEqual([true, false]);
  await expect(scripted(createFedFeed, '"G333: Machinery"').read(PRODUCTION)).rejects.toMatchObject({
    kind: 'malformed',
  });
});

const nyfedFeed = (options: Parameters<typeof createFedFeed>[0]) =>
  createNyfedFeed({ ...options, surveyUrl: 'https://survey.example' });

test('N11 New York Fed: reads the range of each day, and the survey from its own site', async () => {
  const row = { type: 'EFFR', percentRate: 3.63, targetRateFrom: 3.5, targetRateTo: 3.75 };
  const rates = JSON.stringify({
    refRates: [
      { ...row, effectiveDate: '2026-09-17' },
      { ...row, type: 'OBFR' },
    ],
  });
  const survey = 'surveyDate,GACDISA,ASCDISA\n2024-12-31,1,ND\n2026-08-31,-4.5,ND\n2026-09-30,ND,ND\nx,1,1\n';
  const { read, asked } = scripted(nyfedFeed, rates, survey);
  const reading = await read(
    rate('nyfed/effr/targetRateTo'),
    month('nyfed/esms/GACDISA', 'balance of answers'),
  );
  expect(values(reading)).toEqual([
    ['2026-09-17', '3.75'],
    ['2026-08', '-4.5'],
  ]);
  expect(reading.dropped).toEqual({ malformed_row: 2, missing: 1 });
  expect(asked[1]?.url).toMatch(/^https:\/\/survey\.example\/medialibrary\//);
  await expect(scripted(nyfedFeed, 'date,GACDISA\n').read(month('nyfed/esms/GACDISA'))).rejects.toMatchObject(
    {
      kind: 'malformed',
    },
  );
});

test('N11 Bank of Canada: reads all series of a day, and leaves days without a value out', async () => {
  const given = {
    observations: [{ d: '2026-09-17', V39079: { v: '2.25' } }, { d: '2026-09-18' }, { V39079: 1 }],
  };
  const { read, asked } = scripted(createBocFeed, JSON.stringify(given));
  const reading = await read(rate('boc/V39079'), rate('boc/V1'));
  expect(values(reading)).toEqual([['2026-09-17', '2.25']]);
  expect(reading.dropped).toEqual({ malformed_row: 2 });
  expect(asked[0]?.url).toBe(
    'https://publisher.example/valet/observations/V39079,V1/json?start_date=2026-08-11',
  );
  const empty = JSON.stringify({ observations: [{ d: '2026-09-17', V39079: { v: null } }] });
  expect((await scripted(createBocFeed, empty).read(rate('boc/V39079'))).dropped).toEqual({ missing: 1 });
  await expect(scripted(createBocFeed, '{"message":"x"}').read(rate('boc/V1'))).rejects.toMatchObject({
    kind: 'malformed',
  });
});

test('N11 SNB: reads one item of a cube after the lines about it, and dates it by the wall time of Zurich', async () => {
  const cube = [
    '"CubeId";"snbgwdzid"',
    '"PublishingDate";"2026-09-18 09:00"',
    '',
    '"Date";"D0";"Value"',
    '"2026-09-16";"LZ";"0.00"',
    '"2026-09-16";"SARON";"-0.04"',
    '"2026-09-17";"LZ";""',
    '"2026-09-18";"LZ";"0,25"',
  ].join('\r\n');
  const { read, asked } = scripted(createSnbFeed, cube);
  const reading = await read(rate('snb/snbgwdzid/LZ'));
  expect(reading.rows).toMatchObject([
    { period: '2026-09-16', value: '0.00', publishedAt: '2026-09-18T07:00:00.000Z' },
  ]);
  expect(reading.dropped).toEqual({ missing: 1, malformed_row: 1 });
  expect(asked[0]?.url).toContain('/api/cube/snbgwdzid/data/csv/en?dimSel=D0(LZ)&fromDate=2026-08-11');
  await expect(scripted(createSnbFeed, '"CubeId";"x"').read(rate('snb/x/LZ'))).rejects.toMatchObject({
    kind: 'malformed',
  });
});
