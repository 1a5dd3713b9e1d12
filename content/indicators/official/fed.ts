import { LEVEL, monthly, PLAIN, RATE } from './figures.ts';
import type { OfficialRow } from './row.ts';

/** Industrial production and capacity utilization, G.17. */
const G17 = {
  country: 'US',
  period: 'month',
  releasedAfterDays: [12, 30],
  link: 'https://www.federalreserve.gov/releases/g17/current/',
} as const;
/** The files do not state the base year. */
const INDEX = 'index';

/** Figures of the Federal Reserve Board and of the New York Fed but for rates. */
export const fedRows: readonly OfficialRow[] = [
  {
    kind: 'industrial-production',
    titles: ['industrial production'],
    series: 'fed/ip_sa/B50001',
    ...G17,
    ...monthly(INDEX),
  },
  {
    kind: 'manufacturing-production',
    titles: ['manufacturing production'],
    series: 'fed/ip_sa/B00004',
    ...G17,
    ...monthly(INDEX),
  },
  {
    kind: 'capacity-utilization',
    titles: ['capacity utilization (rate|)'],
    series: 'fed/utl_sa/B50001',
    ...G17,
    ...RATE,
  },
  {
    kind: 'empire-state',
    titles: ['(ny|new york|) empire state manufacturing (index|)', 'ny empire state index'],
    country: 'US',
    series: 'nyfed/esms/GACDISA',
    period: 'month',
    // The survey of a month comes out in the middle of it.
    releasedAfterDays: [-22, -8],
    unit: 'balance of answers',
    calculation: LEVEL,
    notation: PLAIN,
    compared: null,
    link: 'https://www.newyorkfed.org/survey/empire/empiresurvey_overview',
  },
];
