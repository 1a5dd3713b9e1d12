import { BILLIONS, CHANGE, exact, LEVEL, monthly, RATE, THOUSANDS, YEARLY_RATE, yearly } from './figures.ts';
import type { OfficialRow } from './row.ts';

const PRICES = 'index 2002=100';
const CA = { country: 'CA', period: 'month' } as const;
const prices = {
  ...CA,
  series: 'statcan/v41690973',
  releasedAfterDays: [13, 30],
  link: 'https://www150.statcan.gc.ca/n1/dai-quo/index-eng.htm',
} as const;
const CPI = { kind: 'cpi', titles: ['cpi', 'inflation rate'] } as const;
/** "Prel" is a text about the month after, of the same day as the figure of the month. */
const notTheFlash = (fewest: number, most: number) => ({
  releasedAfterDays: [fewest, most] as const,
  editions: { final: [fewest, most] as const },
});
const labour = { ...prices, releasedAfterDays: [2, 16] } as const;

/** Figures of Statistics Canada, by vector. */
export const statcanRows: readonly OfficialRow[] = [
  { ...CPI, ...prices, ...exact(monthly(PRICES)) },
  { ...CPI, ...prices, ...exact(yearly(PRICES)) },
  {
    ...prices,
    kind: 'gdp',
    titles: ['(monthly|) gdp'],
    series: 'statcan/v65201210',
    ...monthly('million chained dollars'),
    ...notTheFlash(50, 72),
  },
  // The three measures of core inflation of the Bank of Canada.
  {
    ...prices,
    kind: 'trimmed-mean-cpi',
    titles: ['trimmed (cpi|mean cpi)', 'cpi trimmed mean'],
    series: 'statcan/v108785715',
    ...YEARLY_RATE,
  },
  {
    ...prices,
    kind: 'median-cpi',
    titles: ['median cpi', 'cpi median'],
    series: 'statcan/v108785714',
    ...YEARLY_RATE,
  },
  {
    ...prices,
    kind: 'common-cpi',
    titles: ['common cpi', 'cpi common'],
    series: 'statcan/v108785713',
    ...YEARLY_RATE,
  },
  {
    ...labour,
    kind: 'unemployment-rate',
    titles: ['unemployment rate'],
    series: 'statcan/v2062815',
    ...RATE,
  },
  {
    ...labour,
    kind: 'participation-rate',
    titles: ['participation rate'],
    series: 'statcan/v2062816',
    ...RATE,
  },
  {
    ...labour,
    kind: 'employment-change',
    titles: ['employment change'],
    series: 'statcan/v2062811',
    unit: 'thousand',
    calculation: CHANGE,
    notation: { ...THOUSANDS, decimals: 1 },
    compared: null,
  },
  {
    ...prices,
    kind: 'manufacturing-sales',
    titles: ['manufacturing sales'],
    series: 'statcan/v800450',
    ...monthly('thousand dollars'),
    ...notTheFlash(36, 60),
  },
  {
    ...prices,
    kind: 'trade-balance',
    titles: ['trade balance', 'balance of trade'],
    series: 'statcan/v87008984',
    unit: 'million dollars',
    calculation: LEVEL,
    notation: BILLIONS,
    compared: null,
    // With the United States, also when that is late.
    releasedAfterDays: [31, 54],
  },
  {
    ...prices,
    kind: 'retail-sales',
    titles: ['retail sales'],
    series: 'statcan/v1446859483',
    ...monthly('dollars'),
    ...notTheFlash(40, 64),
  },
];
