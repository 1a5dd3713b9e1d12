import type { ReactNode } from 'react';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { Section } from '#site/ui/Section.tsx';
import styles from './Features.module.css';
import { RiskTable } from './RiskTable.tsx';

interface FeaturesProps {
  readonly locale: Locale;
  /** The latest shares of the instruments, and the next event: islands. */
  readonly shares?: ReactNode;
  readonly next?: ReactNode;
}

/** Three feature cards (risk, positioning, calendar) and a link to the services (D1). */
export function Features({ locale, shares, next }: FeaturesProps) {
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
        <h3 className="size-2">{translate(locale, 'home.vsTitle')}</h3>
        <p className="measure muted">{translate(locale, 'home.vsText', { count: SYMBOLS.length })}</p>
        {shares}
        <a className={`tap gold strong ${styles.link}`} href={href('vsTraders')}>
          {translate(locale, 'home.vsLink')}
        </a>
      </article>
      <article className={`stack gap-3 start ${styles.live}`}>
        <h3 className="size-2">{translate(locale, 'home.fxTitle')}</h3>
        <p className="measure muted">{translate(locale, 'home.fxText')}</p>
        {next}
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
