import type { Locale } from '#contracts/locale.ts';
import * as fxImpact from './fx-impact.ts';
import * as home from './home.ts';
import * as offer from './offer.ts';
import * as pages from './pages.ts';
import * as proof from './proof.ts';
import * as shell from './shell.ts';
import * as toasts from './toasts.ts';
import * as tools from './tools.ts';
import * as vsTraders from './vs-traders.ts';
import { fill, type Placeholders } from './words.ts';

const notes = {
  ...shell.notes,
  ...home.notes,
  ...offer.notes,
  ...proof.notes,
  ...tools.notes,
  ...vsTraders.notes,
  ...fxImpact.notes,
  ...pages.notes,
  ...toasts.notes,
};
type Notes = typeof notes;
export type MessageKey = keyof Notes;

/** Every text of the site, per language. */
export const dictionary: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = {
  es: {
    ...shell.es,
    ...home.es,
    ...offer.es,
    ...proof.es,
    ...tools.es,
    ...vsTraders.es,
    ...fxImpact.es,
    ...pages.es,
    ...toasts.es,
  },
  en: {
    ...shell.en,
    ...home.en,
    ...offer.en,
    ...proof.en,
    ...tools.en,
    ...vsTraders.en,
    ...fxImpact.en,
    ...pages.en,
    ...toasts.en,
  },
};

/** Values a key's text takes: none, or one for each `{{name}}` its note lists. */
type Values<Key extends MessageKey> = [Placeholders<Notes[Key]>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Notes[Key]>, string | number>>];

/** The text for a key: asked language, then English, then the key itself (SPEC A3). */
export function translate<Key extends MessageKey>(
  locale: Locale,
  key: Key,
  ...[values]: Values<Key>
): string {
  const text = dictionary[locale][key] ?? dictionary.en[key] ?? key;
  return values === undefined ? text : fill(text, values);
}

export type Section = MessageKey extends infer Key
  ? Key extends `${infer Name}.${string}`
    ? Name
    : never
  : never;
export type SectionWords<Name extends Section> = Readonly<
  Record<Extract<MessageKey, `${Name}.${string}`>, string>
>;

/** All texts of one section, placeholders unfilled: what a page hands to an island. */
export function sectionWords<Name extends Section>(locale: Locale, section: Name): SectionWords<Name> {
  const own = Object.entries(dictionary[locale]).filter(([key]) => key.startsWith(`${section}.`));
  return Object.fromEntries(own) as SectionWords<Name>;
}
