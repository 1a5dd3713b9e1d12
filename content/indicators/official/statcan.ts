import { monthly, RATE, yearly } from './figures.ts';
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
  { ...prices, kind: 'unemployment-rate', series: 'statcan/v2062815', ...RATE, releasedAfterDays: [2, 16] },
  {
    ...prices,
    kind: 'retail-sales',
    series: 'statcan/v1446859483',
    ...monthly('dollars'),
    releasedAfterDays: [40, 64],
  },
];
