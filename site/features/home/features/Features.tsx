import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import styles from './Features.module.css';
import { ImpactTape } from './ImpactTape.tsx';
import { RiskTable } from './RiskTable.tsx';

interface FeaturesProps {
  readonly locale: Locale;
}

/** The three feature cards: how much to risk, who holds what, when the number lands; then the way on to the services (D1). */
export function Features({ locale }: FeaturesProps) {
  return (
    <section className={`page ${styles.features}`} aria-labelledby="features-title">
      <h2 className={styles.title} id="features-title">
        {translate(locale, 'home.featuresTitle')}
      </h2>
      <article className={styles.risk}>
        <h3>{translate(locale, 'home.riskTitle')}</h3>
        <p>{translate(locale, 'home.riskText')}</p>
        <RiskTable locale={locale} />
      </article>
      <article className={styles.live}>
        <ul className={styles.symbols}>
          {SYMBOLS.map((symbol) => (
            <li key={symbol}>{symbol}</li>
          ))}
        </ul>
        <h3>{translate(locale, 'home.vsTitle')}</h3>
        <p>{translate(locale, 'home.vsText', { count: SYMBOLS.length })}</p>
        <a className={styles.link} href={href('vsTraders')}>
          {translate(locale, 'home.vsLink')}
        </a>
      </article>
      <article className={styles.live}>
        <ImpactTape locale={locale} />
        <h3>{translate(locale, 'home.fxTitle')}</h3>
        <p>{translate(locale, 'home.fxText')}</p>
        <a className={styles.link} href={href('fxImpact')}>
          {translate(locale, 'home.fxLink')}
        </a>
      </article>
      <a className={`${styles.link} ${styles.discover}`} href="#services">
        {translate(locale, 'home.discover')}
      </a>
    </section>
  );
}
