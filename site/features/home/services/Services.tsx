import { SERVICES } from '#content/services.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Services.module.css';
import { ServicesAnalysis } from './ServicesAnalysis.tsx';
import { ServicesCard } from './ServicesCard.tsx';

/** What is sold, as a ledger with the amounts in one column, and what the analysis looks at (D2, A7, A8). */
export function Services({ locale }: { readonly locale: Locale }) {
  return (
    <section className={styles.services} id="services" aria-labelledby="services-title">
      <div className="page">
        <div className={styles.head}>
          <h2 id="services-title">{translate(locale, 'services.title')}</h2>
          <div>
            <p className={styles.text}>{translate(locale, 'services.text')}</p>
            <RiskLine text={translate(locale, 'shell.risk')} />
          </div>
        </div>
        <ul className={styles.ledger}>
          {SERVICES.map((service) => (
            <ServicesCard key={service.tier} service={service} locale={locale} />
          ))}
        </ul>
      </div>
      <ServicesAnalysis locale={locale} />
    </section>
  );
}
