import { translate } from '#content/messages/dictionary.ts';
import type { Locale } from '#contracts/locale.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  readonly locale: Locale;
  /** Anchors on the page, without "#". */
  readonly events: string;
  readonly legend: string;
}

/** What the page tells a trader, and the risk of trading it (SPEC F1). */
export function Hero({ locale, events, legend }: HeroProps) {
  return (
    <section className={`page ${styles.hero}`}>
      <p className={styles.name}>{translate(locale, 'fxImpact.hero.name')}</p>
      <h1 className={styles.headline}>{translate(locale, 'fxImpact.hero.headline')}</h1>
      <div className={styles.text}>
        <p className={styles.subtitle}>{translate(locale, 'fxImpact.hero.subtitle')}</p>
        <p className={styles.lead}>{translate(locale, 'fxImpact.hero.lead')}</p>
      </div>
      <div className={styles.side}>
        <RiskLine text={translate(locale, 'shell.risk')} />
        <p className={styles.calls}>
          <LinkButton href={`#${events}`}>{translate(locale, 'fxImpact.hero.toEvents')}</LinkButton>
          <LinkButton href={`#${legend}`} kind="quiet">
            {translate(locale, 'fxImpact.hero.toLegend')}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
