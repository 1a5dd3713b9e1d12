/** A text that a person has to write. `npm run new` leaves it; the tests and `npm run doctor` report it. */
export const placeholder = (what: string) => `[[replace: ${what}]]`;

/** The placeholders that are left in a text. */
export function placeholdersIn(text: string): string[] {
  return text.match(/\[\[replace: [^\]]*\]\]/g) ?? [];
}
