import { Fragment, type ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import type { HistoryGap, HistoryPoint } from '#contracts/sentiment-history.ts';
import { formatInstant, formatMoment, formatNumber, formatShare, NO_FIGURE } from '#domain/format.ts';
import { releasesByReading } from '#domain/releases.ts';
import { extremeOf } from '#domain/sentiment-history.ts';
import { sidesOf, withRounding } from '#site/features/vs-traders/cards/card-state.ts';
import styles from './HistoryTable.module.css';
import type { HistoryViewProps } from './props.ts';
import { releaseText } from './release-words.ts';

const COLUMNS = ['time', 'long', 'short', 'entries'] as const;

/** The same readings as the chart, gaps included, newest first (N1). */
export function HistoryTable(props: HistoryViewProps) {
  const { readings, releases, locale } = props;
  const released = releasesByReading(readings.points, releases ?? []);
  const gaps = new Map(readings.gaps.map((gap) => [gap.to, gap]));
  const last = gaps.get(readings.to);
  const caption = translate(locale, 'history.caption', {
    symbol: readings.symbol,
    basis: translate(locale, `basis.percent.${readings.basis}`),
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={styles.scroller} aria-labelledby="history-caption" tabIndex={0}>
      <p className={`small muted ${styles.caption}`} id="history-caption">
        {withRounding(caption, readings.points.map(sidesOf), locale)}
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
          {readings.points.toReversed().map((point, back) => {
            const before = gaps.get(point.observedAt);
            const near = released.get(readings.points.length - 1 - back) ?? [];
            return (
              <Fragment key={point.observedAt}>
                <PointRow {...props} point={point} />
                {near.toReversed().map((release) => (
                  <WideRow key={release.id} part="history-release">
                    {releaseText(release, locale)}
                  </WideRow>
                ))}
                {before && <GapRow {...props} {...before} />}
              </Fragment>
            );
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
      <td>
        {price(point.averageLong)} / {price(point.averageShort)}
      </td>
    </tr>
  );
}

function GapRow({ from, to, others, locale }: HistoryViewProps & HistoryGap) {
  const dateOf = (at: string) => formatInstant(Date.parse(at), locale);
  return (
    <WideRow part="history-gap" from={from} to={to}>
      {others
        ? translate(locale, 'history.gap.others', {
            from: dateOf(others.from),
            to: dateOf(others.until),
            basis: translate(locale, `basis.percent.${others.basis}`),
          })
        : translate(locale, 'history.gap', { from: dateOf(from), to: dateOf(to) })}
    </WideRow>
  );
}

interface WideRowProps {
  readonly part: string;
  readonly from?: string;
  readonly to?: string;
  readonly children: ReactNode;
}

/** A row between the readings: one cell over all columns. */
function WideRow({ part, from, to, children }: WideRowProps) {
  return (
    <tr className={`muted ${styles.wide}`} data-part={part} data-from={from} data-to={to}>
      <td colSpan={COLUMNS.length}>{children}</td>
    </tr>
  );
}
