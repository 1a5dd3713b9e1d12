import { ENGRAVING_SIZE, guilloche } from './guilloche.ts';

/** Engravings that belong to no article. */
export const ENGRAVED = ['home', 'vip', 'merch', 'not-found'] as const;

/** Id of the line in each file. */
export const ENGRAVED_LINE = 'line';

/**
 * Address of the engraving of a seed: a file of its own, because it is decoration that the first paint does not wait for,
 * and one copy serves every page. Its name changes with its line, so browsers keep it (`figures/` is immutable).
 */
export function engravingAddress(seed: string): string {
  let sum = 0;
  for (const letter of guilloche(seed)) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `/figures/engraving-${seed}-${sum.toString(36)}.svg`;
}

/** The file: a line without a colour, which it takes from the page. Lines keep their width at any size. */
export function engravingFile(seed: string): string {
  const line = `<path id="${ENGRAVED_LINE}" d="${guilloche(seed)}" fill="none" vector-effect="non-scaling-stroke"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ENGRAVING_SIZE} ${ENGRAVING_SIZE}">${line}</svg>`;
}
