import { ESTIMATED, MONTHLY_RATE, PLAIN, QUARTERLY_RATE, RATE, YEARLY_RATE } from './figures.ts';
import type { OfficialRow } from './row.ts';

const LINK = 'https://ec.europa.eu/eurostat/databrowser/view';
const AREA = 'EA21';

/** A data set of the euro area with every dimension but time fixed. Another composition of the area answers without values. */
function dataSet(
  kind: string,
  set: string,
  query: string,
  figure: Pick<OfficialRow, 'unit' | 'calculation' | 'notation' | 'compared' | 'hasLaterEstimates'>,
  releasedAfterDays: OfficialRow['releasedAfterDays'],
  editions?: OfficialRow['editions'],
): OfficialRow {
  const period = query.includes('freq=Q') ? 'quarter' : 'month';
  const series = `eurostat/${set}?${query}` as const;
  return {
    kind,
    country: 'EU',
    series,
    period,
    ...figure,
    releasedAfterDays,
    ...(editions && { editions }),
    link: `${LINK}/${set}/default/table`,
  };
}

// The flash estimate comes out at the end of the month itself; the final one some three weeks later, that of January in four.
const PRICES = [-2, 22] as const;
const PRICE_EDITIONS = { flash: [-3, 7], final: [14, 27] } as const;
const PRICE_SET = 'prc_hicp_minr';
const price = (item: string, area: string) => `freq=M&unit=RCH_A&coicop18=${item}&geo=${area}`;
// The flash of all prices is under the name of the area without a year.
const ALL_PRICES = price('TOTAL', 'EA');
const BALANCE = { ...RATE, unit: 'balance of answers', notation: PLAIN };

/** Figures of the euro area from Eurostat, calculated by Eurostat. */
export const eurostatRows: readonly OfficialRow[] = [
  dataSet('hicp', PRICE_SET, ALL_PRICES, { ...YEARLY_RATE, ...ESTIMATED }, PRICES, PRICE_EDITIONS),
  dataSet('cpi', PRICE_SET, ALL_PRICES, { ...YEARLY_RATE, ...ESTIMATED }, PRICES, PRICE_EDITIONS),
  dataSet(
    'core-cpi',
    PRICE_SET,
    price('TOT_X_NRG_FOOD', AREA),
    { ...YEARLY_RATE, ...ESTIMATED },
    PRICES,
    PRICE_EDITIONS,
  ),
  dataSet(
    'gdp',
    'namq_10_gdp',
    `freq=Q&unit=CLV_PCH_PRE&s_adj=SCA&na_item=B1GQ&geo=${AREA}`,
    { ...QUARTERLY_RATE, ...ESTIMATED },
    [25, 75],
  ),
  dataSet(
    'unemployment-rate',
    'une_rt_m',
    `freq=M&s_adj=SA&age=TOTAL&unit=PC_ACT&sex=T&geo=${AREA}`,
    RATE,
    [27, 45],
  ),
  dataSet(
    'retail-sales',
    'sts_trtu_m',
    `freq=M&indic_bt=VOL_SLS&nace_r2=G47&s_adj=SCA&unit=PCH_PRE&geo=${AREA}`,
    MONTHLY_RATE,
    [32, 50],
  ),
  dataSet(
    'industrial-production',
    'sts_inpr_m',
    `freq=M&indic_bt=PRD&nace_r2=B-D&s_adj=SCA&unit=PCH_PRE&geo=${AREA}`,
    MONTHLY_RATE,
    [38, 56],
  ),
  dataSet(
    'ppi',
    'sts_inpp_m',
    `freq=M&indic_bt=PRC_PRR&nace_r2=B-E36&s_adj=NSA&unit=PCH_PRE&geo=${AREA}`,
    MONTHLY_RATE,
    [30, 45],
  ),
  dataSet(
    'consumer-confidence',
    'ei_bsco_m',
    `freq=M&indic=BS-CSMCI&s_adj=SA&unit=BAL&geo=${AREA}`,
    BALANCE,
    [-12, 10],
    // The flash is the Commission's own release, a week before the month's figure is here.
    { flash: null },
  ),
  dataSet(
    'economic-sentiment',
    'ei_bssi_m_r2',
    `freq=M&indic=BS-ESI-I&s_adj=SA&geo=${AREA}`,
    { ...BALANCE, unit: 'index' },
    [-6, 10],
  ),
];
