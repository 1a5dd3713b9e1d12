/** How many cards stand side by side in a window of that width, px (D11). */
export function cardsPerPage(width: number): number {
  if (width >= 1024) return 3;
  return width >= 640 ? 2 : 1;
}

/** The last position: one position for each page, the first is 0 (D11). */
export function lastPosition(count: number, perPage: number): number {
  return Math.max(0, Math.ceil(count / perPage) - 1);
}

/** A position within 0 and the last. */
export function clampPosition(position: number, last: number): number {
  return Math.min(Math.max(position, 0), last);
}

/** The card that stands first at a position: the last page is filled up from the one before. */
export function firstCardAt(position: number, count: number, perPage: number): number {
  return Math.max(0, Math.min(position * perPage, count - perPage));
}

/** The position whose first card is nearest to `card`. */
export function positionOfCard(card: number, count: number, perPage: number): number {
  const last = lastPosition(count, perPage);
  const distance = (position: number) => Math.abs(firstCardAt(position, count, perPage) - card);
  return Array.from({ length: last + 1 }, (_, position) => position).reduce((nearest, position) =>
    distance(position) < distance(nearest) ? position : nearest,
  );
}
