/** Sent to the document when a tool of the page shows an answer to what the visitor entered. */
export const NEW_ANSWER = 'new-answer';

/** Says that an answer has just appeared: what covers the foot of the screen goes aside (C7). */
export function sayNewAnswer(): void {
  document.dispatchEvent(new Event(NEW_ANSWER));
}
