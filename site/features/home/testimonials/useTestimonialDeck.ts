import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cardStarts, nearestIndex } from '#site/ui/card-positions.ts';
import {
  cardsPerPage,
  clampPosition,
  firstCardAt,
  lastPosition,
  positionOfCard,
} from './testimonial-deck.ts';

const CARDS = '[data-part="testimonial"]';
const WIDTH_AT_REST = 1024;
/** By these the visitor takes the scrolling over. */
const TAKEOVERS = ['pointerdown', 'touchstart', 'wheel', 'keydown'];
/** Scroll positions are rounded on the way, px. */
const NEAR = 4;

const onResize = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

/** Position of a carousel of `count` cards in that scroller: moved by `go`, and following what the visitor scrolls to (D11). */
export function useTestimonialDeck(scroller: RefObject<HTMLElement | null>, count: number) {
  const perPage = useSyncExternalStore(
    onResize,
    () => cardsPerPage(innerWidth),
    () => cardsPerPage(WIDTH_AT_REST),
  );
  const last = lastPosition(count, perPage);
  const [position, setPosition] = useState(0);
  /** Where a pressed button is scrolling to, px. */
  const heading = useRef<number | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const release = () => {
      heading.current = null;
    };
    const follow = () => {
      // A scrolling that the next press cut short also ends, somewhere on its way.
      if (heading.current !== null && Math.abs(element.scrollLeft - heading.current) > NEAR) return;
      release();
      const card = nearestIndex(cardStarts(element, CARDS), element.scrollLeft);
      setPosition(positionOfCard(card, count, perPage));
    };
    // Only where the scrolling comes to rest: on its way it would pass other positions.
    const settle = 'onscrollend' in element ? 'scrollend' : 'scroll';
    release();
    follow();
    element.addEventListener(settle, follow, { passive: true });
    for (const sign of TAKEOVERS) element.addEventListener(sign, release, { passive: true });
    return () => {
      element.removeEventListener(settle, follow);
      for (const sign of TAKEOVERS) element.removeEventListener(sign, release);
    };
  }, [scroller, count, perPage]);
  const go = (asked: number) => {
    const next = clampPosition(asked, last);
    setPosition(next);
    const element = scroller.current;
    const left = element && cardStarts(element, CARDS)[firstCardAt(next, count, perPage)];
    if (left == null) return;
    heading.current = left;
    element?.scrollTo({ left });
  };
  return { position: clampPosition(position, last), last, go } as const;
}
