import type { CSSProperties, ReactNode } from 'react';
import { href } from '#content/routes.ts';
import type { Testimonial } from '#content/testimonials.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { FreeCall } from '#site/lib/calls.tsx';
import { Calls } from '#site/ui/Calls.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { SectionTitle } from '#site/ui/Section.tsx';
import styles from './Testimonials.module.css';

interface TestimonialsProps {
  readonly locale: Locale;
  readonly voices: readonly Pick<Testimonial, 'illustrative'>[];
  /** The deck with its cards. */
  readonly children?: ReactNode;
}

/** Keys of the heading and the intro: no voice is real, some are, all are. An owner replaces the examples one by one (A6). */
const LEAD = {
  none: ['voices.title', 'voices.intro'],
  some: ['voices.titleSome', 'voices.introSome'],
  all: ['voices.titleReal', 'voices.introReal'],
} as const;

function howMany(voices: readonly Pick<Testimonial, 'illustrative'>[]): keyof typeof LEAD {
  if (voices.every(({ illustrative }) => !illustrative)) return 'all';
  return voices.every(({ illustrative }) => illustrative) ? 'none' : 'some';
}

/** The voices, the note that results differ, and two calls to action (D11, A6). */
export function Testimonials({ locale, voices, children }: TestimonialsProps) {
  const [title, intro] = LEAD[howMany(voices)];
  return (
    <section className={`page ${styles.section}`} id="testimonials" aria-labelledby="testimonials-title">
      <SectionTitle id="testimonials-title" register="list">
        {translate(locale, title)}
      </SectionTitle>
      <p className={`measure muted ${styles.intro}`}>{translate(locale, intro)}</p>
      {children}
      <div className={`stack line-above ${styles.after}`}>
        <p className="measure">{translate(locale, 'voices.individual')}</p>
        <Calls>
          <FreeCall locale={locale} />
          <LinkButton href={href('vip')} kind="quiet">
            {translate(locale, 'voices.vip')}
          </LinkButton>
        </Calls>
      </div>
    </section>
  );
}

interface TestimonialCardsProps {
  readonly locale: Locale;
  readonly voices: readonly Testimonial[];
}

/** The cards of the deck; an example has a label (D11, A6). */
export function TestimonialCards({ locale, voices }: TestimonialCardsProps) {
  return (
    <ul className={styles.cards}>
      {voices.map((testimonial) => (
        <Card key={testimonial.id} testimonial={testimonial} locale={locale} />
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
    <li className={styles.card} data-part="testimonial">
      {illustrative && (
        <p className={`small strong ${styles.label}`}>{translate(locale, 'voices.illustrative')}</p>
      )}
      <blockquote>{text[locale]}</blockquote>
      <p className={`small muted ${styles.who}`}>
        <b>{name}</b> · {role[locale]}
        <span className={styles.rating} style={{ '--rating': rating } as CSSProperties}>
          {translate(locale, 'voices.rating', { rating })}
        </span>
      </p>
    </li>
  );
}
