import { ESTIMATED, MONTHLY_RATE, PLAIN, QUARTERLY_RATE, RATE, YEARLY_RATE } from './figures.ts';
import type { OfficialRow } from './row.ts';

const LINK = 'https://ec.europa.eu/eurostat/databrowser/view';
/** The area as it is today. */
const AREA = 'EA21';
/**
 * The area with the members that it had at each time, by which consumer prices are published: a new member is chained in. Their
 * flash is under this name only.
 */
const CHAINED_AREA = 'EA';

type Figure = Omit<OfficialRow, 'kind' | 'country' | 'series' | 'period' | 'link'>;

/** A data set of the euro area with every dimension but time fixed. Another composition of the area answers without values. */
function dataSet(kind: string, set: string, query: string, figure: Figure): OfficialRow {
  return {
    kind,
    country: 'EU',
    series: `eurostat/${set}?${query}`,
    period: query.includes('freq=Q') ? 'quarter' : 'month',
    ...figure,
    link: `${LINK}/${set}/default/table`,
  };
}

// The flash estimate comes out at the end of the month itself; the final one some three weeks later, that of January in four.
const PRICES = {
  ...YEARLY_RATE,
  ...ESTIMATED,
  releasedAfterDays: [-2, 22],
  editions: { flash: [-3, 8], final: [14, 27] },
} as const;
const PRICE_SET = 'prc_hicp_minr';
const price = (item: string) => `freq=M&unit=RCH_A&coicop18=${item}&geo=${CHAINED_AREA}`;
const ALL_PRICES = price('TOTAL');
const BALANCE = { ...RATE, unit: 'balance of answers', notation: PLAIN };
/** The surveys of a month come out on one of its last working days, that of December in January. */
const SURVEY = [-6, 10] as const;

/** Figures of the euro area from Eurostat, calculated by Eurostat. */
export const eurostatRows: readonly OfficialRow[] = [
  dataSet('hicp', PRICE_SET, ALL_PRICES, {
    titles: ['(harmonised|harmonized) (inflation rate|inflation|cpi)', 'hicp'],
    ...PRICES,
  }),
  dataSet('cpi', PRICE_SET, ALL_PRICES, { titles: ['cpi', 'inflation rate'], ...PRICES }),
  dataSet('core-cpi', PRICE_SET, price('TOT_X_NRG_FOOD'), {
    titles: ['core (cpi|inflation|inflation rate|hicp|harmonised inflation rate)'],
    ...PRICES,
  }),
  dataSet('gdp', 'namq_10_gdp', `freq=Q&unit=CLV_PCH_PRE&s_adj=SCA&na_item=B1GQ&geo=${AREA}`, {
    titles: ['gdp (growth rate|)'],
    ...QUARTERLY_RATE,
    ...ESTIMATED,
    releasedAfterDays: [25, 75],
    // Fair Economy calls the estimate after 30 days "Prelim Flash" and the one after 45 "Flash"; both are `flash`.
    editions: { flash: [25, 55], prelim: [25, 55], second: [40, 62], final: [55, 80] },
  }),
  dataSet('unemployment-rate', 'une_rt_m', `freq=M&s_adj=SA&age=TOTAL&unit=PC_ACT&sex=T&geo=${AREA}`, {
    titles: ['unemployment rate'],
    ...RATE,
    releasedAfterDays: [27, 45],
  }),
  dataSet(
    'retail-sales',
    'sts_trtu_m',
    `freq=M&indic_bt=VOL_SLS&nace_r2=G47&s_adj=SCA&unit=PCH_PRE&geo=${AREA}`,
    { titles: ['retail sales'], ...MONTHLY_RATE, releasedAfterDays: [32, 50] },
  ),
  dataSet(
    'industrial-production',
    'sts_inpr_m',
    `freq=M&indic_bt=PRD&nace_r2=B-D&s_adj=SCA&unit=PCH_PRE&geo=${AREA}`,
    { titles: ['industrial production'], ...MONTHLY_RATE, releasedAfterDays: [38, 56] },
  ),
  // The release is about the domestic market; `sts_inpp_m` is the total market.
  dataSet(
    'ppi',
    'sts_inppd_m',
    `freq=M&indic_bt=PRC_PRR_DOM&nace_r2=B-E36&s_adj=NSA&unit=PCH_PRE&geo=${AREA}`,
    { titles: ['ppi'], ...MONTHLY_RATE, releasedAfterDays: [30, 48] },
  ),
  // The flash is the Commission's own release, a week before the month's figure is here, and Fair Economy's plain title means it.
  dataSet('consumer-confidence', 'ei_bsco_m', `freq=M&indic=BS-CSMCI&s_adj=SA&unit=BAL&geo=${AREA}`, {
    titles: ['consumer confidence'],
    ...BALANCE,
    releasedAfterDays: SURVEY,
    isEditionNamed: true,
    editions: { final: SURVEY },
  }),
  dataSet('economic-sentiment', 'ei_bssi_m_r2', `freq=M&indic=BS-ESI-I&s_adj=SA&geo=${AREA}`, {
    titles: ['economic (sentiment|sentiment indicator)'],
    ...BALANCE,
    unit: 'index',
    releasedAfterDays: SURVEY,
  }),
];
