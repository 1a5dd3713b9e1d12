import { AHEAD_MS, asCalendar } from './agreed.ts';
import { type Answer, type Ask, answer, json, type World } from './answer.ts';
import { addDays, newYorkIso } from './newyork.ts';

/** How the values of one series run, and how long after a period's end they come out. */
export interface Course {
  readonly isQuarterly?: boolean;
  readonly afterDays: number;
  /** UTC hour and minute of a release, "06:00". */
  readonly time: string;
  readonly decimals: number;
  readonly first: number;
  /** Share by which a value grows from one period to the next; 0: it swings around `first`. */
  readonly growth: number;
  /** Statistics Canada: the power of ten that the values count in. */
  readonly scale?: number;
}

export interface Value {
  /** "2026-08" or "2026-Q2". */
  readonly period: string;
  readonly text: string;
  readonly releasedAt: Date;
}

const FIRST_YEAR = 2020;

/** All values that are out at `now`, oldest first; two series never run alike. */
export function valuesOf(course: Course, id: string, now: Date): Value[] {
  return usualValues(course, id, now).filter(({ releasedAt }) => releasedAt <= now);
}

/** The values of a followed series, by its id in the open data: they agree with the calendar where that shows them. */
export function followedValues(course: Course, series: string, world: World): readonly Value[] {
  const until = new Date(world.now.getTime() + AHEAD_MS);
  return asCalendar(series, usualValues(course, series, until), course, world);
}

/** Values made so far, by series: each answer asks for the same ones again. */
const made = new WeakMap<Course, Map<string, Value[]>>();

function usualValues(course: Course, id: string, until: Date): Value[] {
  const ofCourse = made.get(course) ?? new Map<string, Value[]>();
  made.set(course, ofCourse);
  const values = ofCourse.get(id) ?? [];
  ofCourse.set(id, values);
  for (let last = values.at(-1); last === undefined || last.releasedAt <= until; last = values.at(-1))
    values.push(usualValue(course, id, values.length));
  return values.filter(({ releasedAt }) => releasedAt <= until);
}

function usualValue(course: Course, id: string, count: number): Value {
  const { isQuarterly = false, afterDays, time, decimals, first, growth } = course;
  const perYear = isQuarterly ? 4 : 12;
  const phase = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const months = (count + 1) * (12 / perYear);
  const next = `${FIRST_YEAR + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  const year = FIRST_YEAR + Math.floor(count / perYear);
  const number = (count % perYear) + 1;
  const wave = (growth === 0 ? 0.06 : Math.abs(growth) / 3) * Math.sin(count + phase);
  return {
    period: isQuarterly ? `${year}-Q${number}` : `${year}-${String(number).padStart(2, '0')}`,
    text: (first * (1 + growth) ** count * (1 + wave)).toFixed(decimals),
    releasedAt: new Date(`${addDays(next, afterDays - 1)}T${time}:00Z`),
  };
}

export const withCommas = (text: string) => text.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const NIPA: Readonly<Record<'M' | 'Q', Readonly<Record<string, Course>>>> = {
  M: {
    A065RC: { afterDays: 27, time: '12:30', decimals: 0, first: 19_000_000, growth: 0.004 },
    DPCCRG: { afterDays: 27, time: '12:30', decimals: 3, first: 104, growth: 0.0024 },
    DPCERC: { afterDays: 27, time: '12:30', decimals: 0, first: 14_000_000, growth: 0.0045 },
    DPCERG: { afterDays: 27, time: '12:30', decimals: 3, first: 105, growth: 0.0022 },
  },
  Q: { A191RL: { isQuarterly: true, afterDays: 30, time: '12:30', decimals: 1, first: 2.1, growth: 0 } },
};

/** `/national/Release/TXT/NipaDataM.txt`: also series that are not asked for, with thousands separators in quotes. */
export function beaFile(type: 'M' | 'Q', world: World): Answer {
  const series = Object.entries(NIPA[type]).map(
    ([code, course]) => [code, followedValues(course, `bea/NipaData${type}/${code}`, world)] as const,
  );
  const lines = series.flatMap(([code, values]) =>
    values.map(
      ({ period, text }) =>
        `${code},${type === 'Q' ? period.replace('-', '') : period.replace('-', 'M')},"${withCommas(text)}"`,
    ),
  );
  const others = Array.from({ length: 50 }, (_, index) => `B${index}RC,2026${type}01,"1,234"`);
  const file = answer('text/plain', ['%SeriesCode,Period,Value', ...others, ...lines, ''].join('\r\n'));
  const newest = series.flatMap(([, values]) => values.at(-1)?.releasedAt.getTime() ?? 0);
  const releasedAt = new Date(Math.max(...newest));
  const etag = `"${releasedAt.getTime().toString(36)}"`;
  return { ...file, headers: { ...file.headers, etag, 'last-modified': releasedAt.toUTCString() } };
}

interface ExportCourse extends Course {
  readonly title: string;
  readonly unit: string;
}

const orders = (afterDays: number, first: number): ExportCourse => ({
  title: 'Total',
  unit: 'Millions of Dollars',
  afterDays,
  time: '14:00',
  decimals: 0,
  first,
  growth: 0.003,
});

const EXPORTS: Readonly<Record<string, ExportCourse>> = {
  'RESCONST/ASTARTS/TOTAL': {
    title: 'Housing Units Started',
    unit: 'Thousands of Units',
    afterDays: 18,
    time: '12:30',
    decimals: 0,
    first: 1310,
    growth: 0,
  },
  'RESCONST/APERMITS/TOTAL': {
    title: 'Housing Units Authorized',
    unit: 'Thousands of Units',
    afterDays: 18,
    time: '12:30',
    decimals: 0,
    first: 1390,
    growth: 0,
  },
  'RESSALES/ASOLD/TOTAL': {
    title: 'New Houses Sold',
    unit: 'Thousands of Units',
    afterDays: 25,
    time: '14:00',
    decimals: 0,
    first: 690,
    growth: 0,
  },
  'M3ADV/MDM/NO': {
    title: 'New Orders',
    unit: 'Millions of Dollars',
    afterDays: 26,
    time: '12:30',
    decimals: 0,
    first: 260_000,
    growth: 0.003,
  },
  'M3ADV/DXT/NO': orders(26, 170_000),
  'M3ADV/DXD/NO': orders(26, 240_000),
  'M3ADV/NXA/NO': orders(26, 74_000),
  'M3/MTM/NO': orders(34, 580_000),
  'M3/MXT/NO': orders(34, 480_000),
  'MWTS/42/IM': orders(40, 890_000),
  'MWTS/42/SM': orders(40, 670_000),
  'MTIS/TOTBUS/IM': orders(46, 2_500_000),
  'VIP/AXXXX/T': orders(32, 2_100_000),
  'FTD/BOPGS/EXP': orders(35, 260_000),
  'FTD/BOPGS/IMP': orders(35, 335_000),
  'FTD/BOPGS/BAL': {
    title: 'Balance',
    unit: 'Millions of Dollars',
    afterDays: 35,
    time: '12:30',
    decimals: 0,
    first: -74_000,
    growth: 0,
  },
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `/econ_export/`: `notAdjusted`, whatever its value, selects the unadjusted series; months to come are "NA". */
export function censusExport({ query }: Ask, world: World): Answer {
  const code = [query.get('program'), query.get('categories[]'), query.get('dataType')].join('/');
  const course = EXPORTS[code];
  if (!course) return answer('text/html', '<html><body>No data</body></html>');
  const adjusted =
    query.has('notAdjusted') || query.get('adjusted') !== '1'
      ? 'Not Seasonally Adjusted'
      : 'Seasonally Adjusted';
  const values = new Map(
    followedValues(course, `census/${code}`, world).map(({ period, text }) => [period, text]),
  );
  const [from, to] = [Number(query.get('startYear')), Number(query.get('endYear'))];
  const rows = Array.from({ length: (to - from + 1) * 12 }, (_, index) => {
    const [year, month] = [from + Math.floor(index / 12), (index % 12) + 1];
    return `${MONTHS[month - 1]}-${year},${values.get(`${year}-${String(month).padStart(2, '0')}`) ?? 'NA'}`;
  });
  const head = [
    'U.S. Census Bureau',
    `Source: ${code}`,
    'United States',
    `${adjusted} ${course.title} [${course.unit}]`,
  ];
  const dates = [`Period: ${from} to ${to}`, 'Data Extracted on: today'];
  return answer('text/csv', [...head, ...dates, '', 'Period,Value', ...rows, ''].join('\n'));
}

const AREA_SETS: Readonly<Record<string, Course>> = {
  prc_hicp_minr: { afterDays: 1, time: '10:00', decimals: 1, first: 2.1, growth: 0 },
  namq_10_gdp: { isQuarterly: true, afterDays: 30, time: '10:00', decimals: 1, first: 0.3, growth: 0 },
  une_rt_m: { afterDays: 32, time: '10:00', decimals: 1, first: 6.2, growth: 0 },
  sts_trtu_m: { afterDays: 37, time: '10:00', decimals: 1, first: 0.4, growth: 0 },
  sts_inpr_m: { afterDays: 45, time: '10:00', decimals: 1, first: 0.5, growth: 0 },
  sts_inppd_m: { afterDays: 35, time: '10:00', decimals: 1, first: 0.2, growth: 0 },
  ei_bsco_m: { afterDays: -2, time: '09:00', decimals: 1, first: -14.2, growth: 0 },
  ei_bssi_m_r2: { afterDays: -1, time: '09:00', decimals: 1, first: 96, growth: 0 },
};

/** The euro area by its names with values: the flash of all prices is under the first. */
const EURO_AREAS: readonly (string | null)[] = ['EA', 'EA21'];

/** The id of a series is the question without what every question has. */
function eurostatSeries(set: string, query: URLSearchParams): string {
  const own = [...query].filter(([name]) => !['format', 'lang', 'sinceTimePeriod'].includes(name));
  return `eurostat/${set}?${own.map((pair) => pair.join('=')).join('&')}`;
}

/** JSON-stat; any other area answers HTTP 200 without a value. */
export function eurostatSet(set: string, { query }: Ask, world: World): Answer {
  const course = AREA_SETS[set];
  if (!course) return json({ error: [{ status: 404, label: 'Dataset not found' }] }, 404);
  const from = query.get('sinceTimePeriod') ?? '';
  const values = followedValues(course, eurostatSeries(set, query), world).filter(
    ({ period }) => period >= from,
  );
  const latest = values.length - 1;
  return json({
    version: '2.0',
    class: 'dataset',
    updated: newYorkIso(values[latest]?.releasedAt ?? world.now).replace(/:(\d{2})$/, '$1'),
    id: ['freq', 'unit', 'geo', 'time'],
    size: [1, 1, 1, values.length],
    dimension: {
      time: { category: { index: Object.fromEntries(values.map(({ period }, index) => [period, index])) } },
    },
    value: EURO_AREAS.includes(query.get('geo'))
      ? Object.fromEntries(values.map(({ text }, index) => [index, Number(text)]))
      : {},
    status: latest >= 0 ? { [latest]: 'p' } : {},
  });
}

const ONS_SERIES: Readonly<Record<string, Course>> = {
  d7g7: { afterDays: 19, time: '06:00', decimals: 1, first: 3.1, growth: 0 },
  d7oe: { afterDays: 19, time: '06:00', decimals: 1, first: 0.3, growth: 0 },
  dko8: { afterDays: 19, time: '06:00', decimals: 1, first: 3.4, growth: 0 },
  ecyx: { afterDays: 42, time: '06:00', decimals: 1, first: 0.2, growth: 0 },
  ihyq: { isQuarterly: true, afterDays: 44, time: '06:00', decimals: 1, first: 0.3, growth: 0 },
  j5ec: { afterDays: 21, time: '06:00', decimals: 1, first: 0.5, growth: 0 },
  mgsx: { afterDays: 75, time: '06:00', decimals: 1, first: 4.9, growth: 0 },
  bcjd: { afterDays: 14, time: '06:00', decimals: 1, first: 1_680, growth: 0.002 },
  czbh: { afterDays: 19, time: '06:00', decimals: 1, first: 4.1, growth: 0 },
  ikbj: { afterDays: 42, time: '06:00', decimals: 0, first: -3_100, growth: 0 },
  hbop: { isQuarterly: true, afterDays: 82, time: '06:00', decimals: 0, first: -20_500, growth: 0 },
  kac3: { afterDays: 45, time: '06:00', decimals: 1, first: 4.7, growth: 0 },
  kai9: { afterDays: 45, time: '06:00', decimals: 1, first: 4.8, growth: 0 },
};

/** `…/timeseries/<id>/<data set>/data`: the whole history, months and quarters apart; one old month is "NA". */
export function onsSeries(path: string, world: World): Answer {
  const id = /timeseries\/(\w+)/.exec(path)?.[1] ?? '';
  const course = ONS_SERIES[id];
  if (!course) return answer('text/html', '<html><body>404</body></html>', 404);
  const values = followedValues(course, `ons/${path}`, world).map(({ period, text }, index) => {
    const [year = '', part = ''] = period.split('-');
    const label = `${year} ${part.startsWith('Q') ? part : MONTHS[Number(part) - 1]?.toUpperCase()}`;
    return { date: label, value: index === 0 ? 'NA' : text, label, year };
  });
  const [months, quarters] = course.isQuarterly ? [[], values] : [values, []];
  return json({ months, quarters, years: [], description: { unit: '' } });
}

const VECTORS: Readonly<Record<number, Course>> = {
  41690973: { afterDays: 20, time: '12:30', decimals: 1, first: 137, growth: 0.0022 },
  65201210: { afterDays: 60, time: '12:30', decimals: 0, first: 2_050_000, growth: 0.0015, scale: 6 },
  2062815: { afterDays: 8, time: '12:30', decimals: 1, first: 6.5, growth: 0 },
  2062811: { afterDays: 8, time: '12:30', decimals: 1, first: 20_900, growth: 0.001, scale: 3 },
  2062816: { afterDays: 8, time: '12:30', decimals: 1, first: 65.2, growth: 0 },
  108785713: { afterDays: 20, time: '12:30', decimals: 1, first: 2.4, growth: 0 },
  108785714: { afterDays: 20, time: '12:30', decimals: 1, first: 2.2, growth: 0 },
  108785715: { afterDays: 20, time: '12:30', decimals: 1, first: 2.1, growth: 0 },
  800450: { afterDays: 46, time: '12:30', decimals: 0, first: 71_000_000, growth: 0.002, scale: 3 },
  87008984: { afterDays: 36, time: '12:30', decimals: 1, first: -2_400, growth: 0, scale: 6 },
  1446859483: { afterDays: 51, time: '12:30', decimals: 0, first: 56_000_000, growth: 0.003, scale: 3 },
};

/** `getDataFromVectorsAndLatestNPeriods` (POST): releases have Ottawa's wall time, which is New York's. */
export function statcanVectors({ body }: Ask, world: World): Answer {
  const asked = JSON.parse(body || '[]') as { vectorId: number; latestN: number }[];
  return json(
    asked.map(({ vectorId, latestN }) => {
      const course = VECTORS[vectorId];
      if (!course) return { status: 'FAILED', object: 'Vector is invalid' };
      const points = followedValues(course, `statcan/v${vectorId}`, world).slice(-latestN);
      return {
        status: 'SUCCESS',
        object: {
          responseStatusCode: 0,
          vectorId,
          vectorDataPoint: points.map(({ period, text, releasedAt }) => ({
            refPer: `${period}-01`,
            refPer2: '',
            value: Number(text),
            decimals: course.decimals,
            scalarFactorCode: course.scale ?? 0,
            symbolCode: 0,
            releaseTime: newYorkIso(releasedAt).slice(0, 16),
            frequencyCode: 6,
          })),
        },
      };
    }),
  );
}
