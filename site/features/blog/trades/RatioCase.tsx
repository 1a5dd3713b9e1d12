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

/** A trade of which only the ratio is on record: a bar in multiples of its risk, and the steps of its order (G8, G9). */
export function RatioCase({ locale, trade }: RatioCaseProps) {
  const { ratio, steps } = trade;
  return (
    <CaseFrame {...{ locale, trade, ratio }}>
      <RatioStrip
        ratio={Number(ratio)}
        label={translate(locale, 'blog.ratioDescription', { trade: tradeWords(trade, locale), ratio })}
      />
      <p className={styles.scale} aria-hidden="true">
        <span>1R</span>
        <span>{ratio}R</span>
      </p>
      <figcaption>
        <p>
          {translate(locale, 'blog.ratioOnly')} {translate(locale, 'blog.stripKey')}
        </p>
      </figcaption>
      {steps && (
        <div className={styles.evolution}>
          <p className={styles.stepsTitle}>
            {translate(locale, 'blog.steps')}{' '}
            <Badge tone="caution">{translate(locale, 'blog.illustrative')}</Badge>
          </p>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step.en}>
                <OrderSketch stage={index + 1} />
                <p>{inLocale(step, locale)}</p>
              </li>
            ))}
          </ol>
          <p className={styles.stepsNote}>{translate(locale, 'blog.stepsNote')}</p>
        </div>
      )}
    </CaseFrame>
  );
}
