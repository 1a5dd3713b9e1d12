import type { RatioTrade } from '#content/articles/schema.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { Badge } from '#site/ui/Badge.tsx';
import styles from './Case.module.css';
import { CaseFrame } from './CaseFrame.tsx';
import { OrderSketch } from './OrderSketch.tsx';
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
