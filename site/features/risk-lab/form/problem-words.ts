import { translate } from '#content/words/translate.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import type { Problem } from './reading.ts';

/** What is wrong with a field, in words. */
export function problemWords({ key, low = 0, high = 0, text = '' }: Problem, locale: Locale): string {
  const write = (value: number) =>
    new Intl.NumberFormat(LOCALE_TABLE[locale].tag, { maximumFractionDigits: 5 }).format(value);
  const values = { low: write(low), high: write(high), text };
  return translate(locale, key, values);
}
