import type { ReleaseId } from '#contracts/schedules.ts';
import { normalise } from '#domain/indicators/normalise.ts';
import { expand } from '#domain/indicators/patterns.ts';
import type { Edition, Period } from '#domain/indicators/title-words.ts';
import type { TitlePattern } from '../indicator.ts';
import { type NamedEvent, namedFigure } from './named-figure.ts';

/** A release of a publisher's schedule, and the events of the calendar that come out with it (N11). */
export interface ScheduledRelease {
  readonly release: ReleaseId;
  /** The title in the publisher's schedule, without its period. */
  readonly title: RegExp;
  /** ISO 3166 alpha-2, "EU" for the euro area. */
  readonly country: string;
  /** Zone of the publisher's days. */
  readonly zone: string;
  /** Kinds of the catalogue. */
  readonly kinds: readonly string[];
  /** Only these titles of its kinds, written like those of a row. Default: all. */
  readonly titles?: readonly TitlePattern[];
  /** Only events of these editions; null is a title that names none. Default: all. */
  readonly editions?: readonly (Edition | null)[];
  /** Only events of these comparisons. Default: all. */
  readonly compared?: readonly (Period | null)[];
  /** It confirms a day and never moves an event: a transcription may be older than the publisher's last word. */
  readonly isSameDayOnly?: boolean;
}

const US = { country: 'US', zone: 'America/New_York' } as const;
const EU = { country: 'EU', zone: 'Europe/Luxembourg' } as const;
const GB = { country: 'GB', zone: 'Europe/London' } as const;
const CA = { country: 'CA', zone: 'America/Toronto' } as const;
const AU = { country: 'AU', zone: 'Australia/Sydney' } as const;

/** The names of `bls-days.ts`. */
const BLS = { ...US, isSameDayOnly: true } as const;

const BLS_RELEASES: readonly ScheduledRelease[] = [
  {
    ...BLS,
    release: 'bls/employment-situation',
    title: /^employment-situation$/,
    kinds: [
      'nonfarm-payrolls',
      'private-payrolls',
      'manufacturing-payrolls',
      'government-payrolls',
      'unemployment-rate',
      'u6-unemployment-rate',
      'participation-rate',
      'average-hourly-earnings',
      'average-weekly-hours',
    ],
  },
  { ...BLS, release: 'bls/consumer-prices', title: /^consumer-prices$/, kinds: ['cpi', 'core-cpi'] },
  {
    ...BLS,
    release: 'bls/producer-prices',
    title: /^producer-prices$/,
    kinds: ['ppi', 'core-ppi', 'ppi-ex-trade'],
  },
  { ...BLS, release: 'bls/employment-cost', title: /^employment-cost$/, kinds: ['employment-cost-index'] },
  {
    ...BLS,
    release: 'bls/productivity',
    title: /^productivity$/,
    kinds: ['productivity', 'unit-labour-costs'],
  },
  { ...BLS, release: 'bls/trade-prices', title: /^trade-prices$/, kinds: ['import-prices', 'export-prices'] },
];

const BEA_RELEASES: readonly ScheduledRelease[] = [
  {
    ...US,
    release: 'bea/income',
    title: /^personal income and outlays$/i,
    kinds: ['pce-prices', 'core-pce-prices', 'personal-income', 'personal-spending'],
    // The prices of a quarter come out with its GDP.
    compared: ['mom', 'yoy', null],
  },
  {
    ...US,
    release: 'bea/gdp',
    title: /^gross domestic product$/i,
    kinds: ['gdp', 'gdp-deflator', 'gdp-components', 'pce-prices', 'core-pce-prices'],
  },
  {
    ...US,
    release: 'bea/trade',
    title: /^u\.?s\.? international trade in goods and services$/i,
    kinds: ['trade-balance'],
  },
  {
    ...US,
    release: 'bea/transactions',
    title: /^u\.?s\.? international transactions$/i,
    kinds: ['current-account'],
  },
];

const CENSUS_RELEASES: readonly ScheduledRelease[] = [
  {
    ...US,
    release: 'census/retail-sales',
    title: /^advance monthly sales for retail/i,
    kinds: ['retail-sales', 'core-retail-sales', 'retail-control-group'],
  },
  {
    ...US,
    release: 'census/residential-construction',
    title: /^new residential construction/i,
    kinds: ['housing-starts', 'building-permits'],
    // The final permits come out a week later, without a release.
    editions: ['prelim', null],
  },
  { ...US, release: 'census/residential-sales', title: /^new residential sales/i, kinds: ['new-home-sales'] },
  {
    ...US,
    release: 'census/durable-goods',
    title: /^advance report on durable goods/i,
    kinds: [
      'durable-goods-orders',
      'core-durable-goods-orders',
      'core-capital-goods-orders',
      'durable-goods-ex-defense',
    ],
    editions: ['advance', 'prelim', null],
  },
  {
    ...US,
    release: 'census/factory-orders',
    title: /^manufacturers[’'] shipments, inventories,? (and|&) orders/i,
    kinds: ['factory-orders', 'factory-orders-ex-transport'],
  },
  {
    ...US,
    release: 'census/construction',
    title: /^construction spending/i,
    kinds: ['construction-spending'],
  },
  {
    ...US,
    release: 'census/business-inventories',
    title: /^manufacturing and trade:? inventories and sales/i,
    kinds: ['business-inventories'],
  },
];

const FED_RELEASES: readonly ScheduledRelease[] = [
  {
    ...US,
    release: 'fed/fomc-meeting',
    title: /^fomc meeting$/i,
    kinds: ['fed-rate', 'fomc-statement', 'fomc-projections', 'fed-rate-projection'],
  },
  { ...US, release: 'fed/fomc-minutes', title: /^fomc (meeting )?minutes$/i, kinds: ['fomc-minutes'] },
  { ...US, release: 'fed/beige-book', title: /^beige book$/i, kinds: ['beige-book'] },
  {
    ...US,
    release: 'fed/industrial-production',
    title: /^(g\.?17\W+)?industrial production and capacity utilization/i,
    kinds: ['industrial-production', 'capacity-utilization', 'manufacturing-production'],
  },
  {
    ...US,
    release: 'fed/consumer-credit',
    title: /^(g\.?19\W+)?consumer credit$/i,
    kinds: ['consumer-credit'],
  },
];

const EUROSTAT_RELEASES: readonly ScheduledRelease[] = [
  {
    ...EU,
    release: 'eurostat/flash-inflation',
    title: /^flash estimate inflation euro area$/i,
    kinds: ['hicp', 'cpi', 'core-cpi'],
    editions: ['flash'],
  },
  {
    ...EU,
    release: 'eurostat/inflation',
    title: /^inflation \(hicp\)$/i,
    kinds: ['hicp', 'cpi', 'core-cpi'],
    editions: ['final', null],
  },
  { ...EU, release: 'eurostat/unemployment', title: /^unemployment$/i, kinds: ['unemployment-rate'] },
  {
    ...EU,
    release: 'eurostat/gdp',
    title: /^gdp main aggregates and employment$/i,
    kinds: ['gdp'],
    editions: ['final', null],
  },
  {
    ...EU,
    release: 'eurostat/industrial-production',
    title: /^industrial production$/i,
    kinds: ['industrial-production'],
  },
  {
    ...EU,
    release: 'eurostat/retail-trade',
    title: /^(volume of )?retail trade$/i,
    kinds: ['retail-sales'],
  },
  {
    ...EU,
    release: 'eurostat/producer-prices',
    title: /^industrial producer prices, domestic market$/i,
    kinds: ['ppi'],
  },
  {
    ...EU,
    release: 'eurostat/trade',
    title: /^(euro area )?international trade in goods$/i,
    kinds: ['trade-balance'],
  },
];

const ONS_RELEASES: readonly ScheduledRelease[] = [
  {
    ...GB,
    release: 'ons/consumer-prices',
    title: /^consumer price inflation, uk$/i,
    kinds: ['cpi', 'core-cpi', 'rpi'],
  },
  {
    ...GB,
    release: 'ons/producer-prices',
    title: /^producer price inflation, uk$/i,
    kinds: ['ppi-input', 'ppi-output', 'ppi'],
  },
  {
    ...GB,
    release: 'ons/monthly-gdp',
    title: /^gdp monthly estimate, uk$/i,
    kinds: ['gdp'],
    // "Growth Rate" is the quarter's.
    titles: ['(monthly|) gdp (3 month avg|)'],
    editions: [null],
    compared: ['mom', 'yoy', null],
  },
  {
    ...GB,
    release: 'ons/first-gdp',
    title: /^gdp first quarterly estimate, uk$/i,
    kinds: ['gdp'],
    editions: ['flash', 'advance', 'prelim', null],
    compared: ['qoq', 'yoy'],
  },
  {
    ...GB,
    release: 'ons/quarterly-accounts',
    title: /^gdp quarterly national accounts, uk$/i,
    kinds: ['gdp'],
    editions: ['second', 'final'],
    compared: ['qoq', 'yoy'],
  },
  {
    ...GB,
    release: 'ons/labour-market',
    title: /^(uk labour market|labour market overview, uk)$/i,
    kinds: [
      'unemployment-rate',
      'average-earnings-uk',
      'average-earnings-uk-ex-bonus',
      'claimant-count',
      'payrolled-employees-uk',
      'employment-change',
    ],
  },
  {
    ...GB,
    release: 'ons/retail-sales',
    title: /^retail sales, great britain$/i,
    kinds: ['retail-sales', 'core-retail-sales'],
  },
  { ...GB, release: 'ons/trade', title: /^uk trade$/i, kinds: ['trade-balance', 'goods-trade-balance'] },
  {
    ...GB,
    release: 'ons/public-finances',
    title: /^public sector finances, uk$/i,
    kinds: ['public-borrowing'],
  },
];

const STATCAN_RELEASES: readonly ScheduledRelease[] = [
  {
    ...CA,
    release: 'statcan/consumer-prices',
    title: /^consumer price index$/i,
    kinds: ['cpi', 'core-cpi', 'median-cpi', 'trimmed-mean-cpi', 'common-cpi'],
  },
  { ...CA, release: 'statcan/gdp', title: /^gross domestic product by industry$/i, kinds: ['gdp'] },
  {
    ...CA,
    release: 'statcan/labour-force',
    title: /^labour force survey$/i,
    kinds: ['employment-change', 'unemployment-rate', 'participation-rate', 'full-time-employment'],
  },
  {
    ...CA,
    release: 'statcan/retail-trade',
    title: /^retail trade$/i,
    kinds: ['retail-sales', 'core-retail-sales'],
  },
  {
    ...CA,
    release: 'statcan/trade',
    title: /^canadian international merchandise trade$/i,
    kinds: ['trade-balance'],
  },
];

const ABS_RELEASES: readonly ScheduledRelease[] = [
  {
    ...AU,
    release: 'abs/consumer-prices',
    title: /^consumer price index, australia$/i,
    kinds: ['cpi', 'trimmed-mean-cpi'],
  },
  {
    ...AU,
    release: 'abs/national-accounts',
    title: /^australian national accounts: national income, expenditure and product$/i,
    kinds: ['gdp'],
  },
  {
    ...AU,
    release: 'abs/labour-force',
    title: /^labour force, australia$/i,
    kinds: ['employment-change', 'unemployment-rate', 'participation-rate', 'full-time-employment'],
  },
  { ...AU, release: 'abs/wages', title: /^wage price index, australia$/i, kinds: ['wage-growth'] },
  {
    ...AU,
    release: 'abs/trade',
    title: /^international trade in goods/i,
    kinds: ['trade-balance', 'goods-trade-balance'],
  },
  {
    ...AU,
    release: 'abs/building-approvals',
    title: /^building approvals, australia$/i,
    kinds: ['building-permits'],
  },
];

/** Every release of a publisher's schedule that the calendar has events of. */
export const SCHEDULED_RELEASES: readonly ScheduledRelease[] = [
  ...BLS_RELEASES,
  ...BEA_RELEASES,
  ...CENSUS_RELEASES,
  ...FED_RELEASES,
  ...EUROSTAT_RELEASES,
  ...ONS_RELEASES,
  ...STATCAN_RELEASES,
  ...ABS_RELEASES,
];

/** The release that an event of the calendar comes out with; null when no followed schedule has it. */
export function scheduledReleaseOf(event: NamedEvent): ScheduledRelease | null {
  const named = namedFigure(event);
  if (named === null) return null;
  const { kind, compared, edition } = named;
  const title = normalise(event.title);
  return (
    SCHEDULED_RELEASES.find(
      (one) =>
        one.country === event.country &&
        one.kinds.includes(kind) &&
        (one.titles?.flatMap(expand).some((own) => normalise(own) === title) ?? true) &&
        (one.editions?.includes(edition) ?? true) &&
        (one.compared?.includes(compared) ?? true),
    ) ?? null
  );
}
