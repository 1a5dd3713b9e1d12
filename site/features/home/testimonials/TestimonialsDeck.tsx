import { type ReactNode, useRef } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { useFocusEnabledSibling } from '#site/ui/useFocusEnabledSibling.ts';
import styles from './TestimonialsDeck.module.css';
import { useTestimonialDeck } from './useTestimonialDeck.ts';

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
