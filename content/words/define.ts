import type { Localized } from '#contracts/locale.ts';

/** One text: a note for the translator, which names every {{placeholder}}, and the text in each language. */
export type Entry = { readonly note: string } & Localized<string>;

export type Entries = Readonly<Record<string, Entry>>;

/** Refuses a language that the site does not have. */
type OnlyKnown<Given extends Entries> = {
  readonly [Key in keyof Given]: Readonly<Record<Exclude<keyof Given[Key], keyof Entry>, never>>;
};

/** Checks the entries of a file and keeps their exact keys and notes, from which `translate` takes its types. */
export function defineWords<const Given extends Entries>(entries: Given & OnlyKnown<Given>): Given {
  return entries;
}

/** The names of the `{{name}}`s of a text, read from its note. */
export type Placeholders<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Replaces every `{{name}}` of a text by its value. A name without a value stays in the text, so that it is noticed. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
