import type { ShareBasis } from './share-basis.ts';

/** The credit beside a vendor's figures, and its link. */
export interface Credit {
  readonly name: string;
  readonly url: string;
}

/** The licence of a publisher's own figures. */
interface OfficialTerms {
  readonly licence: string;
  /** What has to be shown beside the figures, in the words that its terms give where they give any; null when nothing has to. */
  readonly notice: string | null;
  /** Language of the notice. Default: English. */
  readonly noticeLanguage?: 'es' | 'ja';
  /** The setting with the free key that it needs; left out where it needs none. */
  readonly key?: string;
}

/** The schedule of a publisher's releases. */
interface ReleaseSchedule {
  /** Short name of the publisher, as traders use it. */
  readonly name: string;
  /** Its page for readers. */
  readonly url: string;
}

interface VendorRow {
  /** The name that the vendor uses for itself. */
  readonly name: string;
  readonly url: string;
  /** Its terms of use; docs/upstreams.md says what they require. */
  readonly terms: string;
  /** Credit for retail positioning, if it is a source of it. */
  readonly sentiment?: Credit;
  /** What its shares of retail positioning count. */
  readonly basis?: ShareBasis;
  /** Credit for futures positioning. */
  readonly positioning?: Credit;
  /** Credit for the events it lists. */
  readonly events?: string;
  /** Terms of the figures that it publishes first (N11). */
  readonly official?: OfficialTerms;
  /** Its own schedule confirms and moves the times of events (N11). */
  readonly schedule?: ReleaseSchedule;
}

/**
 * All vendors whose figures are shown or stored, by id. Stored rows name their vendor by this id for ever, so a vendor
 * that is no longer read keeps its row. Server only: no island imports these values.
 */
export const VENDORS = {
  myfxbook: {
    name: 'Myfxbook',
    url: 'https://www.myfxbook.com',
    terms: 'https://www.myfxbook.com/terms',
    sentiment: { name: 'Myfxbook Community Outlook', url: 'https://www.myfxbook.com/community/outlook' },
    basis: 'volume',
    events: 'Myfxbook',
  },
  faireconomy: {
    name: 'Forex Factory (Fair Economy)',
    url: 'https://www.forexfactory.com',
    terms: 'https://www.forexfactory.com/notices',
    events: 'Forex Factory · Fair Economy',
  },
  tradingview: {
    name: 'TradingView',
    url: 'https://www.tradingview.com',
    terms: 'https://www.tradingview.com/policies/',
    events: 'TradingView',
  },
  investing: {
    name: 'Investing.com',
    url: 'https://www.investing.com',
    terms: 'https://www.investing.com/about-us/terms-and-conditions',
    events: 'Investing.com',
  },
  cftc: {
    name: 'CFTC',
    url: 'https://www.cftc.gov',
    terms: 'https://www.cftc.gov/WebPolicy/index.htm',
    // Public domain: named because readers want to check, not because a licence requires it.
    positioning: {
      name: 'CFTC Commitments of Traders (legacy, futures only)',
      url: 'https://www.cftc.gov/MarketReports/CommitmentsofTraders/index.htm',
    },
  },
  eia: {
    name: 'U.S. Energy Information Administration',
    url: 'https://www.eia.gov',
    terms: 'https://www.eia.gov/about/copyrights_reuse.php',
    official: {
      key: 'EIA_KEY',
      licence: 'Public domain (US government work)',
      notice: 'Source: U.S. Energy Information Administration.',
    },
  },
  eits: {
    name: 'U.S. Census Bureau (EITS)',
    url: 'https://www.census.gov',
    terms: 'https://www.census.gov/data/developers/about/terms-of-service.html',
    official: {
      key: 'CENSUS_KEY',
      licence: 'Public domain (US government work)',
      notice:
        'This product uses the Census Bureau Data API but is not endorsed or certified by the Census Bureau.',
    },
  },
  inegi: {
    name: 'INEGI',
    url: 'https://www.inegi.org.mx',
    terms: 'https://www.inegi.org.mx/inegi/terminos.html',
    official: {
      key: 'INEGI_TOKEN',
      licence: 'INEGI free-use terms (attribution)',
      notice: 'Fuente: INEGI.',
      noticeLanguage: 'es',
    },
  },
  banxico: {
    name: 'Banco de México',
    url: 'https://www.banxico.org.mx',
    terms: 'https://www.banxico.org.mx/SieAPIRest/service/v1/',
    official: {
      key: 'BANXICO_TOKEN',
      licence: 'Banco de México terms of use (attribution)',
      notice: 'Fuente: Banco de México.',
      noticeLanguage: 'es',
    },
  },
  estat: {
    name: 'Statistics Bureau of Japan (e-Stat)',
    url: 'https://www.e-stat.go.jp',
    terms: 'https://www.e-stat.go.jp/en/terms-of-use',
    official: {
      key: 'ESTAT_APPID',
      licence: 'Public Data License 1.0 (Japan)',
      notice:
        'このサービスは、政府統計総合窓口(e-Stat)のAPI機能を使用していますが、サービスの内容は国によって保証されたものではありません。',
      noticeLanguage: 'ja',
    },
  },
  rba: {
    name: 'Reserve Bank of Australia',
    url: 'https://www.rba.gov.au',
    terms: 'https://www.rba.gov.au/copyright/',
    official: {
      licence: 'CC BY 4.0',
      notice: 'Source: Reserve Bank of Australia.',
    },
  },
  rbnz: {
    name: 'Reserve Bank of New Zealand',
    url: 'https://www.rbnz.govt.nz',
    terms: 'https://www.rbnz.govt.nz/about-our-site/terms-of-use',
    official: {
      licence: 'Reserve Bank of New Zealand terms of use (attribution)',
      notice: 'Source: Reserve Bank of New Zealand.',
    },
  },
  bls: {
    name: 'U.S. Bureau of Labor Statistics',
    url: 'https://www.bls.gov',
    terms: 'https://www.bls.gov/developers/termsOfService.htm',
    official: {
      licence: 'Public domain (US government work)',
      notice:
        'BLS.gov cannot vouch for the data or analyses derived from these data after the data have been retrieved from BLS.gov.',
    },
    schedule: {
      name: 'BLS',
      // www.bls.gov refuses programs: the days are transcribed from this document (content/indicators/official/bls-days.ts).
      url: 'https://statspolicy.gov/assets/fcsm/files/docs/OMB_pfei_schedule_release_dates_cy2026.pdf',
    },
  },
  bea: {
    name: 'U.S. Bureau of Economic Analysis',
    url: 'https://www.bea.gov',
    terms: 'https://www.bea.gov/about/policies-and-information',
    official: {
      licence: 'Public domain (US government work)',
      // Asked of users of its data interface; this site reads the files of its releases.
      notice: 'This product is not endorsed or certified by the Bureau of Economic Analysis (BEA).',
    },
    schedule: { name: 'BEA', url: 'https://www.bea.gov/news/schedule' },
  },
  census: {
    name: 'U.S. Census Bureau',
    url: 'https://www.census.gov',
    terms: 'https://www.census.gov/data/developers/about/terms-of-service.html',
    official: { licence: 'Public domain (US government work)', notice: null },
    schedule: {
      name: 'Census Bureau',
      url: 'https://www.census.gov/economic-indicators/calendar-listview.html',
    },
  },
  eurostat: {
    name: 'Eurostat',
    url: 'https://ec.europa.eu/eurostat',
    terms: 'https://ec.europa.eu/eurostat/help/copyright-notice',
    official: { licence: 'CC BY 4.0', notice: null },
    schedule: { name: 'Eurostat', url: 'https://ec.europa.eu/eurostat/web/main/news/release-calendar' },
  },
  ons: {
    name: 'Office for National Statistics',
    url: 'https://www.ons.gov.uk',
    terms: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    official: {
      licence: 'Open Government Licence v3.0',
      notice: 'Contains public sector information licensed under the Open Government Licence v3.0.',
    },
    schedule: { name: 'ONS', url: 'https://www.ons.gov.uk/releasecalendar' },
  },
  statcan: {
    name: 'Statistics Canada',
    url: 'https://www.statcan.gc.ca',
    terms: 'https://www.statcan.gc.ca/en/reference/licence',
    official: {
      licence: 'Statistics Canada Open Licence',
      notice:
        'Adapted from Statistics Canada, the series and period named beside each figure. This does not constitute an endorsement by Statistics Canada of this product.',
    },
    schedule: {
      name: 'Statistics Canada',
      url: 'https://www150.statcan.gc.ca/n1/dai-quo/cal2-eng.htm',
    },
  },
  fed: {
    name: 'Federal Reserve Board',
    url: 'https://www.federalreserve.gov',
    terms: 'https://www.federalreserve.gov/disclaimer.htm',
    official: { licence: 'Public domain (US government work)', notice: null },
    schedule: { name: 'Federal Reserve', url: 'https://www.federalreserve.gov/newsevents/calendar.htm' },
  },
  nyfed: {
    name: 'Federal Reserve Bank of New York',
    url: 'https://www.newyorkfed.org',
    terms: 'https://www.newyorkfed.org/privacy/termsofuse',
    official: {
      licence: 'Terms of Use of the New York Fed',
      notice:
        'The EFFR data is subject to the Terms of Use posted at newyorkfed.org. The New York Fed is not responsible for publication of the EFFR data by this website, does not sanction or endorse any particular republication, and has no liability for your use.',
    },
  },
  ecb: {
    name: 'European Central Bank',
    url: 'https://www.ecb.europa.eu',
    terms: 'https://www.ecb.europa.eu/services/using-our-site/disclaimer/html/index.en.html',
    official: {
      licence: 'Free reuse: the source is cited, the statistics are not modified',
      notice: 'Source: ECB statistics.',
    },
  },
  boc: {
    name: 'Bank of Canada',
    url: 'https://www.bankofcanada.ca',
    terms: 'https://www.bankofcanada.ca/terms/',
    official: {
      licence: 'Terms of the Bank of Canada: the source is named, the figures are not modified',
      notice: null,
    },
  },
  abs: {
    name: 'Australian Bureau of Statistics',
    url: 'https://www.abs.gov.au',
    terms: 'https://www.abs.gov.au/website-privacy-copyright-and-disclaimer',
    official: { licence: 'CC BY 4.0', notice: 'Source: Australian Bureau of Statistics.' },
    schedule: { name: 'ABS', url: 'https://www.abs.gov.au/release-calendar/future-releases' },
  },
  snb: {
    name: 'Swiss National Bank',
    url: 'https://www.snb.ch',
    terms: 'https://data.snb.ch/en/terms-of-use',
    official: { licence: 'Terms of use of the SNB: the source is named', notice: null },
  },
} as const satisfies Readonly<Record<string, VendorRow>>;

type Vendors = typeof VENDORS;
type VendorField = 'sentiment' | 'positioning' | 'events' | 'official' | 'schedule';

/** Id of a vendor that is a source of `Field`. */
type VendorOf<Field extends VendorField> = {
  [Id in keyof Vendors]: Vendors[Id] extends Readonly<Record<Field, unknown>> ? Id : never;
}[keyof Vendors];
export type SentimentVendor = VendorOf<'sentiment'>;
export type PositioningVendor = VendorOf<'positioning'>;
export type EventsVendor = VendorOf<'events'>;
export type OfficialPublisher = VendorOf<'official'>;
export type SchedulePublisher = VendorOf<'schedule'>;

/** The terms of a publisher's figures. */
export function officialTerms(publisher: OfficialPublisher): OfficialTerms {
  return VENDORS[publisher].official;
}

/** Ids of the vendors that are a source of `field`, in the order of the table. */
export function vendorsOf<Field extends VendorField>(field: Field): readonly VendorOf<Field>[] {
  const ids = Object.keys(VENDORS) as (keyof Vendors)[];
  return ids.filter((id): id is VendorOf<Field> => field in VENDORS[id]);
}
