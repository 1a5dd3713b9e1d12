import type { ReactNode } from 'react';
import { shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { FIRST_OFFER, termsOf } from '#content/offers.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { CheckoutCall, FreeCall } from '#site/lib/calls.tsx';
import { Figure, figureWords, periodsOf } from '#site/lib/Figure.tsx';
import { Calls } from '#site/ui/Calls.tsx';
import { Engraving } from '#site/ui/Engraving.tsx';
import { Hero as Opening } from '#site/ui/Hero.tsx';
import styles from './Hero.module.css';
import { HERO_CLAIMS } from './hero-plan.ts';

interface HeroProps {
  readonly locale: Locale;
  /** The drawn trade, and the live lines: islands. */
  readonly trade?: ReactNode;
  readonly live?: ReactNode;
}

/** What the brand offers and for how much, the risk, two calls, a trade to try, two live lines, and what the brand declares (D1, A8). */
export function Hero({ locale, trade, live }: HeroProps) {
  return (
    <section aria-labelledby="headline">
      <Opening
        as="div"
        className={styles.hero}
        headline={translate(locale, 'home.heroHeadline')}
        width={8.6}
        lead={translate(locale, 'home.heroManifesto')}
        beside={
          <>
            <Engraving seed="home" className={styles.ground} isInline />
            <div className={styles.trade}>{trade}</div>
            <div>{live}</div>
          </>
        }
      >
        <div className={styles.calls}>
          <Calls risk={translate(locale, 'shell.risk')}>
            <CheckoutCall tier={brand.buyerCalls.start.checkout} kind="quiet" locale={locale} />
            <FreeCall kind="quiet" locale={locale} />
          </Calls>
        </div>
        <p className={`measure muted ${styles.subtitle}`} data-part="hero-subtitle">
          {translate(locale, 'home.heroSubtitle', {
            plan: inLocale(FIRST_OFFER.name, locale),
            price: termsOf(FIRST_OFFER, locale),
          })}
        </p>
      </Opening>
      <HeroStats locale={locale} />
    </section>
  );
}

/** The three figures the brand declares, counting up, and that they are not verified; on a real domain, the confirmed ones (D1, A5, N13). */
function HeroStats({ locale }: { readonly locale: Locale }) {
  const ids = shownClaims(HERO_CLAIMS).map(({ id }) => id);
  const periods = periodsOf(ids, locale);
  if (ids.length === 0) return null;
  return (
    <div className={`tape band ${styles.stats}`}>
      <div className="page stack gap-3">
        <p className="small muted">
          {translate(locale, 'home.statsCaption')} {periods.note}
        </p>
        <ul className={`stack gap-5 ${styles.row}`}>
          {ids.map((id) => (
            <li key={id} className="stack gap-1" data-part="stat" data-claim={id}>
              <Figure {...{ id, locale }} rolls className="big" />
              <span>{figureWords({ id, locale })}</span>
              {periods.own(id) && <span className="small muted">{periods.own(id)}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
