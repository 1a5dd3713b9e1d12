import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { inlineCall } from '#site/shell/inline.ts';
import styles from './Roi.module.css';
import { RoiRates } from './RoiRates.tsx';
import { showLinkedSum } from './roi-arrival.ts';

interface RoiProps {
  readonly locale: Locale;
  /** The calculator, with what its figures are not. */
  readonly children?: ReactNode;
}

/** The calculator under its heading, and its formula (D10). */
export function Roi({ locale, children }: RoiProps) {
  const [base, exponent] = translate(locale, 'calculator.formulaText').split('^');
  return (
    <section className={`page ${styles.section}`} id="roi-calculator" aria-labelledby="roi-title">
      <h2 className={styles.title} id="roi-title">
        {translate(locale, 'calculator.title')}
      </h2>
      <p className={styles.intro}>{translate(locale, 'calculator.intro')}</p>
      <noscript>
        <p className={styles.intro}>{translate(locale, 'calculator.noScript')}</p>
      </noscript>
      <div className={styles.calculator} id="calculator">
        {children}
      </div>
      <div className={styles.formula}>
        <div>
          <h3>{translate(locale, 'calculator.formula')}</h3>
          <p className={styles.sum}>
            {base}
            <sup>{exponent}</sup>
          </p>
          <p className={styles.where}>{translate(locale, 'calculator.formulaWhere')}</p>
        </div>
        <RoiRates locale={locale} />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: inlineCall(showLinkedSum) }} />
    </section>
  );
}
