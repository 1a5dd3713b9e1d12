import * as z from 'zod/mini';
import { BASE_LOCALES, LOCALES, type Localized } from './locale.ts';

/** Something in each language: required in Spanish and English, optional in any other language of the site. */
export function localized<Value extends z.ZodMiniType>(value: Value, takes: string) {
  const others = LOCALES.filter((locale) => !BASE_LOCALES.some((base) => base === locale)).map((locale) => [
    locale,
    z.optional(value),
  ]);
  const shape = { es: value, en: value, ...Object.fromEntries(others) };
  return z.strictObject(shape, takes) as unknown as z.ZodMiniType<Localized<z.output<Value>>>;
}
