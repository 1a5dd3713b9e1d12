import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Comparison.module.css';
import { ComparisonRules } from './ComparisonRules.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

/** The house's eight rules, and five rows against the traditional way (D6). */
export function Comparison({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`page ${styles.section}`} id="features" aria-labelledby="features-heading">
      <h2 className={styles.heading} id="features-heading">
        {translate(locale, 'features.title')}
      </h2>
      <p className={styles.lead}>{translate(locale, 'features.lead')}</p>
      <ComparisonRules locale={locale} />
      <h3 className={styles.heading} id="comparison-heading">
        {translate(locale, 'comparison.title')}
      </h3>
      <p className={styles.lead}>{translate(locale, 'comparison.lead')}</p>
      <ComparisonTable locale={locale} labelledBy="comparison-heading" />
      <p className={styles.risk}>{translate(locale, 'comparison.risk')}</p>
    </section>
  );
}
