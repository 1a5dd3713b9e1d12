import {
  BILLIONS,
  CHANGE,
  LEVEL,
  MONTHLY_RATE,
  QUARTERLY_RATE,
  RATE,
  THOUSANDS,
  YEARLY_RATE,
} from './figures.ts';
import type { OfficialRow } from './row.ts';

const topic = (path: string) => `https://www.abs.gov.au/statistics/${path}/latest-release`;
const month = { country: 'AU', period: 'month' } as const;
const quarter = { country: 'AU', period: 'quarter' } as const;
const labour = {
  ...month,
  // November's figures come out before Christmas, ten days after the month.
  releasedAfterDays: [8, 30],
  link: topic('labour/employment-and-unemployment/labour-force-australia'),
} as const;
const goods = {
  ...month,
  series: 'abs/ITGS/M1.170.20.AUS.M',
  unit: 'million Australian dollars',
  calculation: LEVEL,
  notation: { ...BILLIONS, decimals: 2 },
  compared: null,
  releasedAfterDays: [30, 50],
  link: topic('economy/international-trade/international-trade-goods'),
} as const;

/** Figures of the Australian Bureau of Statistics: data flow and key. It calculates the changes; labour figures are not rounded. */
export const absRows: readonly OfficialRow[] = [
  {
    kind: 'cpi',
    titles: ['(monthly|) cpi (indicator|)', 'inflation rate'],
    series: 'abs/CPI/3.10001.10.50.M',
    ...month,
    ...YEARLY_RATE,
    releasedAfterDays: [18, 43],
    link: topic('economy/price-indexes-and-inflation/consumer-price-index-australia'),
  },
  {
    kind: 'gdp',
    titles: ['gdp (growth rate|)'],
    series: 'abs/ANA_AGG/M2.GPM.20.AUS.Q',
    ...quarter,
    ...QUARTERLY_RATE,
    releasedAfterDays: [55, 75],
    link: topic(
      'economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product',
    ),
  },
  {
    kind: 'wage-growth',
    titles: ['wage price index'],
    series: 'abs/WPI/3.THRPEB.7.TOT.20.AUS.Q',
    ...quarter,
    ...YEARLY_RATE,
    releasedAfterDays: [35, 60],
    link: topic('economy/price-indexes-and-inflation/wage-price-index-australia'),
  },
  {
    kind: 'unemployment-rate',
    titles: ['unemployment rate'],
    series: 'abs/LF/M13.3.1599.20.AUS.M',
    ...labour,
    ...RATE,
  },
  {
    kind: 'employment-change',
    titles: ['employment change'],
    series: 'abs/LF/M3.3.1599.20.AUS.M',
    ...labour,
    unit: 'thousand',
    calculation: CHANGE,
    notation: { ...THOUSANDS, decimals: 1 },
    compared: null,
  },
  {
    kind: 'household-spending',
    titles: ['household spending (indicator|)'],
    series: 'abs/HSI_M/8.TOT.CUR.20.AUS.M',
    ...month,
    ...MONTHLY_RATE,
    releasedAfterDays: [28, 52],
    link: topic('economy/finance/monthly-household-spending-indicator'),
  },
  // The monthly balance is one of goods; calendars name it either way.
  { kind: 'trade-balance', titles: ['trade balance', 'balance of trade'], ...goods },
  { kind: 'goods-trade-balance', titles: ['goods trade balance'], ...goods },
];
