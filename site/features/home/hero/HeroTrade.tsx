import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatDate, formatNumber } from '#domain/format.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import { CLAIM_NOTE } from '#site/ui/ClaimFigure.tsx';
import { PlanHead } from '#site/ui/PlanHead.tsx';
import { TradeFigure } from '#site/ui/TradeFigure.tsx';
import styles from './HeroTrade.module.css';
import { HERO_PLAN } from './hero-plan.ts';

/** The picture of the hero: a published plan drawn to scale (D1, G12). */
export function HeroTrade({ locale }: { readonly locale: Locale }) {
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
