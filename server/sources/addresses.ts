interface Upstream {
  readonly id: string;
  /** The setting that names another base address. */
  readonly setting: `UPSTREAM_${string}_URL`;
  /** The real base address. */
  readonly url: string;
  /** Where the replayed upstreams have it, below their own address. Default: the id. */
  readonly replay?: string;
}

/**
 * Every host that is read, once: the settings, the replay (`scripts/replayed-settings.ts`) and the bench are made from these
 * rows, and a test compares the README and `.env.example` with the settings.
 */
export const UPSTREAMS = [
  { id: 'myfxbook', setting: 'UPSTREAM_MYFXBOOK_URL', url: 'https://www.myfxbook.com' },
  { id: 'forexfactory', setting: 'UPSTREAM_FOREXFACTORY_URL', url: 'https://nfs.faireconomy.media' },
  {
    id: 'tradingview',
    setting: 'UPSTREAM_TRADINGVIEW_URL',
    url: 'https://economic-calendar.tradingview.com',
  },
  { id: 'investing', setting: 'UPSTREAM_INVESTING_URL', url: 'https://endpoints.investing.com' },
  { id: 'cftc', setting: 'UPSTREAM_CFTC_URL', url: 'https://publicreporting.cftc.gov' },
  { id: 'bls', setting: 'UPSTREAM_BLS_URL', url: 'https://api.bls.gov' },
  { id: 'bea', setting: 'UPSTREAM_BEA_URL', url: 'https://apps.bea.gov' },
  { id: 'census', setting: 'UPSTREAM_CENSUS_URL', url: 'https://www.census.gov' },
  { id: 'eits', setting: 'UPSTREAM_EITS_URL', url: 'https://api.census.gov' },
  { id: 'eurostat', setting: 'UPSTREAM_EUROSTAT_URL', url: 'https://ec.europa.eu' },
  { id: 'ons', setting: 'UPSTREAM_ONS_URL', url: 'https://www.ons.gov.uk' },
  { id: 'ons-calendar', setting: 'UPSTREAM_ONS_CALENDAR_URL', url: 'https://api.beta.ons.gov.uk' },
  { id: 'statcan', setting: 'UPSTREAM_STATCAN_URL', url: 'https://www150.statcan.gc.ca' },
  { id: 'fed', setting: 'UPSTREAM_FED_URL', url: 'https://www.federalreserve.gov' },
  { id: 'nyfed', setting: 'UPSTREAM_NYFED_URL', url: 'https://markets.newyorkfed.org' },
  {
    id: 'nyfed-survey',
    setting: 'UPSTREAM_NYFED_SURVEY_URL',
    url: 'https://www.newyorkfed.org',
    replay: 'nyfed',
  },
  { id: 'ecb', setting: 'UPSTREAM_ECB_URL', url: 'https://data-api.ecb.europa.eu' },
  { id: 'boc', setting: 'UPSTREAM_BOC_URL', url: 'https://www.bankofcanada.ca' },
  { id: 'abs', setting: 'UPSTREAM_ABS_URL', url: 'https://data.api.abs.gov.au' },
  { id: 'abs-calendar', setting: 'UPSTREAM_ABS_CALENDAR_URL', url: 'https://www.abs.gov.au' },
  { id: 'snb', setting: 'UPSTREAM_SNB_URL', url: 'https://data.snb.ch' },
  { id: 'inegi', setting: 'UPSTREAM_INEGI_URL', url: 'https://www.inegi.org.mx' },
  { id: 'banxico', setting: 'UPSTREAM_BANXICO_URL', url: 'https://www.banxico.org.mx' },
  { id: 'estat', setting: 'UPSTREAM_ESTAT_URL', url: 'https://api.e-stat.go.jp' },
  { id: 'eia', setting: 'UPSTREAM_EIA_URL', url: 'https://api.eia.gov' },
] as const satisfies readonly Upstream[];

export type AddressSetting = (typeof UPSTREAMS)[number]['setting'];
export type Addresses = Readonly<Record<AddressSetting, string>>;

/** A value for the setting of each upstream. */
export function forEachUpstream<Value>(make: (upstream: Upstream) => Value): Record<AddressSetting, Value> {
  return Object.fromEntries(UPSTREAMS.map((one) => [one.setting, make(one)])) as Record<
    AddressSetting,
    Value
  >;
}
