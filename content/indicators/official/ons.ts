import {
  BILLIONS,
  CHANGE,
  ESTIMATED,
  LEVEL,
  MONTHLY_RATE,
  QUARTERLY_RATE,
  RATE,
  THOUSANDS,
  YEARLY_RATE,
} from './figures.ts';
import type { OfficialRow } from './row.ts';

/** A time series by its topic, its id and its data set, as in its address. */
function timeSeries(
  kind: string,
  path: string,
  figure: Pick<OfficialRow, 'unit' | 'calculation' | 'notation' | 'compared'>,
  releasedAfterDays: OfficialRow['releasedAfterDays'],
): OfficialRow {
  const period = figure.compared === 'qoq' || path.endsWith('/pnbp') ? 'quarter' : 'month';
  return {
    kind,
    country: 'GB',
    series: `ons/${path}`,
    period,
    ...figure,
    releasedAfterDays,
    link: `https://www.ons.gov.uk/${path}`,
  };
}

const PRICES = 'economy/inflationandpriceindices/timeseries';
const GDP = 'economy/grossdomesticproductgdp/timeseries';
const EARNINGS = 'employmentandlabourmarket/peopleinwork/earningsandworkinghours/timeseries';
const PAYMENTS = 'economy/nationalaccounts/balanceofpayments/timeseries';
const AFTER_PRICES = [12, 30] as const;
const POUNDS = {
  unit: 'million pounds',
  calculation: LEVEL,
  notation: BILLIONS,
  compared: null,
} as const;

/**
 * Figures that the Office for National Statistics calculates itself. Its indices have one decimal, which leaves the digit of a
 * monthly change open, so producer prices and industrial production are not here.
 */
export const onsRows: readonly OfficialRow[] = [
  timeSeries('cpi', `${PRICES}/d7g7/mm23`, YEARLY_RATE, AFTER_PRICES),
  timeSeries('cpi', `${PRICES}/d7oe/mm23`, MONTHLY_RATE, AFTER_PRICES),
  timeSeries('core-cpi', `${PRICES}/dko8/mm23`, YEARLY_RATE, AFTER_PRICES),
  timeSeries('gdp', `${GDP}/ecyx/mgdp`, MONTHLY_RATE, [35, 56]),
  { ...timeSeries('gdp', `${GDP}/ihyq/pn2`, QUARTERLY_RATE, [35, 60]), ...ESTIMATED },
  timeSeries(
    'retail-sales',
    'businessindustryandtrade/retailindustry/timeseries/j5ec/drsi',
    MONTHLY_RATE,
    [14, 32],
  ),
  // Three months are dated by the one in the middle, so the release comes a month later than that date says.
  timeSeries(
    'unemployment-rate',
    'employmentandlabourmarket/peoplenotinwork/unemployment/timeseries/mgsx/lms',
    RATE,
    [65, 92],
  ),
  timeSeries(
    'claimant-count',
    'employmentandlabourmarket/peoplenotinwork/outofworkbenefits/timeseries/bcjd/unem',
    {
      unit: 'thousand',
      calculation: CHANGE,
      notation: { ...THOUSANDS, decimals: 1 },
      compared: null,
    },
    [5, 26],
  ),
  timeSeries('rpi', `${PRICES}/czbh/mm23`, YEARLY_RATE, AFTER_PRICES),
  timeSeries('trade-balance', `${PAYMENTS}/ikbj/mret`, POUNDS, [35, 56]),
  timeSeries('current-account', `${PAYMENTS}/hbop/pnbp`, POUNDS, [70, 105]),
  timeSeries('average-earnings-uk', `${EARNINGS}/kac3/lms`, YEARLY_RATE, [35, 62]),
  timeSeries('average-earnings-uk-ex-bonus', `${EARNINGS}/kai9/lms`, YEARLY_RATE, [35, 62]),
];
