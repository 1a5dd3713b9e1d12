import { inLocale, LOCALE_TABLE, type Locale } from '#contracts/locale.ts';

const EURO_AREA = { es: 'Zona del euro', en: 'Euro area' } as const;

/** Name of a country by its ISO 3166 alpha-2 code; "EU" is the euro area. */
export function countryName(code: string, locale: Locale): string {
  if (code === 'EU') return inLocale(EURO_AREA, locale);
  return new Intl.DisplayNames(LOCALE_TABLE[locale].tag, { type: 'region' }).of(code) ?? code;
}
