import { inLocale, LOCALE_TABLE, type Locale, type Localized } from '#contracts/locale.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export type AgeUnit = 'now' | 'minute' | 'hour' | 'day';
export interface Age {
  readonly unit: AgeUnit;
  readonly value: number;
}

/**
 * How long ago `instant` was (both epoch ms), rounded down: minutes up to 60, then hours (F7). If `longest` is `day`,
 * days from the second full day on. An instant less than a minute old, or later than a slow clock, is `now`.
 */
export function ageOf(instant: number, now: number, longest: 'hour' | 'day' = 'day'): Age {
  const elapsed = now - instant;
  if (elapsed < MINUTE_MS) return { unit: 'now', value: 0 };
  if (elapsed <= HOUR_MS) return { unit: 'minute', value: Math.floor(elapsed / MINUTE_MS) };
  if (longest === 'hour' || elapsed < 2 * DAY_MS)
    return { unit: 'hour', value: Math.floor(elapsed / HOUR_MS) };
  return { unit: 'day', value: Math.floor(elapsed / DAY_MS) };
}

/** Spanish is short enough only when it abbreviates: "hace 3 h". */
const STYLES: Localized<Intl.RelativeTimeFormatStyle> = { es: 'short', en: 'long' };
const JUST_NOW: Localized<string> = { es: 'hace un momento', en: 'just now' };

/** Making a format takes longer than using it, and every released card has an age. */
const formats = new Map<Locale, Intl.RelativeTimeFormat>();

function formatOf(locale: Locale): Intl.RelativeTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const style = inLocale(STYLES, locale);
  const format = new Intl.RelativeTimeFormat(LOCALE_TABLE[locale].tag, { style, numeric: 'always' });
  formats.set(locale, format);
  return format;
}

/** A length of time (ms) in words, rounded: "3 minutos" up to two hours, "5 hours" up to two days, then days (F7). */
export function lengthInWords(ms: number, locale: Locale): string {
  const [unit, size] =
    ms < 2 * HOUR_MS
      ? (['minute', MINUTE_MS] as const)
      : ms < 2 * DAY_MS
        ? (['hour', HOUR_MS] as const)
        : (['day', DAY_MS] as const);
  const { tag } = LOCALE_TABLE[locale];
  const format = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return format.format(ms / size);
}

/** The age in words: "hace 3 h", "3 hours ago" (E3, F7). */
export function ageInWords(age: Age, locale: Locale): string {
  if (age.unit === 'now') return inLocale(JUST_NOW, locale);
  return formatOf(locale).format(-age.value, age.unit);
}
