/**
 * What the calendar calls some titles of a kind: the words that such a title has (in any order, "" any title; "=" before
 * them: no others), the name in Spanish and in English, and the country (ISO 3166 alpha-2) it is limited to.
 * `{bank}` is the central bank that the title names, else that of the currency.
 */
export type CalendarName = readonly [words: string, es: string, en: string, country?: string];

/** By kind of the catalogue; of the names of a kind, the first that fits counts. */
export type CalendarNames = Readonly<Record<string, readonly CalendarName[]>>;
