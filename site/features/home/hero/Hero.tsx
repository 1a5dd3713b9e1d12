import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';
import { Calls } from '#site/ui/Calls.tsx';
import { Hero as Opening } from '#site/ui/Hero.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import styles from './Hero.module.css';
import { HeroStats } from './HeroStats.tsx';
import { HeroTrade } from './HeroTrade.tsx';

interface HeroProps {
  readonly locale: Locale;
}

/** What the brand offers, the risk, two calls, a drawn plan, and what the brand declares (D1, A8). */
export function Hero({ locale }: HeroProps) {
  const newTab = translate(locale, 'shell.newTab');
  const price = formatPrice(brand.prices.PASSIVE_1K, locale);
  return (
    <section aria-labelledby="headline">
      <Opening
        as="div"
        headline={translate(locale, 'home.heroHeadline')}
        width={8.2}
        lead={translate(locale, 'home.heroManifesto')}
        beside={<HeroTrade locale={locale} />}
      >
        <p className={`measure muted ${styles.subtitle}`} data-part="hero-subtitle">
          {translate(locale, 'home.heroSubtitle')}
        </p>
        <Calls risk={translate(locale, 'shell.risk')}>
          <LinkButton href={brand.checkout.PASSIVE_1K} newTab={newTab}>
            {translate(locale, 'home.heroStart', { price })}
          </LinkButton>
          <LinkButton href={brand.freeChannel} kind="quiet" newTab={newTab}>
            {translate(locale, 'home.heroJoin')}
          </LinkButton>
        </Calls>
      </Opening>
      <HeroStats locale={locale} />
    </section>
  );
}
