import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { inlineCall } from '#site/shell/inline.ts';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import styles from './Roi.module.css';
import { monthlyRate, ROI_TIERS, tierFacts } from './roi.ts';

interface RoiProps {
  readonly locale: Locale;
  /** The calculator, with the note on simulated figures. */
  readonly children?: ReactNode;
}

/** The calculator under its heading, and its formula, which opens where its rate comes from (D10). */
export function Roi({ locale, children }: RoiProps) {
  return (
    <Section ground="tool" className="stack" id="roi-calculator" aria-labelledby="roi-title">
      <SectionHead
        className="measure"
        id="roi-title"
        eyebrow={translate(locale, 'eyebrow.calculator')}
        register="tool"
        title={translate(locale, 'calculator.title')}
        lead={translate(locale, 'calculator.intro')}
      >
        <noscript>
          <p className="lead">{translate(locale, 'calculator.noScript')}</p>
        </noscript>
      </SectionHead>
      <div id="calculator">{children}</div>
      <div>
        <PhoneFold summary={<RoiSum locale={locale} />} everywhere>
          <div className="stack gap-2 small muted">
            <p className="measure">{translate(locale, 'calculator.formulaWhere')}</p>
            <ul className="stack gap-1 figures">
              {[...ROI_TIERS.keys()].map((tier) => (
                <li key={tier}>{rateText(tier, locale)}</li>
              ))}
            </ul>
            <p className="measure">{translate(locale, 'calculator.capital')}</p>
          </div>
        </PhoneFold>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: inlineCall(showLinkedSum) }} />
    </Section>
  );
}

function RoiSum({ locale }: { readonly locale: Locale }) {
  const [base, exponent] = translate(locale, 'calculator.formulaText').split('^');
  return (
    <span className={styles.sum}>
      {base}
      <sup>{exponent}</sup>
    </span>
  );
}

/** The monthly rate of a tier and the scenario it comes from (D10). */
function rateText(tier: string, locale: Locale): string {
  const { name, multiple, months } = tierFacts(tier);
  const rate = `${formatNumber(monthlyRate(tier) * 100, 2, locale)}%`;
  return translate(locale, 'calculator.rate', {
    tier: inLocale(name, locale),
    multiple: formatNumber(multiple, Number.isInteger(multiple) ? 0 : 1, locale),
    months,
    rate,
  });
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
