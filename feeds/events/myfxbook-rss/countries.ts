/** ISO 4217's code for "no currency": events that move none of the currencies we could follow. */
const NO_CURRENCY = 'XXX';

/** ISO 3166 alpha-2 ("EU" for the euro area) and currency of the countries in the feed's addresses. */
const EURO_AREA: Readonly<Record<string, string>> = {
  'euro-area': 'EU',
  eurozone: 'EU',
  'european-union': 'EU',
  austria: 'AT',
  belgium: 'BE',
  bulgaria: 'BG',
  croatia: 'HR',
  cyprus: 'CY',
  estonia: 'EE',
  finland: 'FI',
  france: 'FR',
  germany: 'DE',
  greece: 'GR',
  ireland: 'IE',
  italy: 'IT',
  latvia: 'LV',
  lithuania: 'LT',
  luxembourg: 'LU',
  malta: 'MT',
  netherlands: 'NL',
  portugal: 'PT',
  slovakia: 'SK',
  slovenia: 'SI',
  spain: 'ES',
};

const OTHERS: Readonly<Record<string, readonly [country: string, currency: string]>> = {
  'united-states': ['US', 'USD'],
  'united-kingdom': ['GB', 'GBP'],
  japan: ['JP', 'JPY'],
  switzerland: ['CH', 'CHF'],
  canada: ['CA', 'CAD'],
  australia: ['AU', 'AUD'],
  'new-zealand': ['NZ', 'NZD'],
  china: ['CN', 'CNY'],
  mexico: ['MX', 'MXN'],
  argentina: ['AR', 'ARS'],
  brazil: ['BR', 'BRL'],
  chile: ['CL', 'CLP'],
  colombia: ['CO', 'COP'],
  'costa-rica': ['CR', 'CRC'],
  'dominican-republic': ['DO', 'DOP'],
  panama: ['PA', 'PAB'],
  paraguay: ['PY', 'PYG'],
  peru: ['PE', 'PEN'],
  uruguay: ['UY', 'UYU'],
  venezuela: ['VE', 'VES'],
  albania: ['AL', 'ALL'],
  belarus: ['BY', 'BYN'],
  'bosnia-and-herzegovina': ['BA', 'BAM'],
  'czech-republic': ['CZ', 'CZK'],
  denmark: ['DK', 'DKK'],
  georgia: ['GE', 'GEL'],
  hungary: ['HU', 'HUF'],
  iceland: ['IS', 'ISK'],
  'north-macedonia': ['MK', 'MKD'],
  norway: ['NO', 'NOK'],
  poland: ['PL', 'PLN'],
  romania: ['RO', 'RON'],
  russia: ['RU', 'RUB'],
  serbia: ['RS', 'RSD'],
  sweden: ['SE', 'SEK'],
  turkey: ['TR', 'TRY'],
  turkiye: ['TR', 'TRY'],
  ukraine: ['UA', 'UAH'],
  armenia: ['AM', 'AMD'],
  azerbaijan: ['AZ', 'AZN'],
  bahrain: ['BH', 'BHD'],
  bangladesh: ['BD', 'BDT'],
  'hong-kong': ['HK', 'HKD'],
  india: ['IN', 'INR'],
  indonesia: ['ID', 'IDR'],
  israel: ['IL', 'ILS'],
  jordan: ['JO', 'JOD'],
  kazakhstan: ['KZ', 'KZT'],
  kuwait: ['KW', 'KWD'],
  lebanon: ['LB', 'LBP'],
  macau: ['MO', 'MOP'],
  malaysia: ['MY', 'MYR'],
  mongolia: ['MN', 'MNT'],
  oman: ['OM', 'OMR'],
  pakistan: ['PK', 'PKR'],
  philippines: ['PH', 'PHP'],
  qatar: ['QA', 'QAR'],
  'saudi-arabia': ['SA', 'SAR'],
  singapore: ['SG', 'SGD'],
  'south-korea': ['KR', 'KRW'],
  'sri-lanka': ['LK', 'LKR'],
  taiwan: ['TW', 'TWD'],
  thailand: ['TH', 'THB'],
  'united-arab-emirates': ['AE', 'AED'],
  vietnam: ['VN', 'VND'],
  botswana: ['BW', 'BWP'],
  egypt: ['EG', 'EGP'],
  ghana: ['GH', 'GHS'],
  kenya: ['KE', 'KES'],
  mauritius: ['MU', 'MUR'],
  morocco: ['MA', 'MAD'],
  mozambique: ['MZ', 'MZN'],
  namibia: ['NA', 'NAD'],
  nigeria: ['NG', 'NGN'],
  rwanda: ['RW', 'RWF'],
  'south-africa': ['ZA', 'ZAR'],
  tanzania: ['TZ', 'TZS'],
  tunisia: ['TN', 'TND'],
  uganda: ['UG', 'UGX'],
  zambia: ['ZM', 'ZMW'],
};

/** They use the currency of another economy and do not move it. */
const GUESTS: Readonly<Record<string, string>> = {
  andorra: 'AD',
  ecuador: 'EC',
  'el-salvador': 'SV',
  kosovo: 'XK',
  liechtenstein: 'LI',
  monaco: 'MC',
  montenegro: 'ME',
  'puerto-rico': 'PR',
  'san-marino': 'SM',
  'timor-leste': 'TL',
};

const PLACES: ReadonlyMap<string, FeedCountry> = new Map([
  ...Object.entries(EURO_AREA).map(([slug, country]) => [slug, { country, currency: 'EUR' }] as const),
  ...Object.entries(OTHERS).map(([slug, [country, currency]]) => [slug, { country, currency }] as const),
  ...Object.entries(GUESTS).map(([slug, country]) => [slug, { country, currency: NO_CURRENCY }] as const),
]);

/** The countries that we know. */
export const SLUGS: readonly string[] = [...PLACES.keys()];

export interface FeedCountry {
  readonly country: string | null;
  readonly currency: string;
}

/** Country and currency of the country part of an event's address. An unknown one has no currency: it is not the whole world. */
export function countryOfSlug(slug: string): FeedCountry {
  return PLACES.get(slug) ?? { country: null, currency: NO_CURRENCY };
}
