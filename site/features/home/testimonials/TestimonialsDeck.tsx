import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { useFocusEnabledSibling } from '#site/ui/useFocusEnabledSibling.ts';
import styles from './TestimonialsDeck.module.css';
import { cardsPerPage, firstCards, nearestIndex } from './testimonial-deck.ts';

interface TestimonialsDeckProps {
  readonly locale: Locale;
  /** How many cards there are. */
  readonly count: number;
  /** The cards. */
  readonly children?: ReactNode;
}

/**
 * A list of cards that scrolls sideways by touch and without scripts, with buttons and dots (D11, N10). It has pages but
 * no lock and no wrap, so it does not load the rule of `site/lib/deck`.
 */
export function TestimonialsDeck({ locale, count, children }: TestimonialsDeckProps) {
  const scroller = useRef<HTMLElement>(null);
  const focusProps = useFocusEnabledSibling();
  const { position, last, go } = useTestimonialDeck(scroller, count);
  return (
    <div className={styles.deck} data-part="testimonials" data-index={position} data-max={last}>
      <section
        className={styles.scroller}
        ref={scroller}
        aria-label={translate(locale, 'voicesDeck.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling region
        tabIndex={0}
      >
        {children}
      </section>
      <div className={styles.controls} {...focusProps}>
        <Step to="prev" isEnd={position === 0} onStep={() => go(position - 1)} locale={locale} />
        <ul className={styles.dots}>
          {Array.from({ length: last + 1 }, (_, page) => page).map((page) => (
            <li key={page}>
              <button
                type="button"
                className={styles.dot}
                aria-label={translate(locale, 'voicesDeck.dot', { page: page + 1, pages: last + 1 })}
                aria-current={page === position ? 'true' : undefined}
                data-part="testimonials-dot"
                onClick={() => go(page)}
              />
            </li>
          ))}
        </ul>
        <Step to="next" isEnd={position === last} onStep={() => go(position + 1)} locale={locale} />
      </div>
    </div>
  );
}

interface StepProps {
  readonly to: 'prev' | 'next';
  readonly isEnd: boolean;
  readonly onStep: () => void;
  readonly locale: Locale;
}

/** A button, disabled at its end of the list. */
function Step({ to, isEnd, onStep, locale }: StepProps) {
  return (
    <button
      type="button"
      className={`strong ${styles.step}`}
      disabled={isEnd}
      data-part={`testimonials-${to}`}
      onClick={onStep}
    >
      {translate(locale, `voicesDeck.${to}`)}
    </button>
  );
}

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
function useTestimonialDeck(scroller: RefObject<HTMLElement | null>, count: number) {
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
