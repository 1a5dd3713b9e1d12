/** Cards side by side in a window of `width` px (D11). */
export function cardsPerPage(width: number): number {
  if (width >= 1024) return 3;
  return width >= 640 ? 2 : 1;
}

/** The first card of each page. The last page is full, so it may repeat cards of the page before it (D11). */
export function firstCards(count: number, perPage: number): number[] {
  const pages = Math.max(1, Math.ceil(count / perPage));
  return Array.from({ length: pages }, (_, page) => Math.max(0, Math.min(page * perPage, count - perPage)));
}

/** Index of the value nearest to `target`, the first one of a tie; 0 for an empty list. */
export function nearestIndex(values: readonly number[], target: number): number {
  const distances = values.map((value) => Math.abs(value - target));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
