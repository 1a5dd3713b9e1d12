import { LEVEL, RATE } from './figures.ts';
import type { OfficialRow } from './row.ts';

/** Rates have two decimals: 3.75 %. */
const DECISION = {
  ...RATE,
  period: 'day',
  calculation: LEVEL,
  notation: { ...RATE.notation, decimals: 2 },
} as const;

/**
 * The decision takes effect on the Wednesday after a Thursday's meeting, and the rate of that day is the decided one. A change
 * is in the data with the decision; when nothing changes, the day itself confirms it.
 */
const ecb = (kind: string, titles: OfficialRow['titles'], item: string): OfficialRow => ({
  ...DECISION,
  kind,
  titles,
  country: 'EU',
  series: `ecb/FM/D+B.U2.EUR.4F.KR.${item}.LEV`,
  releasedAfterDays: [-6, -6],
  weekday: 4,
  lateAfterHours: 8 * 24,
  link: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/key_ecb_interest_rates/html/index.en.html',
});

const FED_RATE = [
  'federal funds rate',
  '(fed|fomc) (interest rate decision|rate decision|interest rate)',
] as const;

/** Central banks' rates; the period is the day that the decided rate is for. */
export const rateRows: readonly OfficialRow[] = [
  {
    ...DECISION,
    kind: 'fed-rate',
    titles: FED_RATE,
    country: 'US',
    // The calendar writes the upper end of the target range.
    series: 'fed/statement/to',
    releasedAfterDays: [0, 0],
    link: 'https://www.federalreserve.gov/monetarypolicy/openmarket.htm',
  },
  {
    ...DECISION,
    kind: 'fed-rate',
    titles: FED_RATE,
    country: 'US',
    isWitness: true,
    series: 'nyfed/effr/targetRateTo',
    // The new range is in force from the day after the decision; that day's rates come out on the working day after it.
    releasedAfterDays: [-1, -1],
    lateAfterHours: 5 * 24,
    link: 'https://www.newyorkfed.org/markets/reference-rates/effr',
  },
  ecb(
    'ecb-rate',
    ['main refinancing rate', 'ecb (interest rate decision|rate decision|interest rate)'],
    'MRR_FR',
  ),
  ecb('ecb-deposit-rate', ['(ecb|) (deposit facility rate|deposit rate)'], 'DFR'),
  ecb('ecb-marginal-rate', ['(ecb|) marginal lending (rate|facility rate|facility)'], 'MLFR'),
  {
    ...DECISION,
    kind: 'boc-rate',
    titles: ['(boc|) overnight rate', 'boc (interest rate decision|rate decision|interest rate)'],
    country: 'CA',
    series: 'boc/V39079',
    // The target of the decision's own day may still be the old one.
    releasedAfterDays: [-1, -1],
    lateAfterHours: 3 * 24,
    link: 'https://www.bankofcanada.ca/core-functions/monetary-policy/key-interest-rate/',
  },
  {
    ...DECISION,
    kind: 'snb-rate',
    titles: ['snb (policy rate|interest rate decision|rate decision|interest rate)'],
    country: 'CH',
    series: 'snb/snbgwdzid/LZ',
    // As above; the cube is some days behind.
    releasedAfterDays: [-1, -1],
    lateAfterHours: 6 * 24,
    link: 'https://data.snb.ch/en/topics/snb/cube/snbgwdzid',
  },
];
