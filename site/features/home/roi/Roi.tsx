import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { inlineCall } from '#site/shell/inline.ts';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import styles from './Roi.module.css';
import { RoiRates } from './RoiRates.tsx';
import { showLinkedSum } from './roi-arrival.ts';

interface RoiProps {
  readonly locale: Locale;
  /** The calculator, with the note on simulated figures. */
  readonly children?: ReactNode;
}

/** The calculator under its heading, and its formula (D10). */
export function Roi({ locale, children }: RoiProps) {
  const [base, exponent] = translate(locale, 'calculator.formulaText').split('^');
  return (
    <Section className="stack gap-6" id="roi-calculator" aria-labelledby="roi-title">
      <SectionHead
        className="measure"
        id="roi-title"
        eyebrow={translate(locale, 'eyebrow.calculator')}
        register="tool"
        title={translate(locale, 'calculator.title')}
        lead={translate(locale, 'calculator.intro')}
      >
        <p className="measure strong">{translate(locale, 'calculator.capital')}</p>
        <noscript>
          <p className="lead">{translate(locale, 'calculator.noScript')}</p>
        </noscript>
      </SectionHead>
      <div id="calculator">{children}</div>
      <div className="split">
        <div>
          <h3 className="size-1">{translate(locale, 'calculator.formula')}</h3>
          <p className={styles.sum}>
            {base}
            <sup>{exponent}</sup>
          </p>
          <p className="measure muted">{translate(locale, 'calculator.formulaWhere')}</p>
        </div>
        <PhoneFold summary={translate(locale, 'calculator.ratesFold')}>
          <RoiRates locale={locale} />
        </PhoneFold>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: inlineCall(showLinkedSum) }} />
    </Section>
  );
}
