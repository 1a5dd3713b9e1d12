import { PHILOSOPHIES } from '#content/merch.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Section } from '#site/ui/Section.tsx';
import styles from './Ideas.module.css';

/** The three ideas behind the designs, each with the question it asks (H3). */
export function Ideas({ locale }: { readonly locale: Locale }) {
  return (
    <Section aria-labelledby="ideas-title">
      <h2 className={`muted ${styles.title}`} id="ideas-title">
        {translate(locale, 'merch.ideasTitle')}
      </h2>
      <dl className={`line-below ${styles.ideas}`}>
        {PHILOSOPHIES.map((idea) => (
          <div key={idea} data-part="idea">
            <dt>{translate(locale, `merch.${idea}.name`)}</dt>
            <dd>{translate(locale, `merch.${idea}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
