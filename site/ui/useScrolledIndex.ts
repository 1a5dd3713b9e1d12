import { type RefObject, useEffect, useState } from 'react';

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
    list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list).scrollPaddingLeft || '0');
  return elements.map((element) => element.getBoundingClientRect().left - origin + list.scrollLeft);
}

/**
 * Which card of a sideways-scrolling list stands first in view; 0 where the list does not scroll (SPEC E2, F5).
 * `cards` selects the cards; `revision` is anything that changes when they do.
 */
export function useScrolledIndex(
  list: RefObject<HTMLElement | null>,
  cards: string,
  revision: unknown,
): number {
  const [index, setIndex] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards are read from the document when they change
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let starts: number[] = [];
    const follow = () => setIndex(starts.length === 0 ? 0 : nearestIndex(starts, element.scrollLeft));
    const measure = () => {
      const scrolls = element.scrollWidth > element.clientWidth + 1;
      starts = scrolls ? cardStarts(element, cards) : [];
      follow();
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [list, cards, revision]);
  return index;
}
