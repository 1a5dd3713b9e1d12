/** The words of one language for the keys of `Notes`: a missing or an extra key does not compile (SPEC A3). */
export type Words<Notes extends Record<string, string>> = { readonly [Key in keyof Notes]: string };

/** The `{{name}}`s a text holds, read from its translator's note. */
export type Placeholders<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Replaces every `{{name}}` of a text by its value; a name without a value stays as it stands, so that it is seen. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
