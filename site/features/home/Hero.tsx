import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatDate, formatNumber } from '#domain/format.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import { CheckoutCall, FreeCall } from '#site/lib/calls.tsx';
import { Figure, figurePeriod, figureWords } from '#site/lib/Figure.tsx';
import { Calls } from '#site/ui/Calls.tsx';
import { CLAIM_NOTE } from '#site/ui/ClaimFigure.tsx';
import { Hero as Opening } from '#site/ui/Hero.tsx';
import { PlanHead } from '#site/ui/PlanHead.tsx';
import { TradeFigure } from '#site/ui/TradeFigure.tsx';
import styles from './Hero.module.css';
import { HERO_CLAIMS, HERO_PLAN } from './hero-plan.ts';

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

/** The picture of the hero: a published plan drawn to scale (D1, G12). */
function HeroTrade({ locale }: { readonly locale: Locale }) {
  const { asset, day, ...plan } = HERO_PLAN;
  const { side, riskPips, rewardPips, ratio } = measurePlan(plan);
  const price = (value: number) => formatNumber(value, 3, locale);
  const pips = (value: number) =>
    translate(locale, 'home.tradePips', { pips: formatNumber(value, 1, locale) });
  const words = {
    side: translate(locale, side === 'buy' ? 'home.tradeBuy' : 'home.tradeSell'),
    asset,
    ratio: formatNumber(ratio, 2, locale),
  };
  const prices = { entry: price(plan.entry), stop: price(plan.stop), target: price(plan.target) };
  return (
    <figure>
      <PlanHead
        order={translate(locale, 'home.tradeTitle', words)}
        ratio={translate(locale, 'home.tradeRatio', words)}
      />
      <TradeFigure
        write={(price, decimals) => formatNumber(price, decimals, locale)}
        entry={{ price: plan.entry, name: translate(locale, 'home.tradeEntry'), text: prices.entry }}
        stop={{ price: plan.stop, name: translate(locale, 'home.tradeStop'), text: prices.stop }}
        target={{ price: plan.target, name: translate(locale, 'home.tradeTarget'), text: prices.target }}
        risk={{ pips: riskPips, text: pips(riskPips) }}
        reward={{ pips: rewardPips, text: pips(rewardPips) }}
        ratio={ratio}
        description={translate(locale, 'home.tradeDescription', {
          ...words,
          ...prices,
          risk: formatNumber(riskPips, 1, locale),
          reward: formatNumber(rewardPips, 1, locale),
        })}
      />
      <figcaption className={`small muted ${styles.caption}`}>
        {translate(locale, 'home.tradeCaption', { date: formatDate(day, locale) })}{' '}
        <a href={`#${CLAIM_NOTE}`} aria-label={translate(locale, 'shell.claimMark')}>
          *
        </a>
      </figcaption>
    </figure>
  );
}

/** The three figures the brand declares, counting up, and that they are not verified (D1, A5). */
function HeroStats({ locale }: { readonly locale: Locale }) {
  return (
    <div className={`tape band ${styles.stats}`}>
      <div className="page stack">
        <p className="muted">{translate(locale, 'home.statsCaption')}</p>
        <ul className={`stack gap-5 ${styles.row}`}>
          {HERO_CLAIMS.map((id) => (
            <li key={id} className="stack gap-1" data-part="stat" data-claim={id}>
              <span className="big">
                <Figure {...{ id, locale }} rolls />
              </span>
              <span>{figureWords({ id, locale })}</span>
              <span className="small muted">{figurePeriod({ id, locale })}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
