import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import type { HistoryPoint } from '#contracts/sentiment-history.ts';
import { formatInstant, formatMoment, formatNumber, formatShare, NO_FIGURE } from '#domain/format.ts';
import { extremeOf } from '#domain/sentiment-history.ts';
import styles from './HistoryTable.module.css';
import type { HistoryViewProps } from './props.ts';

const COLUMNS = ['time', 'long', 'short', 'averageLong', 'averageShort'] as const;

/** The same readings as the chart, gaps included, newest first (N1). */
export function HistoryTable(props: HistoryViewProps) {
  const { readings, locale } = props;
  const gaps = new Map(readings.gaps.map((gap) => [gap.to, gap]));
  const last = gaps.get(readings.to);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={styles.scroller} aria-labelledby="history-caption" tabIndex={0}>
      <p className={`small muted ${styles.caption}`} id="history-caption">
        {translate(locale, 'history.caption', { symbol: readings.symbol })}
      </p>
      <table className={styles.table} aria-labelledby="history-caption" data-part="history-table">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} className="smaller muted" scope="col">
                {translate(locale, `history.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ledger">
          {last && <GapRow {...props} {...last} />}
          {readings.points.toReversed().flatMap((point) => {
            const before = gaps.get(point.observedAt);
            const row = <PointRow key={point.observedAt} {...props} point={point} />;
            return before ? [row, <GapRow key={before.from} {...props} {...before} />] : [row];
          })}
        </tbody>
      </table>
    </section>
  );
}

function PointRow({ readings, point, locale }: HistoryViewProps & { readonly point: HistoryPoint }) {
  const extreme = extremeOf(point.longPercentage, readings.extremes);
  const { decimals } = INSTRUMENTS[readings.symbol];
  const price = (value: number | null) =>
    value === null ? NO_FIGURE : formatNumber(value, decimals, locale);
  return (
    <tr data-extreme={extreme ?? undefined} data-at={point.observedAt}>
      <th scope="row">{formatMoment(Date.parse(point.observedAt), locale)}</th>
      <td data-value={point.longPercentage}>
        {formatShare(point.longPercentage, locale)}
        {extreme && (
          <span className={`smaller ${styles.mark}`}>{translate(locale, `history.${extreme}`)}</span>
        )}
      </td>
      <td>{formatShare(point.shortPercentage, locale)}</td>
      <td>{price(point.averageLong)}</td>
      <td>{price(point.averageShort)}</td>
    </tr>
  );
}

interface GapRowProps extends HistoryViewProps {
  readonly from: string;
  readonly to: string;
}

function GapRow({ from, to, locale }: GapRowProps) {
  const [start, end] = [from, to].map((at) => formatInstant(Date.parse(at), locale));
  return (
    <tr className={`muted ${styles.gap}`} data-part="history-gap" data-from={from} data-to={to}>
      <td colSpan={COLUMNS.length}>
        {translate(locale, 'history.gap', { from: start ?? '', to: end ?? '' })}
      </td>
    </tr>
  );
}
