import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import opening from '#site/ui/Opening.module.css';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Hero.module.css';
import { HeroStats } from './HeroStats.tsx';
import { HeroTrade } from './HeroTrade.tsx';

interface HeroProps {
  readonly locale: Locale;
}

/** What the brand stands for, the risk, two calls, a drawn plan, and what the brand declares (D1, A8). */
export function Hero({ locale }: HeroProps) {
  const newTab = translate(locale, 'shell.newTab');
  const price = formatPrice(brand.prices.PASSIVE_1K, locale);
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={`page ${styles.top}`}>
        <div className={styles.words}>
          <h1 className={`${opening.headline} ${styles.headline}`} id="headline">
            {translate(locale, 'home.heroHeadline')}
          </h1>
          <p className={opening.lead}>{translate(locale, 'home.heroManifesto')}</p>
          <p className={styles.subtitle} data-part="hero-subtitle">
            {translate(locale, 'home.heroSubtitle')}
          </p>
          <div className={styles.calls}>
            <RiskLine text={translate(locale, 'shell.risk')} />
            <LinkButton href={brand.checkout.PASSIVE_1K} newTab={newTab}>
              {translate(locale, 'home.heroStart', { price })}
            </LinkButton>
            <LinkButton href={brand.freeChannel} kind="quiet" newTab={newTab}>
              {translate(locale, 'home.heroJoin')}
            </LinkButton>
          </div>
        </div>
        <HeroTrade locale={locale} />
      </div>
      <HeroStats locale={locale} />
    </section>
  );
}
