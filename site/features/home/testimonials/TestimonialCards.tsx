import type { CSSProperties } from 'react';
import type { Testimonial } from '#content/testimonials.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './TestimonialCards.module.css';

interface TestimonialCardsProps {
  readonly locale: Locale;
  readonly voices: readonly Testimonial[];
}

/** The cards of the deck; an example has a label (D11, A6). */
export function TestimonialCards({ locale, voices }: TestimonialCardsProps) {
  return (
    <ul className={styles.cards}>
      {voices.map((testimonial) => (
        <li key={testimonial.id} className={styles.card} data-part="testimonial">
          <Card testimonial={testimonial} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly testimonial: Testimonial;
  readonly locale: Locale;
}

function Card({ testimonial, locale }: CardProps) {
  const { name, role, text, rating, illustrative } = testimonial;
  return (
    <figure className={styles.voice}>
      {illustrative && (
        <p className={`small strong ${styles.label}`}>{translate(locale, 'voices.illustrative')}</p>
      )}
      <blockquote>
        <p>{text[locale]}</p>
      </blockquote>
      <figcaption>
        <span className={`strong ${styles.name}`}>{name}</span>
        <span>{role[locale]}</span>
        <span className={styles.rating}>
          <span className={styles.marks} style={{ '--rating': rating } as CSSProperties} />
          {translate(locale, 'voices.rating', { rating })}
        </span>
      </figcaption>
    </figure>
  );
}
