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
  /** Public address of the page, for the share links. */
  readonly address: string;
  /** The device's own way to share, where it has one. */
  readonly children?: ReactNode;
}

/** What the page shows a trader, and the risk of trading the news (F1, F2). */
export function Hero({ locale, events, legend, address, children }: HeroProps) {
  return (
    <section className={`page split first-wider ${styles.hero}`}>
      <div className={`stack gap-3 ${styles.top}`}>
        <p className="gold small strong">{translate(locale, 'fxImpact.hero.name')}</p>
        <h1 className={`title ${styles.headline}`}>{translate(locale, 'fxImpact.hero.headline')}</h1>
      </div>
      <div className="stack gap-2">
        <p className="size-1 strong">{translate(locale, 'fxImpact.hero.subtitle')}</p>
        <p className="muted">{translate(locale, 'fxImpact.hero.tagline')}</p>
        <p className="measure">{translate(locale, 'fxImpact.hero.lead')}</p>
        <ShareLinks
          message={{ text: translate(locale, 'fxImpact.share.message'), url: address }}
          post={{ text: translate(locale, 'fxImpact.share.post'), url: address }}
          locale={locale}
        >
          {children}
        </ShareLinks>
      </div>
      <div className="stack gap-5">
        <RiskLine text={translate(locale, 'shell.risk')} />
        <p className="cluster">
          <LinkButton href={`#${events}`}>{translate(locale, 'fxImpact.hero.toEvents')}</LinkButton>
          <LinkButton href={`#${legend}`} kind="quiet">
            {translate(locale, 'fxImpact.hero.toLegend')}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
