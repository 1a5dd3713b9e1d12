import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { Section } from '#site/ui/Section.tsx';
import styles from './Features.module.css';
import { ImpactTape } from './ImpactTape.tsx';
import { RiskTable } from './RiskTable.tsx';

interface FeaturesProps {
  readonly locale: Locale;
}

/** Three feature cards (risk, positioning, calendar) and a link to the services (D1). */
export function Features({ locale }: FeaturesProps) {
  return (
    <Section className={`split first-wider ${styles.features}`} aria-labelledby="features-title">
      <h2 className={`title ${styles.title}`} id="features-title">
        {translate(locale, 'home.featuresTitle')}
      </h2>
      <article className={`stack gap-3 ${styles.risk}`}>
        <h3 className="size-2">{translate(locale, 'home.riskTitle')}</h3>
        <p className="measure muted">{translate(locale, 'home.riskText')}</p>
        <RiskTable locale={locale} />
      </article>
      <article className={`stack gap-3 start ${styles.live}`}>
        <ul className="cluster small muted figures">
          {SYMBOLS.map((symbol) => (
            <li key={symbol}>{symbol}</li>
          ))}
        </ul>
        <h3 className="size-2">{translate(locale, 'home.vsTitle')}</h3>
        <p className="measure muted">{translate(locale, 'home.vsText', { count: SYMBOLS.length })}</p>
        <a className={`tap gold strong ${styles.link}`} href={href('vsTraders')}>
          {translate(locale, 'home.vsLink')}
        </a>
      </article>
      <article className={`stack gap-3 start ${styles.live}`}>
        <ImpactTape locale={locale} />
        <h3 className="size-2">{translate(locale, 'home.fxTitle')}</h3>
        <p className="measure muted">{translate(locale, 'home.fxText')}</p>
        <a className={`tap gold strong ${styles.link}`} href={href('fxImpact')}>
          {translate(locale, 'home.fxLink')}
        </a>
      </article>
      <a className={`tap gold strong ${styles.link} ${styles.discover}`} href="#services">
        {translate(locale, 'home.discover')}
      </a>
    </Section>
  );
}
