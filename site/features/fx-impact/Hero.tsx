import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { ShareLinks } from './board/ShareLinks.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  readonly locale: Locale;
  /** Anchors on the page, without "#". */
  readonly events: string;
  readonly legend: string;
  /** Public address of the page, for whoever shares it. */
  readonly address: string;
  /** The device's own way to share, where it has one. */
  readonly children?: ReactNode;
}

/** What the page tells a trader, and the risk of trading it (F1, F2). */
export function Hero({ locale, events, legend, address, children }: HeroProps) {
  return (
    <section className={`page ${styles.hero}`}>
      <p className={styles.name}>{translate(locale, 'fxImpact.hero.name')}</p>
      <h1 className={styles.headline}>{translate(locale, 'fxImpact.hero.headline')}</h1>
      <div className={styles.text}>
        <p className={styles.subtitle}>{translate(locale, 'fxImpact.hero.subtitle')}</p>
        <p className={styles.tagline}>{translate(locale, 'fxImpact.hero.tagline')}</p>
        <p className={styles.lead}>{translate(locale, 'fxImpact.hero.lead')}</p>
        <ShareLinks
          message={{ text: translate(locale, 'fxImpact.share.message'), url: address }}
          post={{ text: translate(locale, 'fxImpact.share.post'), url: address }}
          locale={locale}
        >
          {children}
        </ShareLinks>
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
