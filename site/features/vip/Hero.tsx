import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { CheckoutCall, Renewal } from '#site/lib/calls.tsx';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import opening from '#site/ui/Opening.module.css';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  readonly locale: Locale;
  /** Anchor of the method on this page. */
  readonly method: string;
}

/** Ticks of the tape along the foot (H1). */
const PARTICLES = Array.from({ length: 20 }, (_, index) => index);

/** What a member gets and what it costs, on squared paper whose lit part follows the pointer (H1, A8). */
export function Hero({ locale, method }: HeroProps) {
  const amount = formatNumber(brand.prices.VIP_100, 0, locale);
  return (
    <section className={`line-below ${styles.hero}`} aria-labelledby="headline" data-part="vip-hero">
      <div className={`page stack ${styles.row}`}>
        <div>
          <h1 className={`${opening.headline} ${styles.headline}`} id="headline">
            {translate(locale, 'vip.headline')}
          </h1>
          <p className={opening.lead}>{translate(locale, 'vip.lead')}</p>
        </div>
        <div className={`stack gap-3 ${styles.offer}`}>
          <p className={`muted figures ${styles.price}`}>
            <b>{amount}</b> {translate(locale, 'vip.month')}
          </p>
          <RiskLine text={translate(locale, 'shell.risk')} />
          <CheckoutCall tier="VIP_100" locale={locale} />
          <Renewal locale={locale} />
          <LinkButton href={`#${method}`} kind="quiet">
            {translate(locale, 'vip.toMethod')}
          </LinkButton>
          <p className={`muted small ${styles.pays}`}>{translate(locale, 'vip.pays')}</p>
        </div>
      </div>
      {/* After the words: it is drawn at the end of the section, whose height the browser then knows. */}
      <div className={styles.paper} aria-hidden="true" data-part="particles">
        {PARTICLES.map((one) => (
          <i key={one} className={styles.particle} />
        ))}
      </div>
    </section>
  );
}
