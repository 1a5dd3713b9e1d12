import { SYMBOLS } from '#contracts/sentiment.ts';

/** The card that an address's "#EURUSD" names, in any case; the first where it names none, null where it means another part of the page. */
export function indexOfHash(hash: string): number | null {
  if (hash === '' || hash === '#') return 0;
  const index = SYMBOLS.map(String).indexOf(hash.slice(1).toUpperCase());
  return index < 0 ? null : index;
}
