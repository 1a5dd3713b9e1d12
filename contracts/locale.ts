/** The two languages of the site; Spanish is the default (J1). */
export const LOCALES = ['es', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export function isLocale(value: unknown): value is Locale {
  return value === 'es' || value === 'en';
}
