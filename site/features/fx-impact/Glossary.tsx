import { GLOSSARY } from '#content/indicators/glossary.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Section } from '#site/ui/Section.tsx';
import styles from './Glossary.module.css';

interface GlossaryProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#"; each term has one of its own. */
  readonly anchor: string;
}

/** The terms of the calendar, each with its own anchor, from which the cards quote it (F12). */
export function Glossary({ locale, anchor }: GlossaryProps) {
  return (
    <Section className="stack gap-5" id={anchor} aria-labelledby={`${anchor}-heading`}>
      <h2 className="size-3" id={`${anchor}-heading`}>
        {translate(locale, 'fxImpact.glossary.heading')}
      </h2>
      <dl className={styles.terms}>
        {GLOSSARY.map(({ id, term, definition }) => (
          <div key={id} className={styles.term} id={`${anchor}-${id}`} data-part="glossary-term">
            <dt className="strong">{term[locale]}</dt>
            <dd className="measure">{definition[locale]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
