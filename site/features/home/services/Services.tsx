import { SERVICES } from '#content/services.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { SectionTitle } from '#site/ui/Section.tsx';
import styles from './Services.module.css';
import { ServicesAnalysis } from './ServicesAnalysis.tsx';
import { ServicesCard } from './ServicesCard.tsx';

/** What is sold, as a ledger with the amounts in one column, and what the analysis looks at (D2, A7, A8). */
export function Services({ locale }: { readonly locale: Locale }) {
  return (
    <section className="section" id="services" aria-labelledby="services-title">
      <div className="page stack gap-6">
        <div className={`split first-wider ${styles.head}`}>
          <SectionTitle id="services-title" eyebrow={translate(locale, 'eyebrow.services')}>
            {translate(locale, 'services.title')}
          </SectionTitle>
          <div className="stack">
            <p className="measure muted">{translate(locale, 'services.text')}</p>
            <RiskLine text={translate(locale, 'shell.risk')} />
          </div>
        </div>
        <ul className="ledger">
          {SERVICES.map((service) => (
            <ServicesCard key={service.tier} service={service} locale={locale} />
          ))}
        </ul>
      </div>
      <ServicesAnalysis locale={locale} />
    </section>
  );
}
