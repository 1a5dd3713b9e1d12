import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import styles from './Comparison.module.css';
import { ComparisonRules } from './ComparisonRules.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

/** The house's eight rules, and five rows against the traditional way (D6). */
export function Comparison({ locale }: { readonly locale: Locale }) {
  return (
    <Section className="stack gap-6" id="features" aria-labelledby="features-heading">
      <SectionHead
        className="measure"
        id="features-heading"
        eyebrow={translate(locale, 'eyebrow.rules')}
        register="list"
        title={translate(locale, 'features.title')}
        lead={translate(locale, 'features.lead')}
      />
      <ComparisonRules locale={locale} />
      <div className={styles.against}>
        <h3 className="size-3" id="comparison-heading">
          {translate(locale, 'comparison.title')}
        </h3>
      </div>
      <ComparisonTable locale={locale} labelledBy="comparison-heading" />
    </Section>
  );
}
