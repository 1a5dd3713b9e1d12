interface LocaleRow {
  /** The language's name in itself. */
  readonly name: string;
  /** Language and country whose numbers and dates it writes. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages of the site: a row here, the texts, and the build makes every page in it (docs/recipes.md). */
export const LOCALE_TABLE = {
  es: { name: 'Español', tag: 'es-MX', direction: 'ltr' },
  en: { name: 'English', tag: 'en-US', direction: 'ltr' },
} as const satisfies Readonly<Record<string, LocaleRow>>;

export type Locale = keyof typeof LOCALE_TABLE;

export const LOCALES = Object.keys(LOCALE_TABLE) as readonly Locale[] as readonly [Locale, ...Locale[]];

/** The language of a visitor about whom nothing is known (J1). */
export const DEFAULT_LOCALE = 'es' satisfies Locale;

/** The languages in which everything is written; any other one may leave texts out. */
export const BASE_LOCALES = ['es', 'en'] as const;
export type BaseLocale = (typeof BASE_LOCALES)[number];

/** Something in each language; where a language other than the base ones has none, the English one serves. */
export type Localized<Value> = Readonly<Record<BaseLocale, Value>> & Readonly<Partial<Record<Locale, Value>>>;

export function inLocale<Value>(values: Localized<Value>, locale: Locale): Value {
  return values[locale] ?? values.en;
}

/** The languages in which a whole text may be looked for: a further language falls back to English, a base one does not. */
export function textLocales(locale: Locale): readonly Locale[] {
  return locale === 'es' || locale === 'en' ? [locale] : [locale, 'en'];
}

/** The language of a stored row: English where the site has removed it since. */
export function storedLocale(stored: string): Locale {
  return isLocale(stored) ? stored : 'en';
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
