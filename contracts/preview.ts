/** What a link preview shows (N18): a name, and its figures of today. */
export interface PreviewWords {
  readonly title: string;
  /** The country of an indicator, the day of an event, the age of a board. */
  readonly detail: string;
  /** At most three. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  /** Name of the site, its domain, and the loss warning, because a picture is also shown without its page. */
  readonly brand: string;
  readonly domain: string;
  readonly risk: string;
}
