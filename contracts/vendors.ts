/** The credit beside a vendor's figures, and its link. */
export interface Credit {
  readonly name: string;
  readonly url: string;
}

/** The licence of a publisher's own figures. */
interface OfficialTerms {
  readonly licence: string;
  /** What has to be shown beside the figures, word for word; null when nothing has to. */
  readonly notice: string | null;
}

interface VendorRow {
  /** The name that the vendor uses for itself. */
  readonly name: string;
  readonly url: string;
  /** Its terms of use; docs/upstreams.md says what they require. */
  readonly terms: string;
  /** Credit for retail positioning, if it is a source of it. */
  readonly sentiment?: Credit;
  /** Credit for futures positioning. */
  readonly positioning?: Credit;
  /** Credit for the events it lists. */
  readonly events?: string;
  /** Terms of the figures that it publishes first (N11). */
  readonly official?: OfficialTerms;
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
  bls: {
    name: 'U.S. Bureau of Labor Statistics',
    url: 'https://www.bls.gov',
    terms: 'https://www.bls.gov/developers/termsOfService.htm',
    official: {
      licence: 'Public domain (US government work)',
      notice:
        'BLS.gov cannot vouch for the data or analyses derived from these data after the data have been retrieved from BLS.gov.',
    },
  },
  bea: {
    name: 'U.S. Bureau of Economic Analysis',
    url: 'https://www.bea.gov',
    terms: 'https://www.bea.gov/about/policies-and-information',
    official: { licence: 'Public domain (US government work)', notice: null },
  },
  census: {
    name: 'U.S. Census Bureau',
    url: 'https://www.census.gov',
    terms: 'https://www.census.gov/data/developers/about/terms-of-service.html',
    official: { licence: 'Public domain (US government work)', notice: null },
  },
  eurostat: {
    name: 'Eurostat',
    url: 'https://ec.europa.eu/eurostat',
    terms: 'https://ec.europa.eu/eurostat/help/copyright-notice',
    official: { licence: 'CC BY 4.0', notice: null },
  },
  ons: {
    name: 'Office for National Statistics',
    url: 'https://www.ons.gov.uk',
    terms: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    official: {
      licence: 'Open Government Licence v3.0',
      notice: 'Contains public sector information licensed under the Open Government Licence v3.0.',
    },
  },
  statcan: {
    name: 'Statistics Canada',
    url: 'https://www.statcan.gc.ca',
    terms: 'https://www.statcan.gc.ca/en/reference/licence',
    official: { licence: 'Statistics Canada Open Licence', notice: null },
  },
} as const satisfies Readonly<Record<string, VendorRow>>;

type Vendors = typeof VENDORS;
type VendorField = 'sentiment' | 'positioning' | 'events' | 'official';

/** Id of a vendor that is a source of `Field`. */
type VendorOf<Field extends VendorField> = {
  [Id in keyof Vendors]: Vendors[Id] extends Readonly<Record<Field, unknown>> ? Id : never;
}[keyof Vendors];
export type SentimentVendor = VendorOf<'sentiment'>;
export type PositioningVendor = VendorOf<'positioning'>;
export type EventsVendor = VendorOf<'events'>;
export type OfficialPublisher = VendorOf<'official'>;

/** Ids of the vendors that are a source of `field`, in the order of the table. */
export function vendorsOf<Field extends VendorField>(field: Field): readonly VendorOf<Field>[] {
  const ids = Object.keys(VENDORS) as (keyof Vendors)[];
  return ids.filter((id): id is VendorOf<Field> => field in VENDORS[id]);
}
