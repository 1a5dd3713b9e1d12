import { ESTIMATED, monthly, QUARTERLY_RATE, yearly } from './figures.ts';
import type { OfficialRow } from './row.ts';

const link = (subject: string) => `https://www.bea.gov/data/${subject}`;
const outlays = {
  country: 'US',
  period: 'month',
  // Three to seven weeks, with the delays after the lapse in appropriations of 2025.
  releasedAfterDays: [21, 48],
  link: link('income-saving/personal-income'),
} as const;
const PCE = ['pce (price|prices) (index|)', 'personal consumption expenditures price index'] as const;
const pce = { kind: 'pce-prices', titles: PCE, series: 'bea/NipaDataM/DPCERG', ...outlays } as const;
const corePce = {
  kind: 'core-pce-prices',
  titles: ['core pce (price|prices) (index|)'],
  series: 'bea/NipaDataM/DPCCRG',
  ...outlays,
} as const;
const PRICES = 'index 2017=100';
const MILLION = 'million US dollars, annual rate';

/** Figures of the US Bureau of Economic Analysis, by the code of the national accounts. */
export const beaRows: readonly OfficialRow[] = [
  {
    kind: 'gdp',
    titles: ['(real|) gdp (growth rate|growth|)'],
    series: 'bea/NipaDataQ/A191RL',
    country: 'US',
    period: 'quarter',
    ...QUARTERLY_RATE,
    ...ESTIMATED,
    releasedAfterDays: [20, 95],
    // The first estimate of the third quarter of 2025 came after 84 days, its last one after 114. "Prelim" is the second.
    editions: { advance: [20, 88], prelim: [50, 100], second: [50, 100], final: [75, 120] },
    link: link('gdp/gross-domestic-product'),
  },
  { ...pce, ...monthly(PRICES) },
  { ...pce, ...yearly(PRICES) },
  { ...corePce, ...monthly(PRICES) },
  { ...corePce, ...yearly(PRICES) },
  {
    kind: 'personal-income',
    titles: ['personal income'],
    series: 'bea/NipaDataM/A065RC',
    ...outlays,
    ...monthly(MILLION),
  },
  {
    kind: 'personal-spending',
    titles: ['personal (spending|consumption expenditures)'],
    series: 'bea/NipaDataM/DPCERC',
    ...outlays,
    ...monthly(MILLION),
  },
];
