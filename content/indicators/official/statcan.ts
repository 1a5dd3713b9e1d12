import { BILLIONS, CHANGE, LEVEL, monthly, RATE, THOUSANDS, YEARLY_RATE, yearly } from './figures.ts';
import type { OfficialRow } from './row.ts';

const PRICES = 'index 2002=100';
const CA = { country: 'CA', period: 'month' } as const;
const prices = {
  ...CA,
  series: 'statcan/v41690973',
  releasedAfterDays: [13, 30],
  link: 'https://www150.statcan.gc.ca/n1/dai-quo/index-eng.htm',
} as const;
/** Statistics Canada calculates the changes from the published, rounded index. */
const exact = <Figure extends ReturnType<typeof monthly> | ReturnType<typeof yearly>>(figure: Figure) => ({
  ...figure,
  calculation: { ...figure.calculation, isExact: true } as const,
});

const labour = { ...prices, releasedAfterDays: [2, 16] } as const;

/** Figures of Statistics Canada, by vector. */
export const statcanRows: readonly OfficialRow[] = [
  { kind: 'cpi', ...prices, ...exact(monthly(PRICES)) },
  { kind: 'cpi', ...prices, ...exact(yearly(PRICES)) },
  {
    ...prices,
    kind: 'gdp',
    series: 'statcan/v65201210',
    ...monthly('million chained dollars'),
    releasedAfterDays: [50, 72],
  },
  // The three measures of core inflation of the Bank of Canada.
  { ...prices, kind: 'trimmed-mean-cpi', series: 'statcan/v108785715', ...YEARLY_RATE },
  { ...prices, kind: 'median-cpi', series: 'statcan/v108785714', ...YEARLY_RATE },
  { ...prices, kind: 'common-cpi', series: 'statcan/v108785713', ...YEARLY_RATE },
  { ...labour, kind: 'unemployment-rate', series: 'statcan/v2062815', ...RATE },
  { ...labour, kind: 'participation-rate', series: 'statcan/v2062816', ...RATE },
  {
    ...labour,
    kind: 'employment-change',
    series: 'statcan/v2062811',
    unit: 'thousand',
    calculation: CHANGE,
    notation: { ...THOUSANDS, decimals: 1 },
    compared: null,
  },
  {
    ...prices,
    kind: 'manufacturing-sales',
    series: 'statcan/v800450',
    ...monthly('thousand dollars'),
    releasedAfterDays: [36, 60],
  },
  {
    ...prices,
    kind: 'trade-balance',
    series: 'statcan/v87008984',
    unit: 'million dollars',
    calculation: LEVEL,
    notation: BILLIONS,
    compared: null,
    releasedAfterDays: [28, 50],
  },
  {
    ...prices,
    kind: 'retail-sales',
    series: 'statcan/v1446859483',
    ...monthly('dollars'),
    releasedAfterDays: [40, 64],
  },
];
