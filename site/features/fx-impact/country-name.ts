import { translate } from '#content/words/translate.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';

/** Name of a country by its ISO 3166 alpha-2 code; "EU" is the euro area. */
export function countryName(code: string, locale: Locale): string {
  if (code === 'EU') return translate(locale, 'sources.euroArea');
  return new Intl.DisplayNames(LOCALE_TABLE[locale].tag, { type: 'region' }).of(code) ?? code;
}
