import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { Meter } from '#site/ui/Meter.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  readonly locale: Locale;
  /** Anchors on the page, without "#". */
  readonly readings: string;
  readonly method: string;
}

/** What the page shows, and how to read its bar, before any figure. */
export function Hero({ locale, readings, method }: HeroProps) {
  return (
    <section className={`page split first-wider ${styles.hero}`}>
      <div className="stack">
        <p className="gold small strong">{translate(locale, 'vsTraders.hero.name')}</p>
        <h1 className="title">{translate(locale, 'vsTraders.hero.headline')}</h1>
        <p className="measure size-1">{translate(locale, 'vsTraders.hero.lead')}</p>
        <RiskLine text={translate(locale, 'shell.risk')} />
        <p className="cluster">
          <LinkButton href={`#${readings}`}>
            {translate(locale, 'vsTraders.hero.toReadings', { count: SYMBOLS.length })}
          </LinkButton>
          <LinkButton href={`#${method}`} kind="quiet">
            {translate(locale, 'vsTraders.hero.toMethod')}
          </LinkButton>
        </p>
      </div>
      <BarKey locale={locale} />
    </section>
  );
}

/** The bar without figures, and the meaning of its parts. */
function BarKey({ locale }: Pick<HeroProps, 'locale'>) {
  return (
    <figure className={`stack gap-3 ${styles.key}`}>
      <figcaption className="strong">{translate(locale, 'vsTraders.key.heading')}</figcaption>
      <Meter long={58} short={42} label={translate(locale, 'vsTraders.key.heading')} />
      <ul className={`stack gap-1 small muted ${styles.keyLines}`}>
        <li data-side="long">{translate(locale, 'vsTraders.key.long')}</li>
        <li data-side="half">{translate(locale, 'vsTraders.key.half')}</li>
        <li data-side="short">{translate(locale, 'vsTraders.key.short')}</li>
      </ul>
    </figure>
  );
}
