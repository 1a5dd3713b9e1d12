/** Answers of the backend from which the server rendered this page (N12). */
export interface PageAnswers {
  /** When they were read, epoch ms. */
  readonly at: number;
  /** Data by the key of their query. */
  readonly answers: Readonly<Record<string, unknown>>;
}

declare global {
  /** Set before the part that shows them starts (site/lib/directives/figures.ts); absent on a page as it was built. */
  var pageAnswers: PageAnswers | undefined;
}

export function carriedAnswers(): PageAnswers | null {
  return globalThis.pageAnswers ?? null;
}
