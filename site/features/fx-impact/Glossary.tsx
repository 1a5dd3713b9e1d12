import { GLOSSARY } from '#content/indicators/glossary.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Glossary.module.css';

interface GlossaryProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#"; each term has one of its own. */
  readonly anchor: string;
}

/** The terms of the calendar, each at an address of its own, from where the cards quote it (F12). */
export function Glossary({ locale, anchor }: GlossaryProps) {
  return (
    <section className={`page ${styles.glossary}`} id={anchor} aria-labelledby={`${anchor}-heading`}>
      <h2 className={styles.heading} id={`${anchor}-heading`}>
        {translate(locale, 'fxImpact.glossary.heading')}
      </h2>
      <dl className={styles.terms}>
        {GLOSSARY.map(({ id, term, definition }) => (
          <div key={id} className={styles.term} id={`${anchor}-${id}`} data-part="glossary-term">
            <dt>{term[locale]}</dt>
            <dd>{definition[locale]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
