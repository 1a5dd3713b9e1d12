import type { PricedTrade } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { exactMeasures, priceAtMultiple, type QuotedName } from '#domain/quoted-trade.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import { TradeFigure } from '#site/ui/TradeFigure.tsx';
import styles from './Case.module.css';
import { CaseFrame } from './CaseFrame.tsx';
import { tradeWords } from './trade-words.ts';

interface PricedCaseProps {
  readonly locale: Locale;
  readonly trade: PricedTrade;
}

/** A published trade drawn from its prices, its distances in pips, and why a quoted figure differs (G12). */
export function PricedCase({ locale, trade }: PricedCaseProps) {
  const { figures, exact, words, breakeven } = caseWords(locale, trade);
  const measures = measurePlan(trade);
  const level = (name: 'entry' | 'stop' | 'target') => ({
    price: trade[name],
    name: translate(locale, `blog.${name}`),
    text: figures[name],
  });
  const distance = (name: 'risk' | 'reward') => ({
    pips: name === 'risk' ? measures.riskPips : measures.rewardPips,
    text: translate(locale, 'blog.pips', { pips: figures[name] }),
  });
  return (
    <CaseFrame
      {...{ locale, trade }}
      ratio={figures.ratio}
      drawing={
        <TradeFigure
          write={(price, decimals) => formatNumber(price, decimals, locale)}
          entry={level('entry')}
          stop={level('stop')}
          target={level('target')}
          risk={distance('risk')}
          reward={distance('reward')}
          ratio={measures.ratio}
          {...(breakeven && { breakeven })}
          description={words}
        />
      }
    >
      <div className={`stack gap-2 line-above small muted ${styles.caption}`}>
        <p>{translate(locale, 'blog.computed', exact)}</p>
        {(['risk', 'reward', 'ratio'] satisfies QuotedName[]).map(
          (name) => trade.notes?.[name] && <p key={name}>{inLocale(trade.notes[name], locale)}</p>,
        )}
      </div>
    </CaseFrame>
  );
}

/**
 * The figures in the format of the language, the drawing in words, and the level at which the stop moves. The drawing has
 * one decimal where the case quotes a distance; figures computed from the prices have two, so that the three figures agree.
 */
function caseWords(locale: Locale, trade: PricedTrade) {
  const { riskPips, rewardPips } = measurePlan(trade);
  const computed = exactMeasures(trade);
  const hundredths = (name: QuotedName) => formatNumber(computed[name], 2, locale);
  const exact = { risk: hundredths('risk'), reward: hundredths('reward'), ratio: hundredths('ratio') };
  const decimals = Math.max(...[trade.entry, trade.stop, trade.target].map(decimalsOf));
  const price = (value: number) => formatNumber(value, decimals, locale);
  const figures = {
    entry: price(trade.entry),
    stop: price(trade.stop),
    target: price(trade.target),
    risk: trade.quoted.risk ? formatNumber(riskPips, 1, locale) : exact.risk,
    reward: trade.quoted.reward ? formatNumber(rewardPips, 1, locale) : exact.reward,
    ratio: trade.quoted.ratio ?? exact.ratio,
  };
  const words = translate(locale, 'blog.tradeDescription', { ...figures, trade: tradeWords(trade, locale) });
  const r = trade.breakevenAt;
  if (r === undefined) return { figures, exact, words, breakeven: null };
  const at = priceAtMultiple(trade, r);
  const moved = translate(locale, 'blog.breakevenDescription', { r, price: price(at) });
  return {
    figures,
    exact,
    words: `${words} ${moved}`,
    breakeven: { price: at, name: translate(locale, 'blog.breakeven', { r }) },
  };
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
