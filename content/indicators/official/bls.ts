import type { Calculation } from '#domain/official/series.ts';
import {
  CHANGE,
  ESTIMATED,
  exact,
  LEVEL,
  MILLIONS,
  monthly,
  PLAIN,
  QUARTERLY_RATE,
  RATE,
  THOUSANDS,
  yearly,
} from './figures.ts';
import type { OfficialRow } from './row.ts';

/** What the figures of one release of the BLS have in common. */
function release(
  path: string,
  period: OfficialRow['period'],
  releasedAfterDays: OfficialRow['releasedAfterDays'],
) {
  const link = `https://www.bls.gov/${path}`;
  return (
    kind: string,
    titles: OfficialRow['titles'],
    id: string,
    figure: Pick<OfficialRow, 'unit' | 'calculation' | 'notation' | 'compared'>,
  ): OfficialRow => ({
    kind,
    titles,
    country: 'US',
    series: `bls/${id}`,
    period,
    releasedAfterDays,
    link,
    ...figure,
    published: publishedChange(id, figure.calculation),
  });
}

/** The bureau calculates the changes of its values itself; it serves them with a key. */
function publishedChange(id: string, calculation: Calculation): OfficialRow['published'] {
  if (calculation.type === 'level') return undefined;
  return `bls/${id}/${calculation.type === 'percent' ? 'pct_changes' : 'net_changes'}/${calculation.periods}`;
}

// The windows have the releases of November 2025 to February 2026 too, which came late after a lapse in appropriations.
const employment = release('news.release/empsit.htm', 'month', [0, 17]);
const consumerPrices = release('news.release/cpi.htm', 'month', [8, 26]);
const producerPrices = release('news.release/ppi.htm', 'month', [7, 31]);
const openings = release('news.release/jolts.htm', 'month', [26, 45]);
const tradePrices = release('news.release/ximpim.htm', 'month', [8, 26]);
const employmentCost = release('news.release/eci.htm', 'quarter', [20, 72]);
const productivity = release('news.release/prod2.htm', 'quarter', [25, 85]);
/** The revised release needs a new value, because the quarter is there already. */
const REVISED = { ...ESTIMATED, editions: { prelim: [25, 105], final: [55, 130] } } as const;

const JOBS = { unit: 'thousand jobs', calculation: CHANGE, notation: THOUSANDS, compared: null } as const;
const THOUSAND = { unit: 'thousand', calculation: LEVEL, notation: MILLIONS, compared: null } as const;
const CPI_BASE = 'index 1982-84=100';
/** The answers do not state the base, and the bases of these differ. */
const INDEX = 'index';
const DOLLARS = 'US dollars';

// Changes of earnings and of import and export prices are exact: the BLS too calculates them from the published cents and index.
const PAYROLLS = [
  '(change in|) non farm payrolls',
  'non farm (employment change|payrolls change)',
  'nfp',
] as const satisfies OfficialRow['titles'];
const EARNINGS = ['average hourly earnings'] as const;
const CPI = ['cpi', '(consumer|) inflation (rate|)'] as const;
const CORE_CPI = [
  'core (cpi|inflation|inflation rate)',
  '(inflation rate|cpi) ex (food and energy|energy and food)',
] as const;
const PPI = ['ppi (final demand|)'] as const;
const CORE_PPI = ['core ppi', 'ppi ex food and energy'] as const;

/**
 * Figures of the US Bureau of Labor Statistics. Monthly changes are calculated from seasonally adjusted series, yearly ones
 * from unadjusted series, as in its releases.
 */
export const blsRows: readonly OfficialRow[] = [
  employment('nonfarm-payrolls', PAYROLLS, 'CES0000000001', JOBS),
  employment(
    'private-payrolls',
    ['non farm payrolls private', 'private (payrolls|non farm payrolls)'],
    'CES0500000001',
    JOBS,
  ),
  employment(
    'manufacturing-payrolls',
    ['manufacturing payrolls', 'non farm payrolls manufacturing'],
    'CES3000000001',
    JOBS,
  ),
  employment(
    'government-payrolls',
    ['government payrolls', 'non farm payrolls government'],
    'CES9000000001',
    JOBS,
  ),
  employment('unemployment-rate', ['unemployment rate', 'jobless rate'], 'LNS14000000', RATE),
  employment('u6-unemployment-rate', ['u6 unemployment rate', 'u 6 unemployment rate'], 'LNS13327709', RATE),
  employment('participation-rate', ['(labor force|) participation rate'], 'LNS11300000', RATE),
  employment('average-hourly-earnings', EARNINGS, 'CES0500000003', exact(monthly(DOLLARS))),
  employment('average-hourly-earnings', EARNINGS, 'CES0500000003', exact(yearly(DOLLARS))),
  employment('average-weekly-hours', ['average weekly hours'], 'CES0500000002', {
    unit: 'hours',
    calculation: LEVEL,
    notation: PLAIN,
    compared: null,
  }),
  consumerPrices('cpi', CPI, 'CUSR0000SA0', monthly(CPI_BASE)),
  consumerPrices('cpi', CPI, 'CUUR0000SA0', yearly(CPI_BASE)),
  consumerPrices('core-cpi', CORE_CPI, 'CUSR0000SA0L1E', monthly(CPI_BASE)),
  consumerPrices('core-cpi', CORE_CPI, 'CUUR0000SA0L1E', yearly(CPI_BASE)),
  producerPrices('ppi', PPI, 'WPSFD4', monthly(INDEX)),
  producerPrices('ppi', PPI, 'WPUFD4', yearly(INDEX)),
  producerPrices('core-ppi', CORE_PPI, 'WPSFD49104', monthly(INDEX)),
  producerPrices('core-ppi', CORE_PPI, 'WPUFD49104', yearly(INDEX)),
  producerPrices('ppi-ex-trade', ['ppi ex food energy and trade'], 'WPSFD49116', monthly(INDEX)),
  openings('job-openings', ['(jolts|) job openings', 'jolts'], 'JTS000000000000000JOL', THOUSAND),
  openings('job-quits', ['(jolts|) job quits'], 'JTS000000000000000QUL', THOUSAND),
  employmentCost('employment-cost-index', ['employment cost index'], 'CIS1010000000000Q', QUARTERLY_RATE),
  {
    ...productivity('productivity', ['non farm productivity'], 'PRS85006092', QUARTERLY_RATE),
    ...REVISED,
  },
  { ...productivity('unit-labour-costs', ['unit labor costs'], 'PRS85006112', QUARTERLY_RATE), ...REVISED },
  tradePrices('import-prices', ['import (prices|price index)'], 'EIUIR', exact(monthly(INDEX))),
  tradePrices('export-prices', ['export (prices|price index)'], 'EIUXR', exact(monthly(INDEX))),
];
