import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { CheckoutCall, FreeCall } from '#site/lib/calls.tsx';
import { Calls } from '#site/ui/Calls.tsx';
import { Hero as Opening } from '#site/ui/Hero.tsx';
import styles from './Hero.module.css';
import { HeroStats } from './HeroStats.tsx';
import { HeroTrade } from './HeroTrade.tsx';

interface HeroProps {
  readonly locale: Locale;
}

/** What the brand offers, the risk, two calls, a drawn plan, and what the brand declares (D1, A8). */
export function Hero({ locale }: HeroProps) {
  return (
    <section aria-labelledby="headline">
      <Opening
        as="div"
        className={styles.hero}
        headline={translate(locale, 'home.heroHeadline')}
        width={8.2}
        lead={translate(locale, 'home.heroManifesto')}
        beside={<HeroTrade locale={locale} />}
      >
        <div className={styles.calls}>
          <Calls risk={translate(locale, 'shell.risk')}>
            <CheckoutCall tier="PASSIVE_1K" kind="quiet" locale={locale} />
            <FreeCall kind="quiet" locale={locale} />
          </Calls>
        </div>
        <p className={`measure muted ${styles.subtitle}`} data-part="hero-subtitle">
          {translate(locale, 'home.heroSubtitle')}
        </p>
      </Opening>
      <HeroStats locale={locale} />
    </section>
  );
}
