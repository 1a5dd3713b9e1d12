import type { Locale } from '#contracts/locale.ts';
import { LOCALE_TAGS } from '#domain/format.ts';

/** A whole number with its sign, zero without: "+182,345", "−7,200". */
export function formatSigned(value: number, locale: Locale): string {
  const format = new Intl.NumberFormat(LOCALE_TAGS[locale], {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return format.format(value).replace('-', '−');
}
