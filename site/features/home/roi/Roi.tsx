import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { inlineCall } from '#site/shell/inline.ts';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import styles from './Roi.module.css';
import { monthlyRate, ROI_TIER_NAMES, ROI_TIERS } from './roi.ts';

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

/** The monthly rate of each tier and the scenario it comes from (D10). */
function RoiRates({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.room}>
      <table className={`small ${styles.rates}`}>
        <caption className="muted">{translate(locale, 'calculator.rates')}</caption>
        <thead className="muted">
          <tr>
            <th scope="col">{translate(locale, 'calculator.rateTier')}</th>
            <th scope="col">{translate(locale, 'calculator.rateFrom')}</th>
            <th scope="col">{translate(locale, 'calculator.rateScenario')}</th>
            <th scope="col">{translate(locale, 'calculator.rateMonthly')}</th>
          </tr>
        </thead>
        <tbody>
          {ROI_TIER_NAMES.map((tier) => (
            <tr key={tier}>
              <th scope="row">{translate(locale, `roi.tier.${tier}`)}</th>
              <td>{formatNumber(ROI_TIERS[tier].minimum, 0, locale)}</td>
              <td>
                {translate(locale, 'calculator.rateScenarioText', {
                  multiple: ROI_TIERS[tier].multiple,
                  months: ROI_TIERS[tier].months,
                })}
              </td>
              <td>{formatNumber(monthlyRate(tier) * 100, 2, locale)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Runs inline: a link to a sum has figures after the anchor's name, so no element has that id and the browser stays at the
 * top. Scrolling there also wakes the calculator, which reads the figures (D10). Uses nothing but its argument.
 */
function showLinkedSum(view: Window): void {
  const show = () => {
    if (view.location.hash.startsWith('#calculator?')) {
      view.document.getElementById('calculator')?.scrollIntoView({ behavior: 'instant' });
    }
  };
  view.addEventListener('DOMContentLoaded', show);
  view.addEventListener('hashchange', show);
}
