import { SAMPLE_TRADE } from '#content/sample-trade.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber, formatShare } from '#domain/format.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import { PlanHead } from '#site/ui/PlanHead.tsx';
import { Reveal } from '#site/ui/Reveal.tsx';
import { Stamp } from '#site/ui/Stamp.tsx';
import { TradeFigure } from '#site/ui/TradeFigure.tsx';
import styles from './SampleTrade.module.css';

interface SampleTradeProps {
  readonly locale: Locale;
}

/** A sell limit on gold, drawn to scale and read from its stop to its target (H1, G12, A8). */
export function SampleTrade({ locale }: SampleTradeProps) {
  const words = sampleWords(locale);
  return (
    <section className="tape band" aria-labelledby="sample-title">
      <div className={`page split ${styles.row}`}>
        <figure className={styles.drawing}>
          <PlanHead
            order={translate(locale, 'vipTrade.order', words)}
            ratio={translate(locale, 'vipTrade.ratio', words)}
          />
          <Stamp text={translate(locale, 'risk.stamp')} />
          <Drawing locale={locale} words={words} />
        </figure>
        <div>
          <h2 className={`title ${styles.title}`} id="sample-title">
            {translate(locale, 'vipTrade.title')}
          </h2>
          <p className={`measure muted ${styles.lead}`}>{translate(locale, 'vipTrade.lead')}</p>
          <Levels locale={locale} words={words} />
          <p className={`measure ${styles.even}`}>{translate(locale, 'vipTrade.even', words)}</p>
        </div>
      </div>
    </section>
  );
}

type Words = ReturnType<typeof sampleWords>;

function sampleWords(locale: Locale) {
  const { asset, ...plan } = SAMPLE_TRADE;
  const { riskPips, rewardPips, ratio } = measurePlan(plan);
  const price = (value: number) => formatNumber(value, 2, locale);
  const pips = (value: number) => formatNumber(value, 0, locale);
  return {
    asset,
    entry: price(plan.entry),
    stop: price(plan.stop),
    target: price(plan.target),
    risk: pips(riskPips),
    reward: pips(rewardPips),
    ratio: formatNumber(ratio, 1, locale),
    // Expectancy zero at p × ratio = 1 − p.
    share: formatShare(100 / (1 + ratio), locale),
  };
}

interface PartProps {
  readonly locale: Locale;
  readonly words: Words;
}

function Drawing({ locale, words }: PartProps) {
  const { asset: _, ...plan } = SAMPLE_TRADE;
  const { riskPips, rewardPips, ratio } = measurePlan(plan);
  const pips = (text: string) => translate(locale, 'vipTrade.pips', { pips: text });
  return (
    <TradeFigure
      write={(price, decimals) => formatNumber(price, decimals, locale)}
      entry={{ price: plan.entry, name: translate(locale, 'vipTrade.entry'), text: words.entry }}
      stop={{ price: plan.stop, name: translate(locale, 'vipTrade.stop'), text: words.stop }}
      target={{ price: plan.target, name: translate(locale, 'vipTrade.target'), text: words.target }}
      risk={{ pips: riskPips, text: pips(words.risk) }}
      reward={{ pips: rewardPips, text: pips(words.reward) }}
      ratio={ratio}
      description={translate(locale, 'vipTrade.description', words)}
    />
  );
}

/** The stop first: it is decided first. */
function Levels({ locale, words }: PartProps) {
  const texts = {
    stop: translate(locale, 'vipTrade.stopText', { pips: words.risk }),
    entry: translate(locale, 'vipTrade.entryText'),
    target: translate(locale, 'vipTrade.targetText', { pips: words.reward }),
  };
  return (
    <ol className={styles.levels}>
      {(['stop', 'entry', 'target'] as const).map((level, index) => (
        <Reveal as="li" key={level} className={styles[level]} order={index}>
          <p className={`cluster apart strong ${styles.level}`}>
            <span>{translate(locale, `vipTrade.${level}`)}</span> <b>{words[level]}</b>
          </p>
          <p className="muted small">{texts[level]}</p>
        </Reveal>
      ))}
    </ol>
  );
}
