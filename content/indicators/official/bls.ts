import type { Calculation } from '#domain/official/series.ts';
import {
  CHANGE,
  ESTIMATED,
  LEVEL,
  MILLIONS,
  MONTHLY,
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
    id: string,
    figure: Pick<OfficialRow, 'unit' | 'calculation' | 'notation' | 'compared'>,
  ): OfficialRow => ({
    kind,
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

const employment = release('news.release/empsit.htm', 'month', [0, 12]);
const consumerPrices = release('news.release/cpi.htm', 'month', [8, 20]);
const producerPrices = release('news.release/ppi.htm', 'month', [7, 20]);
const openings = release('news.release/jolts.htm', 'month', [26, 42]);
const tradePrices = release('news.release/ximpim.htm', 'month', [8, 24]);
const employmentCost = release('news.release/eci.htm', 'quarter', [20, 45]);
/** With the revised release: it needs a new value, because the quarter is there already. */
const productivity = release('news.release/prod2.htm', 'quarter', [25, 85]);

const JOBS = { unit: 'thousand jobs', calculation: CHANGE, notation: THOUSANDS, compared: null } as const;
const THOUSAND = { unit: 'thousand', calculation: LEVEL, notation: MILLIONS, compared: null } as const;
const CPI = 'index 1982-84=100';
/** The answers do not state the base, and the bases of these differ. */
const INDEX = 'index';
const DOLLARS = 'US dollars';
/** The BLS calculates its changes of import and export prices from the published, rounded index. */
const EXACT = {
  ...monthly(INDEX),
  calculation: { ...MONTHLY, isExact: true },
} as const;

/**
 * Figures of the US Bureau of Labor Statistics. Monthly changes are calculated from seasonally adjusted series, yearly ones
 * from unadjusted series, as in its releases.
 */
export const blsRows: readonly OfficialRow[] = [
  employment('nonfarm-payrolls', 'CES0000000001', JOBS),
  employment('private-payrolls', 'CES0500000001', JOBS),
  employment('manufacturing-payrolls', 'CES3000000001', JOBS),
  employment('government-payrolls', 'CES9000000001', JOBS),
  employment('unemployment-rate', 'LNS14000000', RATE),
  employment('u6-unemployment-rate', 'LNS13327709', RATE),
  employment('participation-rate', 'LNS11300000', RATE),
  employment('average-hourly-earnings', 'CES0500000003', monthly(DOLLARS)),
  employment('average-hourly-earnings', 'CES0500000003', yearly(DOLLARS)),
  employment('average-weekly-hours', 'CES0500000002', {
    unit: 'hours',
    calculation: LEVEL,
    notation: PLAIN,
    compared: null,
  }),
  consumerPrices('cpi', 'CUSR0000SA0', monthly(CPI)),
  consumerPrices('cpi', 'CUUR0000SA0', yearly(CPI)),
  consumerPrices('core-cpi', 'CUSR0000SA0L1E', monthly(CPI)),
  consumerPrices('core-cpi', 'CUUR0000SA0L1E', yearly(CPI)),
  producerPrices('ppi', 'WPSFD4', monthly(INDEX)),
  producerPrices('ppi', 'WPUFD4', yearly(INDEX)),
  producerPrices('core-ppi', 'WPSFD49104', monthly(INDEX)),
  producerPrices('core-ppi', 'WPUFD49104', yearly(INDEX)),
  producerPrices('ppi-ex-trade', 'WPSFD49116', monthly(INDEX)),
  openings('job-openings', 'JTS000000000000000JOL', THOUSAND),
  openings('job-quits', 'JTS000000000000000QUL', THOUSAND),
  employmentCost('employment-cost-index', 'CIS1010000000000Q', QUARTERLY_RATE),
  { ...productivity('productivity', 'PRS85006092', QUARTERLY_RATE), ...ESTIMATED },
  { ...productivity('unit-labour-costs', 'PRS85006112', QUARTERLY_RATE), ...ESTIMATED },
  tradePrices('import-prices', 'EIUIR', EXACT),
  tradePrices('export-prices', 'EIUXR', EXACT),
];
