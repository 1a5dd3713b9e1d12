import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';

/** Shown when a figure is missing (E3, F7). */
export const NO_FIGURE = '—';

/** A number with a fixed count of decimals, grouped as the language does. */
export function formatNumber(value: number, decimals: number, locale: Locale): string {
  return written(value, locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // What rounds to zero has no minus sign.
    signDisplay: 'negative',
  });
}

/** A number with its sign, zero without: "+182,345", "−2.5". At most three decimals, unless the options say otherwise. */
export function formatSigned(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return written(value, locale, { ...options, signDisplay: 'exceptZero' });
}

/** `Intl` writes a hyphen for the minus sign. */
function written(value: number, locale: Locale, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LOCALE_TABLE[locale].tag, options).format(value).replace('-', '−');
}

/** An amount with its currency, US dollars without decimals unless said otherwise: "1,000 USD", "49.90 EUR". */
export function formatPrice(
  amount: number,
  locale: Locale,
  {
    currency = 'USD',
    decimals = 0,
  }: { readonly currency?: string; readonly decimals?: number | undefined } = {},
): string {
  return `${formatNumber(amount, decimals, locale)} ${currency}`;
}

/** A share given as 0-100: "62%", with the rounding of the source (E3). */
export function formatShare(percentage: number, locale: Locale): string {
  return written(percentage / 100, locale, { style: 'percent', maximumFractionDigits: 1 });
}

/** Date and minute of an instant (epoch ms) in a time zone (default: the reader's own). 24-hour clock. */
export function formatInstant(instant: number, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant);
}

/** The reader's own zone at an instant, as an offset: "GMT-6". */
export function zoneOffset(instant: number, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, {
    timeZoneName: 'shortOffset',
  }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Date and minute without the year, for rows of a list: "22 nov, 17:57". Default zone: the reader's own. */
export function formatMoment(instant: number, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant);
}

/** A calendar day ("YYYY-MM-DD", zoneless) in words: "lunes, 23 de noviembre". */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}

/** The same in short form, weekday first in both languages: "lun 23", "Mon 23". */
export function formatDayShort(day: string, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, { weekday: 'short', timeZone: 'UTC' });
  return `${weekday.format(Date.parse(day))} ${Number(day.slice(8))}`;
}

/** A number of whole hours in words: "1 hora", "48 hours". */
export function formatHours(hours: number, locale: Locale): string {
  return written(hours, locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
}

/** A calendar day ("YYYY-MM-DD", zoneless) with its year: "23 de noviembre de 2026". */
export function formatDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}

/** A month ("YYYY-MM") in words: "agosto de 2026". */
export function formatMonth(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(month.slice(0, 7)));
}
