/** The card nearest to the scroll position, given where each card starts (px, ascending); 0 when there is none. */
export function nearestIndex(starts: readonly number[], position: number): number {
  let nearest = 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [index, start] of starts.entries()) {
    const distance = Math.abs(start - position);
    if (distance < shortest) [nearest, shortest] = [index, distance];
  }
  return nearest;
}

/** Scroll positions (px) at which each card stands at the start of a sideways-scrolling list. */
export function cardStarts(list: HTMLElement, cards: string): number[] {
  const elements = [...list.querySelectorAll<HTMLElement>(cards)];
  const origin =
    list.getBoundingClientRect().left + (Number.parseFloat(getComputedStyle(list).scrollPaddingLeft) || 0);
  return elements.map((element) => element.getBoundingClientRect().left - origin + list.scrollLeft);
}
