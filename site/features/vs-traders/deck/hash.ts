import { SYMBOLS } from '#contracts/sentiment.ts';

/** Index of the card that "#EURUSD" names, in any case: 0 for an empty hash, null for another part of the page. */
export function indexOfHash(hash: string): number | null {
  if (hash === '' || hash === '#') return 0;
  const index = SYMBOLS.map(String).indexOf(hash.slice(1).toUpperCase());
  return index < 0 ? null : index;
}
