import type { PageAnswers } from '#contracts/page-figures.ts';

declare global {
  /** Set before the part that shows them starts (site/lib/directives/figures.ts); absent on a page as it was built. */
  var pageAnswers: PageAnswers | undefined;
}

export function carriedAnswers(): PageAnswers | null {
  return globalThis.pageAnswers ?? null;
}
