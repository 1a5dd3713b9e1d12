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
  [kind, ...titles]: readonly [kind: string, ...titles: OfficialRow['titles']],
  path: string,
  figure: Pick<OfficialRow, 'unit' | 'calculation' | 'notation' | 'compared'>,
  releasedAfterDays: OfficialRow['releasedAfterDays'],
): OfficialRow {
  const period = figure.compared === 'qoq' || path.endsWith('/pnbp') ? 'quarter' : 'month';
  return {
    kind,
    titles,
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
/** Pay of three months on a year before; some calendars do not name the comparison. */
const earnings = (named: Parameters<typeof timeSeries>[0], id: string): OfficialRow => ({
  ...timeSeries(named, `${EARNINGS}/${id}/lms`, YEARLY_RATE, [35, 62]),
  isComparisonOptional: true,
});
const PAYMENTS = 'economy/nationalaccounts/balanceofpayments/timeseries';
const CPI = ['cpi', 'cpi', 'inflation rate'] as const;
const FIRST_ESTIMATE = [35, 60] as const;
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
  timeSeries(CPI, `${PRICES}/d7g7/mm23`, YEARLY_RATE, AFTER_PRICES),
  timeSeries(CPI, `${PRICES}/d7oe/mm23`, MONTHLY_RATE, AFTER_PRICES),
  timeSeries(
    ['core-cpi', 'core (cpi|inflation|inflation rate)'],
    `${PRICES}/dko8/mm23`,
    YEARLY_RATE,
    AFTER_PRICES,
  ),
  timeSeries(['gdp', '(monthly|) gdp'], `${GDP}/ecyx/mgdp`, MONTHLY_RATE, [35, 56]),
  {
    ...timeSeries(['gdp', 'gdp (growth rate|)'], `${GDP}/ihyq/pn2`, QUARTERLY_RATE, FIRST_ESTIMATE),
    ...ESTIMATED,
    // The data set is that of the first estimate: "Final" comes with the national accounts, six weeks later.
    editions: { prelim: FIRST_ESTIMATE, flash: FIRST_ESTIMATE, advance: FIRST_ESTIMATE },
  },
  timeSeries(
    ['retail-sales', 'retail sales'],
    'businessindustryandtrade/retailindustry/timeseries/j5ec/drsi',
    MONTHLY_RATE,
    [14, 38],
  ),
  // Three months are dated by the one in the middle, so the release comes a month later than that date says.
  timeSeries(
    ['unemployment-rate', '(ilo|) unemployment rate'],
    'employmentandlabourmarket/peoplenotinwork/unemployment/timeseries/mgsx/lms',
    RATE,
    [65, 92],
  ),
  timeSeries(
    // The rate is another series.
    ['claimant-count', 'claimant count change'],
    'employmentandlabourmarket/peoplenotinwork/outofworkbenefits/timeseries/bcjd/unem',
    {
      unit: 'thousand',
      calculation: CHANGE,
      notation: { ...THOUSANDS, decimals: 1 },
      compared: null,
    },
    [5, 30],
  ),
  timeSeries(['rpi', 'rpi', 'retail price index'], `${PRICES}/czbh/mm23`, YEARLY_RATE, AFTER_PRICES),
  timeSeries(
    ['trade-balance', 'trade balance', 'balance of trade'],
    `${PAYMENTS}/ikbj/mret`,
    POUNDS,
    [35, 56],
  ),
  timeSeries(['current-account', 'current account'], `${PAYMENTS}/hbop/pnbp`, POUNDS, [70, 105]),
  earnings(['average-earnings-uk', 'average earnings (index|) (incl bonus|)'], 'kac3'),
  earnings(['average-earnings-uk-ex-bonus', 'average earnings (index|) ex bonus'], 'kai9'),
];
