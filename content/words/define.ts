import type { Locale } from '#contracts/locale.ts';

/** The languages that every text has; a text may leave out any other language, which then shows the English one. */
export type BaseLocale = 'es' | 'en';

/** One text: a note for the translator, which names every {{placeholder}}, and the text in each language. */
export type Entry = { readonly note: string } & Readonly<Record<BaseLocale, string>> &
  Readonly<Partial<Record<Locale, string>>>;

export type Entries = Readonly<Record<string, Entry>>;

/** Refuses a language that the site does not have. */
type OnlyKnown<Given extends Entries> = {
  readonly [Key in keyof Given]: Readonly<Record<Exclude<keyof Given[Key], keyof Entry>, never>>;
};

/** Checks the entries of a file and keeps their exact keys and notes, from which `translate` takes its types. */
export function defineWords<const Given extends Entries>(entries: Given & OnlyKnown<Given>): Given {
  return entries;
}

/** The texts of some entries in one language, by key. */
export function textsIn<Given extends Entries>(
  entries: Given,
  locale: Locale,
): Readonly<Record<keyof Given & string, string>> {
  const own = Object.entries<Entry>(entries).map(([key, entry]) => [key, entry[locale] ?? entry.en]);
  return Object.fromEntries(own) as Record<keyof Given & string, string>;
}

/** The names of the `{{name}}`s of a text, read from its note. */
export type Placeholders<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Replaces every `{{name}}` of a text by its value. A name without a value stays in the text, so that it is noticed. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
