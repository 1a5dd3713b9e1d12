import { expect, test } from 'vitest';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import { createAbsFeed } from './abs/feed.ts';
import { createBanxicoFeed } from './banxico/feed.ts';
import { createBeaFeed } from './bea/feed.ts';
import { createBlsFeed } from './bls/feed.ts';
import { createBocFeed } from './boc/feed.ts';
import { createCensusFeed } from './census/feed.ts';
import { createEcbFeed } from './ecb/feed.ts';
import { createEiaFeed } from './eia/feed.ts';
import { createEitsFeed } from './eits/feed.ts';
import { createEstatFeed } from './estat/feed.ts';
import { createEurostatFeed } from './eurostat/feed.ts';
import { createFedFeed } from './fed/feed.ts';
import { createInegiFeed } from './inegi/feed.ts';
import type { KeyedOptions } from './keyed.ts';
import { createNyfedFeed } from './nyfed/feed.ts';
import { createOnsFeed } from './ons/feed.ts';
import type { AskedSeries, OfficialFeed } from './port.ts';
import { createSnbFeed } from './snb/feed.ts';
import { createStatcanFeed } from './statcan/feed.ts';

/** Figures by hand are checked when the site is built. */
type Read = Exclude<OfficialPublisher, 'rba' | 'rbnz'>;

interface Reader {
  readonly create: (options: KeyedOptions) => OfficialFeed;
  readonly series: AskedSeries['series'];
  readonly period?: AskedSeries['period'];
  /** The publisher's answer with one value, as JSON writes it or as text. */
  readonly answer: (value: unknown) => string;
  /** A value as it writes it. Default: "2.5". */
  readonly good?: unknown;
  /** The publisher's words for a value that it does not have; left out where it has no row then. */
  readonly missing?: unknown;
  /** Whole answers with something odd beside the value 2.5. */
  readonly odd?: readonly string[];
}

const json = (value: unknown) => JSON.stringify(value);
const bls = (value: unknown, beside: object = { footnotes: [{}] }) =>
  json({
    status: 'REQUEST_SUCCEEDED',
    message: [],
    Results: {
      series: [{ seriesID: 'CUSR0000SA0', data: [{ year: '2026', period: 'M08', value, ...beside }] }],
    },
  });
const statcan = (value: unknown, beside: object = {}) =>
  json([
    {
      status: 'SUCCESS',
      object: {
        vectorId: 2062815,
        vectorDataPoint: [
          {
            refPer: '2026-08-01',
            value,
            decimals: 1,
            scalarFactorCode: 0,
            releaseTime: '2026-09-04T08:30',
            ...beside,
          },
        ],
      },
    },
  ]);
const inegi = (value: unknown, beside: object = {}) =>
  json({
    Series: [
      {
        INDICADOR: '910392',
        FREQ: '8',
        OBSERVATIONS: [{ TIME_PERIOD: '2026/08', OBS_VALUE: value }],
        ...beside,
      },
    ],
  });
const eurostat = (value: unknown, beside: object = {}) =>
  json({
    size: [1, 1],
    dimension: { time: { category: { index: { '2026-08': 0 } } } },
    value: { 0: value },
    ...beside,
  });
const estat = (value: unknown, unit: unknown = '%') =>
  json({
    GET_STATS_DATA: {
      RESULT: { STATUS: 0 },
      STATISTICAL_DATA: {
        DATA_INF: {
          VALUE: [
            {
              '@tab': '3',
              '@cat01': '0161',
              '@area': '00000',
              '@time': '2026000808',
              '@unit': unit,
              $: value,
            },
          ],
        },
      },
    },
  });
const nyfed = (value: unknown, other: unknown = 3.5) =>
  json({
    refRates: [{ effectiveDate: '2026-09-18', type: 'EFFR', targetRateFrom: other, targetRateTo: value }],
  });

/** A good day and one that does not exist. */
const nyfedBeside = (effectiveDate: string) => {
  const { refRates } = JSON.parse(nyfed(2.5)) as { refRates: object[] };
  return json({ refRates: [...refRates, { ...refRates[0], effectiveDate }] });
};
/** A good value and one that no decimal text of the store can be. */
const eurostatBeside = (value: number) =>
  json({
    size: [1, 3],
    dimension: { time: { category: { index: { '2026-06': 0, '2026-07-99': 1, '2026-08': 2 } } } },
    value: { 0: 2.5, 1: value, 2: 2.5 },
  });

const READERS: Readonly<Record<Read, Reader>> = {
  bls: {
    create: ({ key: _, ...options }) => createBlsFeed(options),
    series: 'bls/CUSR0000SA0',
    answer: bls,
    missing: '-',
    odd: [null, [null], [{ code: null, text: null }], 'none', [{ code: 7 }]].map((footnotes) =>
      bls('2.5', { footnotes, latest: 'perhaps', calculations: null }),
    ),
  },
  bea: {
    create: createBeaFeed,
    series: 'bea/NipaDataM/DPCERG',
    answer: (value) => `%SeriesCode,Period,Value\nDPCERG,2026M08,"${value}"\n`,
  },
  census: {
    create: createCensusFeed,
    series: 'census/M3/MTM/NO',
    answer: (value) =>
      [
        'Census',
        'Source',
        'US',
        'Seasonally Adjusted Orders [Millions of Dollars]',
        'Period,Value',
        `Aug-2026,${value}`,
      ].join('\n'),
    missing: 'NA',
  },
  eits: {
    create: createEitsFeed,
    series: 'eits/marts/44X72/MPCSM',
    answer: (value) =>
      json([
        ['cell_value', 'time_slot_id', 'category_code', 'data_type_code', 'time'],
        [value, 0, '44X72', 'MPCSM', '2026-08'],
      ]),
    missing: 'NA',
  },
  eurostat: {
    create: createEurostatFeed,
    series: 'eurostat/prc_hicp_minr?geo=EA',
    answer: eurostat,
    odd: [
      eurostat(2.5, { status: { 0: null }, updated: null }),
      eurostat(2.5, { status: { 0: { code: 'p' } } }),
      eurostat(2.5, { status: 'p', updated: 'today' }),
      eurostat(2.5, { updated: '2026-99-99T99:99:00+0200' }),
      ...[1e21, 1e-7, 5e-324].map(eurostatBeside),
    ],
  },
  ons: {
    create: createOnsFeed,
    series: 'ons/economy/timeseries/d7g7/mm23',
    answer: (value) => json({ months: [{ date: '2026 AUG', value }], quarters: null, years: [] }),
    missing: 'NA',
  },
  statcan: {
    create: createStatcanFeed,
    series: 'statcan/v2062815',
    answer: statcan,
    good: 2.5,
    missing: null,
    odd: [
      statcan(2.5, { releaseTime: '2026-09-04T08:30:00' }),
      statcan(2.5, { releaseTime: null, symbolCode: 99, statusCode: 'new' }),
      statcan(2.5, { releaseTime: 'soon', scalarFactorCode: '0' }),
      statcan(2.5, { releaseTime: '2026-99-99T08:30' }),
      ...[null, 42, 'units', undefined].map((scalarFactorCode) => statcan(2.5, { scalarFactorCode })),
      statcan(2.5, { decimals: null }),
    ],
  },
  fed: {
    create: createFedFeed,
    series: 'fed/g17/B50001',
    answer: (value) => `"B50001: Total index"\n"B50001"  2026  ${value}\n`,
    missing: 'ND',
  },
  nyfed: {
    create: (options) => createNyfedFeed({ ...options, surveyUrl: 'https://survey.example' }),
    series: 'nyfed/effr/targetRateTo',
    period: 'day',
    answer: nyfed,
    odd: [nyfed(2.5, null), nyfed('2.5', 'unknown'), ...['2026-99-99', '2026-09-31'].map(nyfedBeside)],
  },
  ecb: {
    create: (options) => createEcbFeed({ ...options, pauseMs: 0 }),
    series: 'ecb/FM/B.U2.EUR.4F.KR.DFR.LEV',
    period: 'day',
    answer: (value) =>
      `KEY,TIME_PERIOD,OBS_VALUE,OBS_STATUS\nFM.B.U2.EUR.4F.KR.DFR.LEV,2026-09-18,${value},A\n`,
    missing: 'NaN',
    odd: ['KEY,TIME_PERIOD,OBS_VALUE,OBS_STATUS\nFM.B.U2.EUR.4F.KR.DFR.LEV,2026-09-18,2.5,new status\n'],
  },
  boc: {
    create: createBocFeed,
    series: 'boc/V39079',
    period: 'day',
    answer: (value) => json({ observations: [{ d: '2026-09-18', V39079: { v: value } }] }),
    missing: null,
  },
  snb: {
    create: createSnbFeed,
    series: 'snb/snbgwdzid/LZ',
    period: 'day',
    answer: (value) => `"CubeId";"snbgwdzid"\n\n"Date";"D0";"Value"\n"2026-09-18";"LZ";"${value}"\n`,
    missing: '',
    odd: ['soon', '2026-99-99 09:00', '2026-09-18 99:99'].map(
      (at) => `"PublishingDate";"${at}"\n\n"Date";"D0";"Value"\n"2026-09-18";"LZ";"2.5"\n`,
    ),
  },
  abs: {
    create: createAbsFeed,
    series: 'abs/CPI/1.10001.10.50.M',
    answer: (value) => `DATAFLOW,TIME_PERIOD,OBS_VALUE,OBS_STATUS,OBS_COMMENT\nABS:CPI,2026-08,${value},,\n`,
    missing: '',
    odd: ['DATAFLOW,TIME_PERIOD,OBS_VALUE,OBS_STATUS,OBS_COMMENT\nABS:CPI,2026-08,2.5,z,?\n'],
  },
  inegi: {
    create: createInegiFeed,
    series: 'inegi/910392',
    answer: inegi,
    missing: '',
    odd: [inegi('2.5', { FREQ: '0_8', UNIT: null }), inegi('2.5', { FREQ: 8 })],
  },
  banxico: {
    create: createBanxicoFeed,
    series: 'banxico/SE27803',
    answer: (value) =>
      json({ bmx: { series: [{ idSerie: 'SE27803', datos: [{ fecha: '01/08/2026', dato: value }] }] } }),
    missing: 'N/E',
  },
  estat: {
    create: createEstatFeed,
    series: 'estat/0004052037/3/0161/00000',
    answer: (value) => estat(value),
    missing: '***',
    odd: [estat('2.5', null), estat('2.5', 7), estat('2.5', ''), estat('2.5', ' \u202e')],
  },
  eia: {
    create: createEiaFeed,
    series: 'eia/petroleum/stoc/wstk/WCESTUS1',
    period: 'week',
    answer: (value) =>
      json({ response: { data: [{ period: '2026-09-18', series: 'WCESTUS1', value, units: 'MBBL' }] } }),
    missing: null,
  },
};

function read({ create, series, period = 'month' }: Reader, text: string) {
  const feed = create({
    baseUrl: 'https://publisher.example',
    key: 'a-key',
    clock: () => new Date('2026-09-20T12:00:00.000Z'),
    get: async () => ({ text, validators: {} }),
  });
  return feed.read([{ series, period, unit: '%' }], '2025-01-01', new AbortController().signal);
}

const each = test.each(Object.entries(READERS));

each(
  'N11 %s: a value is read, and one that cannot be read is a failure of its series',
  async (_name, reader) => {
    const { rows, unread } = await read(reader, reader.answer(reader.good ?? '2.5'));
    expect(rows.map(({ value }) => value)).toEqual(['2.5']);
    expect(unread).toBeUndefined();
    await expect(read(reader, reader.answer('2.5x'))).rejects.toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining(reader.series),
    });
  },
);

each('N11 %s: does not fail for a value that the publisher says it does not have', async (_name, reader) => {
  if (reader.missing === undefined) return;
  const { rows, dropped, unread } = await read(reader, reader.answer(reader.missing));
  expect([rows, dropped, unread]).toEqual([[], { missing: 1 }, undefined]);
});

each('N11 %s: an odd footnote, flag, unit or time costs only itself', async (_name, reader) => {
  for (const text of reader.odd ?? []) {
    const { rows, unread } = await read(reader, text);
    const newest = rows.at(-1);
    expect([newest?.value, rows.every(({ value }) => value === '2.5')], text).toEqual(['2.5', true]);
    expect(unread).toBeUndefined();
  }
});

const GOOD = {
  bls: { seriesID: 'GOOD', data: [{ year: '2026', period: 'M08', value: '2.5', footnotes: [] }] },
  statcan: {
    object: {
      vectorId: 1,
      vectorDataPoint: [{ refPer: '2026-08-01', value: 2.5, decimals: 1, releaseTime: '' }],
    },
  },
  inegi: { INDICADOR: 'GOOD', FREQ: '8', OBSERVATIONS: [{ TIME_PERIOD: '2026/08', OBS_VALUE: '2.5' }] },
  banxico: { idSerie: 'GOOD', datos: [{ fecha: '01/08/2026', dato: '2.5' }] },
};

test.each([
  [
    'bls',
    (odd: unknown) => ({ status: 'REQUEST_SUCCEEDED', message: null, Results: { series: [odd, GOOD.bls] } }),
  ],
  ['statcan', (odd: unknown) => [{ object: odd }, GOOD.statcan]],
  ['inegi', (odd: unknown) => ({ Series: [odd, GOOD.inegi] })],
  ['banxico', (odd: unknown) => ({ bmx: { series: [odd, GOOD.banxico] } })],
] as const)('N11 %s: a series of another shape costs only itself', async (publisher, answer) => {
  const codes = publisher === 'statcan' ? ['v1', 'v2'] : ['GOOD', 'ODD'];
  const asked = codes.map(
    (code): AskedSeries => ({ series: `${publisher}/${code}`, period: 'month', unit: '%' }),
  );
  for (const odd of [null, 7, { seriesID: 7 }]) {
    const feed = READERS[publisher].create({
      baseUrl: 'https://publisher.example',
      key: 'a-key',
      clock: () => new Date('2026-09-20T12:00:00.000Z'),
      get: async () => ({ text: json(answer(odd)), validators: {} }),
    });
    const { rows, unread } = await feed.read(asked, '2025-01-01', new AbortController().signal);
    expect(rows).toMatchObject([{ series: asked[0]?.series, value: '2.5' }]);
    expect(unread).toEqual([asked[1]?.series]);
  }
});

test.each([
  ['bea', 'garbage'],
  ['bea', ''],
  ['fed', 'garbage'],
  ['fed', 'Wed, 99 Aug 2026 12:30:02 GMT'],
] as const)('N11 %s: values are kept when the file says %j for its time', async (publisher, lastModified) => {
  const { create, series, answer } = READERS[publisher];
  const feed = create({
    baseUrl: 'https://publisher.example',
    key: 'a-key',
    clock: () => new Date('2026-09-20T12:00:00.000Z'),
    get: async () => ({ text: answer('2.5'), validators: { lastModified } }),
  });
  const asked = { series, period: 'month', unit: '%' } as const;
  const { rows } = await feed.read([asked], '2025-01-01', new AbortController().signal);
  expect(rows).toMatchObject([{ value: '2.5', publishedAt: null }]);
});

test('N11 K9 a unit and a flag are plain words of one line', async () => {
  const { rows } = await read(READERS.estat, estat('2.5', ' =cmd\u0000\u202e\n '.repeat(60)));
  expect(rows[0]?.unit).toMatch(/^[ -~]{1,100}$/);
});

test('N11 K5 a series with more values than any has counts as unread', async () => {
  const datos = Array.from({ length: 4_001 }, () => ({ fecha: '01/08/2026', dato: '2.5' }));
  const text = json({ bmx: { series: [GOOD.banxico, { idSerie: 'SE27803', datos }] } });
  const feed = createBanxicoFeed({
    baseUrl: 'https://publisher.example',
    key: 'a-key',
    clock: () => new Date('2026-09-20T12:00:00.000Z'),
    get: async () => ({ text, validators: {} }),
  });
  const asked = (['banxico/GOOD', 'banxico/SE27803'] as const).map(
    (series): AskedSeries => ({ series, period: 'month', unit: '%' }),
  );
  const { rows, unread, dropped } = await feed.read(asked, '2025-01-01', new AbortController().signal);
  expect([rows.length, unread, dropped]).toEqual([1, ['banxico/SE27803'], { too_many_values: 1 }]);
});
