import type { PricedTrade } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { formatNumber } from '#domain/format.ts';
import { priceAtMultiple, type QuotedName } from '#domain/quoted-trade.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import { sizeLink } from '#site/lib/risk-links.ts';
import { TradeFigure } from '#site/ui/TradeFigure.tsx';
import styles from './Case.module.css';
import { CaseFrame } from './CaseFrame.tsx';
import { caseFigures } from './case-figures.ts';
import { tradeWords } from './trade-words.ts';

interface PricedCaseProps {
  readonly locale: Locale;
  readonly trade: PricedTrade;
}

/** A published trade drawn from its prices, its distances in pips, and why a quoted figure differs (G12). */
export function PricedCase({ locale, trade }: PricedCaseProps) {
  const { figures, exact, words, breakeven } = caseWords(locale, trade);
  const measures = measurePlan(trade);
  const symbol = SYMBOLS.find((one) => one === trade.asset);
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
        {symbol && (
          <p data-part="trade-size">
            <a className="tap strong" href={sizeLink({ entry: trade.entry, stop: trade.stop, symbol })}>
              {translate(locale, 'lab.open')}
            </a>
          </p>
        )}
      </div>
    </CaseFrame>
  );
}

/** The figures, the drawing in words, and the level at which the stop moves. */
function caseWords(locale: Locale, trade: PricedTrade) {
  const { exact, price, ...figures } = caseFigures(trade, locale);
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
