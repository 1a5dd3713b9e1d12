import { ESTIMATED, monthly, QUARTERLY_RATE, yearly } from './figures.ts';
import type { OfficialRow } from './row.ts';

const quarterly = {
  country: 'US',
  period: 'quarter',
  // Three estimates of a quarter come out within three months.
  releasedAfterDays: [20, 95],
  link: 'https://www.bea.gov/data/gdp/gross-domestic-product',
} as const;
const outlays = {
  country: 'US',
  period: 'month',
  releasedAfterDays: [20, 45],
  link: 'https://www.bea.gov/data/income-saving/personal-income',
} as const;
const PRICES = 'index 2017=100';
const MILLION = 'million US dollars, annual rate';

/** Figures of the US Bureau of Economic Analysis, by the code of the national accounts. */
export const beaRows: readonly OfficialRow[] = [
  { kind: 'gdp', series: 'bea/NipaDataQ/A191RL', ...quarterly, ...QUARTERLY_RATE, ...ESTIMATED },
  { kind: 'pce-prices', series: 'bea/NipaDataM/DPCERG', ...outlays, ...monthly(PRICES) },
  { kind: 'pce-prices', series: 'bea/NipaDataM/DPCERG', ...outlays, ...yearly(PRICES) },
  { kind: 'core-pce-prices', series: 'bea/NipaDataM/DPCCRG', ...outlays, ...monthly(PRICES) },
  { kind: 'core-pce-prices', series: 'bea/NipaDataM/DPCCRG', ...outlays, ...yearly(PRICES) },
  { kind: 'personal-income', series: 'bea/NipaDataM/A065RC', ...outlays, ...monthly(MILLION) },
  { kind: 'personal-spending', series: 'bea/NipaDataM/DPCERC', ...outlays, ...monthly(MILLION) },
];
