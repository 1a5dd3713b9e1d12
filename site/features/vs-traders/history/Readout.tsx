import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { formatMoment, formatNumber, formatShare, NO_FIGURE } from '#domain/format.ts';
import { extremeOf } from '#domain/sentiment-history.ts';
import styles from './HistoryChart.module.css';
import type { HistoryViewProps } from './props.ts';

interface ReadoutProps extends HistoryViewProps {
  /** Index of the selected reading. */
  readonly point: number;
  readonly onWalk: (point: number) => void;
}

/** The selected reading in words, and the slider that selects it by keyboard or touch. */
export function Readout({ readings, point, onWalk, locale }: ReadoutProps) {
  const reading = readings.points[point];
  if (reading === undefined) return null;
  const { observedAt, longPercentage, averageLong, averageShort } = reading;
  const { decimals } = INSTRUMENTS[readings.symbol];
  const price = (value: number | null) =>
    value === null ? NO_FIGURE : formatNumber(value, decimals, locale);
  const extreme = extremeOf(longPercentage, readings.extremes);
  const text = translate(locale, 'history.reading', {
    date: formatMoment(Date.parse(observedAt), locale),
    share: formatShare(longPercentage, locale),
  });
  const entries = translate(locale, 'history.entries', {
    long: price(averageLong),
    short: price(averageShort),
  });
  return (
    <>
      <p
        className={`smaller ${styles.readout}`}
        data-part="history-readout"
        data-at={observedAt}
        data-value={longPercentage}
      >
        <strong>{text}</strong>
        {extreme && (
          <span className={`strong ${styles.extreme}`}> · {translate(locale, `history.${extreme}`)}</span>
        )}
        <span className={`muted ${styles.entries}`}>{entries}</span>
      </p>
      <input
        className={styles.walk}
        type="range"
        min={0}
        max={readings.points.length - 1}
        value={point}
        aria-label={translate(locale, 'history.walk')}
        aria-valuetext={`${text}, ${entries}`}
        onChange={({ currentTarget }) => onWalk(Number(currentTarget.value))}
      />
    </>
  );
}
