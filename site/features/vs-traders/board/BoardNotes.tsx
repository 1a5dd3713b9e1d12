import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { RANGE_MIN_DAYS } from '#contracts/sentiment-board.ts';
import { EXTREMES } from '#contracts/sentiment-history.ts';
import type { ShareBasis } from '#contracts/share-basis.ts';
import { formatShare } from '#domain/format.ts';
import { FINDING } from '#domain/sentiment/finding.ts';
import styles from './BoardNotes.module.css';

const KEYS = ['now', 'before', 'range', 'extreme', 'short'] as const;

/** What the signs of the plots mean. */
export function BoardKey({ locale }: { readonly locale: Locale }) {
  const limits = { high: formatShare(EXTREMES.high, locale), low: formatShare(EXTREMES.low, locale) };
  return (
    <ul className={`cluster flush smaller muted ${styles.key}`}>
      {KEYS.map((key) => (
        <li key={key} data-key={key}>
          {translate(locale, `board.key.${key}`, limits)}
        </li>
      ))}
    </ul>
  );
}

interface FindingRuleProps {
  /** What the shares count; null without any. */
  readonly basis: ShareBasis | null;
  readonly locale: Locale;
}

/** The thresholds of the heading. */
export function FindingRule({ basis, locale }: FindingRuleProps) {
  return (
    <details className="smaller muted" data-part="board-rule">
      <summary className="opens">{translate(locale, 'board.rule')}</summary>
      <p className="measure">
        {translate(locale, 'board.rule.text', {
          hours: FINDING.maxAgeHours,
          low: formatShare(EXTREMES.low, locale),
          high: formatShare(EXTREMES.high, locale),
          points: FINDING.edgePoints,
          width: FINDING.edgeWidth,
          days: RANGE_MIN_DAYS,
          unit: basis ? translate(locale, `basis.unit.${basis}`) : '',
        })}
      </p>
    </details>
  );
}
