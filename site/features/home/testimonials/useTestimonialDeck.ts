import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cardsPerPage, firstCards, nearestIndex } from './testimonial-deck.ts';

const WIDTH_ON_SERVER = 1024;
/** With these events the visitor takes over the scrolling. */
const TAKEOVERS = ['pointerdown', 'touchstart', 'wheel', 'keydown'];
/** Browsers round scroll positions, px. */
const NEAR = 4;

const onResize = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

/** Scroll positions (px) at which each card is at the start of the scroller. */
function cardStarts(scroller: HTMLElement): number[] {
  const cards = [...scroller.querySelectorAll('[data-part="testimonial"]')];
  const lefts = cards.map((card) => card.getBoundingClientRect().left);
  return lefts.map((left) => left - (lefts[0] ?? 0));
}

/** Page of a scroller with `count` cards: `go` changes it, and it follows the visitor's scrolling (D11). */
export function useTestimonialDeck(scroller: RefObject<HTMLElement | null>, count: number) {
  const perPage = useSyncExternalStore(
    onResize,
    () => cardsPerPage(innerWidth),
    () => cardsPerPage(WIDTH_ON_SERVER),
  );
  const pages = firstCards(count, perPage);
  const last = pages.length - 1;
  const [position, setPosition] = useState(0);
  /** Target of the scrolling that a button started, px. */
  const target = useRef<number | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const release = () => {
      target.current = null;
    };
    const follow = () => {
      // A scrolling that the next press interrupts also ends, before its target.
      if (target.current !== null && Math.abs(element.scrollLeft - target.current) > NEAR) return;
      release();
      const card = nearestIndex(cardStarts(element), element.scrollLeft);
      setPosition(nearestIndex(firstCards(count, perPage), card));
    };
    release();
    follow();
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    // Only at the end of a scrolling: on its way it passes other positions.
    element.addEventListener('onscrollend' in element ? 'scrollend' : 'scroll', follow, options);
    for (const sign of TAKEOVERS) element.addEventListener(sign, release, options);
    return () => stop.abort();
  }, [scroller, count, perPage]);
  const go = (page: number) => {
    const element = scroller.current;
    const card = pages[page];
    if (element === null || card === undefined) return;
    setPosition(page);
    const left = cardStarts(element)[card] ?? 0;
    target.current = left;
    element.scrollTo({ left });
  };
  return { position: Math.min(position, last), last, go } as const;
}
