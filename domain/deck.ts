/** The card `step` places on from `index`; a deck of `count` wraps both ways (SPEC F5). */
export function wrapIndex(index: number, step: number, count: number): number {
  if (count === 0) return 0;
  return (((index + step) % count) + count) % count;
}
