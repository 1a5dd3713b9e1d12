import type { RatioTrade } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { Badge } from '#site/ui/Badge.tsx';
import styles from './Case.module.css';
import { CaseFrame } from './CaseFrame.tsx';
import { RatioStrip } from './RatioStrip.tsx';
import { tradeWords } from './trade-words.ts';

interface RatioCaseProps {
  readonly locale: Locale;
  readonly trade: RatioTrade;
}

/** A trade with a known ratio and unknown prices: a bar in multiples of its risk, and the steps of its order (G8, G9). */
export function RatioCase({ locale, trade }: RatioCaseProps) {
  const { ratio, steps } = trade;
  return (
    <CaseFrame
      {...{ locale, trade, ratio }}
      drawing={
        <>
          <RatioStrip
            ratio={Number(ratio)}
            label={translate(locale, 'blog.ratioDescription', { trade: tradeWords(trade, locale), ratio })}
          />
          <p className={`cluster apart small muted ${styles.scale}`} aria-hidden="true">
            <span>1R</span>
            <span>{ratio}R</span>
          </p>
        </>
      }
    >
      <div className={`stack gap-2 line-above small muted ${styles.caption}`}>
        <p>
          {translate(locale, 'blog.ratioOnly')} {translate(locale, 'blog.stripKey')}
        </p>
      </div>
      {steps && (
        <div className={`stack gap-3 ${styles.evolution}`}>
          <p className="cluster gap-2 strong">
            {translate(locale, 'blog.steps')}{' '}
            <Badge tone="caution">{translate(locale, 'blog.illustrative')}</Badge>
          </p>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step.en} className="small">
                <OrderSketch stage={index + 1} />
                <p>{inLocale(step, locale)}</p>
              </li>
            ))}
          </ol>
          <p className="small muted">{translate(locale, 'blog.stepsNote')}</p>
        </div>
      )}
    </CaseFrame>
  );
}

/** The path of the price in each stage, in units of the drawing: below the order, up to it, above it, to the target. */
const WAYS = [
  'M4 68 14 60 22 66 32 57 40 63',
  'L50 52 58 58 66 46',
  'L76 50 84 36 92 41 100 28',
  'L108 33 116 18 124 22 134 10',
];
const ORDER = 46;
const STOP = 74;
const TARGET = 10;

/** A pending order in four stages; a sketch, not prices (G8, A6). */
function OrderSketch({ stage }: { readonly stage: number }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 140 84" aria-hidden="true">
      <path className={styles.stopLine} d={`M0 ${STOP}H140`} />
      <path className={stage === 1 ? styles.waiting : styles.entryLine} d={`M0 ${ORDER}H140`} />
      <path className={styles.targetLine} d={`M0 ${TARGET}H140`} />
      <path className={styles.way} d={WAYS.slice(0, stage).join('')} />
    </svg>
  );
}
