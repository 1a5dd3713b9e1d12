/** The portal's country numbers with their ISO 3166 code ("EU" is the euro area). */
const COUNTRIES: ReadonlyMap<number, string> = new Map([
  [5, 'US'],
  [72, 'EU'],
  [17, 'DE'],
  [22, 'FR'],
  [10, 'IT'],
  [26, 'ES'],
  [4, 'GB'],
  [35, 'JP'],
  [12, 'CH'],
  [6, 'CA'],
  [25, 'AU'],
  [43, 'NZ'],
  [37, 'CN'],
  [7, 'MX'],
]);

export const COUNTRY_IDS: string = [...COUNTRIES.keys()].join(',');

export function countryOfId(id: number | null | undefined): string | null {
  return COUNTRIES.get(id ?? -1) ?? null;
}
