import type { PageAnswers } from '#contracts/live-answers.ts';

let ofPage: PageAnswers | null = null;

/** The answers that the page was rendered from; null on a page as it was built. */
export function carriedAnswers(): PageAnswers | null {
  return ofPage;
}

/** Called before the part that shows them renders. */
export function carryAnswers(answers: PageAnswers): void {
  ofPage = answers;
}
