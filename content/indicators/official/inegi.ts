import type { SeriesId } from '#contracts/observations.ts';
import type { Calculation, Notation } from '#domain/official/series.ts';
import { LEVEL, PLAIN, RATE } from './figures.ts';
import type { OfficialRow } from './row.ts';

const INDEX = 'index';
/** Inflation is published with two decimals, all other changes with one. */
const HUNDREDTHS: Notation = { divideBy: 1, decimals: 2, mark: '%' };
const TENTHS: Notation = { ...HUNDREDTHS, decimals: 1 };
const PERIODS_A_YEAR = { month: 12, 'half-month': 24, quarter: 4 } as const;

interface Release {
  readonly period: keyof typeof PERIODS_A_YEAR;
  readonly releasedAfterDays: readonly [number, number];
  readonly link: string;
}

const prices = {
  period: 'month',
  releasedAfterDays: [4, 14],
  link: 'https://www.inegi.org.mx/temas/inpc/',
} as const;
const halfMonth = { ...prices, period: 'half-month', releasedAfterDays: [5, 13] } as const;

type Named = Pick<OfficialRow, 'kind' | 'titles'>;

const row = (named: Named, id: string, release: Release) =>
  ({ ...named, country: 'MX', series: `inegi/${id}`, ...release }) as const;

function change(periods: number): Calculation {
  return { type: 'percent', periods };
}

/** Inflation in a period, which we calculate from the published index. */
const onPeriod = (named: Named, id: string, release: Release): OfficialRow => ({
  ...row(named, id, release),
  unit: INDEX,
  calculation: change(1),
  notation: HUNDREDTHS,
  compared: 'mom',
});

/** The change on a year before; `published` is the series in which the institute calculates it. */
const onYear = (
  named: Named,
  [id, published]: readonly [string, SeriesId],
  release: Release,
  notation: Notation = TENTHS,
): OfficialRow => ({
  ...row(named, id, release),
  unit: INDEX,
  calculation: change(PERIODS_A_YEAR[release.period]),
  notation,
  compared: 'yoy',
  published,
});

const link = (subject: string) => `https://www.inegi.org.mx/temas/${subject}/`;

const CPI: Named = { kind: 'cpi', titles: ['(cpi|inflation rate)'] };
const CORE_CPI: Named = { kind: 'core-cpi', titles: ['core (cpi|inflation rate|inflation)'] };
const HALF = '(mid month|half month|1st half|1st half month)';
const HALF_CPI: Named = { kind: 'mid-month-cpi', titles: [`${HALF} (inflation rate|inflation|cpi)`] };
const HALF_CORE_CPI: Named = {
  kind: 'mid-month-core-cpi',
  titles: [`${HALF} core (inflation rate|inflation|cpi)`],
};

/** Figures of the Mexican statistics institute, by the indicator of its bank. */
export const inegiRows: readonly OfficialRow[] = [
  onYear(CPI, ['910392', 'inegi/910406'], prices, HUNDREDTHS),
  onPeriod(CPI, '910392', prices),
  onYear(CORE_CPI, ['910393', 'inegi/910407'], prices, HUNDREDTHS),
  onPeriod(CORE_CPI, '910393', prices),
  onYear(HALF_CPI, ['910420', 'inegi/910438'], halfMonth, HUNDREDTHS),
  onPeriod(HALF_CPI, '910420', halfMonth),
  onYear(HALF_CORE_CPI, ['910421', 'inegi/910439'], halfMonth, HUNDREDTHS),
  onPeriod(HALF_CORE_CPI, '910421', halfMonth),
  onYear({ kind: 'economic-activity', titles: ['economic activity', 'igae'] }, ['737121', 'inegi/737145'], {
    period: 'month',
    releasedAfterDays: [46, 70],
    link: link('igae'),
  }),
  onYear({ kind: 'industrial-production', titles: ['industrial production'] }, ['736407', 'inegi/736526'], {
    period: 'month',
    releasedAfterDays: [36, 56],
    link: link('imai'),
  }),
  {
    ...onYear({ kind: 'gdp', titles: ['gdp (growth rate|)'] }, ['735879', 'inegi/735904'], {
      period: 'quarter',
      releasedAfterDays: [40, 75],
      link: link('pib'),
    }),
    // The early estimate ("Prel"), after a month, has a series of its own.
    editions: { final: [40, 75] },
    unit: 'million pesos at prices of 2018',
  },
  onYear({ kind: 'retail-sales', titles: ['retail sales'] }, ['718506', 'inegi/718507'], {
    period: 'month',
    releasedAfterDays: [44, 64],
    link: link('comercioindice'),
  }),
  {
    ...row({ kind: 'unemployment-rate', titles: ['unemployment rate'] }, '444603', {
      period: 'month',
      releasedAfterDays: [18, 38],
      link: link('empleo'),
    }),
    ...RATE,
  },
  {
    ...row({ kind: 'consumer-confidence', titles: ['consumer confidence'] }, '454186', {
      period: 'month',
      releasedAfterDays: [1, 14],
      link: link('confianza'),
    }),
    unit: 'points',
    calculation: LEVEL,
    notation: PLAIN,
    compared: null,
  },
];
