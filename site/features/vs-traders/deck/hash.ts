import { SYMBOLS } from '#contracts/sentiment.ts';

/** Index of the card that "#EURUSD" names, in any case: 0 for an empty hash, null for another part of the page. */
export function indexOfHash(hash: string): number | null {
  const name = hash.slice(1).toUpperCase();
  if (name === '') return 0;
  const index = (SYMBOLS as readonly string[]).indexOf(name);
  return index < 0 ? null : index;
}
