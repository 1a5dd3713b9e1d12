import type { Locale } from '#contracts/locale.ts';

const TAGS = { es: 'es-MX', en: 'en-US' } as const;

/** A whole number with its sign, zero without: "+182,345", "−7,200". */
export function formatSigned(value: number, locale: Locale): string {
  const format = new Intl.NumberFormat(TAGS[locale], { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  return format.format(value).replace('-', '−');
}
