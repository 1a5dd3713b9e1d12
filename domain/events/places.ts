interface Place {
  /** ISO 3166 alpha-2; "EU" is the euro area. */
  readonly country: string;
  readonly currency: string;
  /** Zone of that country's markets. */
  readonly zone: string;
}

/** The first place of a currency is its own; the others share it. */
const PLACES: readonly Place[] = [
  { country: 'US', currency: 'USD', zone: 'America/New_York' },
  { country: 'EU', currency: 'EUR', zone: 'Europe/Berlin' },
  { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' },
  { country: 'FR', currency: 'EUR', zone: 'Europe/Paris' },
  { country: 'IT', currency: 'EUR', zone: 'Europe/Rome' },
  { country: 'ES', currency: 'EUR', zone: 'Europe/Madrid' },
  { country: 'AT', currency: 'EUR', zone: 'Europe/Vienna' },
  { country: 'BE', currency: 'EUR', zone: 'Europe/Brussels' },
  { country: 'BG', currency: 'EUR', zone: 'Europe/Sofia' },
  { country: 'CY', currency: 'EUR', zone: 'Asia/Nicosia' },
  { country: 'EE', currency: 'EUR', zone: 'Europe/Tallinn' },
  { country: 'FI', currency: 'EUR', zone: 'Europe/Helsinki' },
  { country: 'GR', currency: 'EUR', zone: 'Europe/Athens' },
  { country: 'HR', currency: 'EUR', zone: 'Europe/Zagreb' },
  { country: 'IE', currency: 'EUR', zone: 'Europe/Dublin' },
  { country: 'LT', currency: 'EUR', zone: 'Europe/Vilnius' },
  { country: 'LU', currency: 'EUR', zone: 'Europe/Luxembourg' },
  { country: 'LV', currency: 'EUR', zone: 'Europe/Riga' },
  { country: 'MT', currency: 'EUR', zone: 'Europe/Malta' },
  { country: 'NL', currency: 'EUR', zone: 'Europe/Amsterdam' },
  { country: 'PT', currency: 'EUR', zone: 'Europe/Lisbon' },
  { country: 'SI', currency: 'EUR', zone: 'Europe/Ljubljana' },
  { country: 'SK', currency: 'EUR', zone: 'Europe/Bratislava' },
  { country: 'GB', currency: 'GBP', zone: 'Europe/London' },
  { country: 'JP', currency: 'JPY', zone: 'Asia/Tokyo' },
  { country: 'CH', currency: 'CHF', zone: 'Europe/Zurich' },
  { country: 'CA', currency: 'CAD', zone: 'America/Toronto' },
  { country: 'AU', currency: 'AUD', zone: 'Australia/Sydney' },
  { country: 'NZ', currency: 'NZD', zone: 'Pacific/Auckland' },
  { country: 'CN', currency: 'CNY', zone: 'Asia/Shanghai' },
  { country: 'MX', currency: 'MXN', zone: 'America/Mexico_City' },
];

const DEMONYMS: readonly (readonly [RegExp, string])[] = [
  [/^german\s+/i, 'DE'],
  [/^french\s+/i, 'FR'],
  [/^italian\s+/i, 'IT'],
  [/^spanish\s+/i, 'ES'],
  [/^austrian\s+/i, 'AT'],
  [/^belgian\s+/i, 'BE'],
  [/^bulgarian\s+/i, 'BG'],
  [/^croatian\s+/i, 'HR'],
  [/^cypriot\s+/i, 'CY'],
  [/^dutch\s+/i, 'NL'],
  [/^estonian\s+/i, 'EE'],
  [/^finnish\s+/i, 'FI'],
  [/^greek\s+/i, 'GR'],
  [/^irish\s+/i, 'IE'],
  [/^latvian\s+/i, 'LV'],
  [/^lithuanian\s+/i, 'LT'],
  [/^maltese\s+/i, 'MT'],
  [/^portuguese\s+/i, 'PT'],
  [/^slovak(?:ian)?\s+/i, 'SK'],
  [/^slovenian\s+/i, 'SI'],
];

/** ISO country of a currency ("EUR" → "EU"); null outside the ten followed currencies. */
export function countryOf(currency: string | null): string | null {
  return PLACES.find((place) => place.currency === currency)?.country ?? null;
}

/**
 * Whether we show events of this currency and country (null: not given). A country that uses a followed currency without being
 * its economy is not followed. Without both, an event is of the whole world ("All").
 */
export function isFollowed(currency: string | null, country: string | null = null): boolean {
  if (country !== null && currencyOf(country) === null) return false;
  return currency === null || countryOf(currency) !== null;
}

/** Currency of an ISO country ("FR" → "EUR"); null outside the followed ones. */
export function currencyOf(country: string | null): string | null {
  return PLACES.find((place) => place.country === country)?.currency ?? null;
}

/**
 * The followed economy that an event is about: its country decides, the currency only when the country is not given. Null for
 * any other: a country that uses a followed currency (Ecuador) does not move it.
 */
export function economyOf(
  country: string | null,
  currency: string | null,
): { readonly country: string; readonly currency: string } | null {
  const place =
    country === null
      ? PLACES.find((one) => one.currency === currency)
      : PLACES.find((one) => one.country === country);
  return place ? { country: place.country, currency: place.currency } : null;
}

/** IANA zone of a country's days; UTC when neither country nor currency is known. */
export function homeZone(country: string | null, currency: string | null): string {
  const place =
    PLACES.find((one) => one.country === country) ?? PLACES.find((one) => one.currency === currency);
  return place?.zone ?? 'UTC';
}

/** "German Prelim CPI m/m" → DE and the rest; country null when the title names no euro-area member. */
export function splitDemonym(title: string): { readonly country: string | null; readonly rest: string } {
  const found = DEMONYMS.find(([prefix]) => prefix.test(title));
  return found ? { country: found[1], rest: title.replace(found[0], '') } : { country: null, rest: title };
}

/** The ten currencies whose events are shown. */
export const FOLLOWED_CURRENCIES: readonly string[] = [...new Set(PLACES.map(({ currency }) => currency))];
