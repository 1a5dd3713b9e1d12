import { dayAndMonth, shortDay, shortPeriod } from '#content/period-words.ts';
import { translate } from '#content/words/translate.ts';
import type { IndicatorRelease } from '#contracts/indicator.ts';
import type { Locale } from '#contracts/locale.ts';
import { NO_FIGURE } from '#domain/format.ts';
import styles from './ReleasesTable.module.css';

interface ReleasesTableProps {
  /** Newest first. */
  readonly releases: readonly IndicatorRelease[];
  /** Id of its heading. */
  readonly heading: string;
  /** Without the columns that have nothing yet. */
  readonly isBare: boolean;
  readonly locale: Locale;
}

const COLUMNS = ['period', 'first', 'forecast', 'surprise', 'now'] as const;
const BARE_COLUMNS = ['period', 'now'] as const;

/** Whether none of them has more than the figure as it is known now. */
export function areBare(releases: readonly IndicatorRelease[]): boolean {
  return releases.every(
    ({ first, reported, forecast, difference }) =>
      first === null && reported === null && forecast === null && difference === null,
  );
}

/** The last releases of a figure: first print with the previous as known, forecast, surprise, and the figure of today (N15). */
export function ReleasesTable({ releases, heading, isBare, locale }: ReleasesTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls, also by keys
    <section className={styles.frame} aria-labelledby={heading} tabIndex={0}>
      <table
        className={`figures ${styles.table} ${isBare ? styles.bare : ''}`}
        aria-labelledby={heading}
        data-part="indicator-releases"
      >
        <thead>
          <tr className="smaller muted">
            {(isBare ? BARE_COLUMNS : COLUMNS).map((column) => (
              <th key={column} scope="col">
                {translate(locale, `indicator.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => (
            <Row key={release.period} {...{ release, isBare, locale }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly release: IndicatorRelease;
  readonly isBare: boolean;
  readonly locale: Locale;
}

function Row({ release, isBare, locale }: RowProps) {
  const { period, first, first_seen: seen, reported, previous, forecast, difference, surprise } = release;
  const { latest, revisions, miss } = release;
  return (
    <tr data-part="indicator-release" data-period={period} data-miss={miss ?? undefined}>
      <th scope="row">
        {shortPeriod(period, locale)}
        {first !== null && (
          <Small>{translate(locale, 'indicator.read', { date: dayAndMonth(seen, locale) })}</Small>
        )}
      </th>
      {!isBare && (
        <>
          <td>
            {first ?? reported ?? NO_FIGURE}
            {first === null && reported !== null && <Small>{translate(locale, 'indicator.reported')}</Small>}
            {previous !== null && (
              <Small>{translate(locale, 'indicator.previous', { figure: previous })}</Small>
            )}
          </td>
          <td>{forecast ?? NO_FIGURE}</td>
          <td className={styles.surprise} data-surprise={surprise ?? undefined}>
            {surprise && <span aria-hidden="true">{surprise === 'positive' ? '▲ ' : '▼ '}</span>}
            {difference ?? NO_FIGURE}
          </td>
        </>
      )}
      <td>
        {latest}
        {revisions.length > 0 && <Small>{revisedWords(revisions, locale)}</Small>}
      </td>
    </tr>
  );
}

function revisedWords(revisions: IndicatorRelease['revisions'], locale: Locale): string {
  const date = shortDay(revisions.at(-1)?.seen ?? '', locale);
  return revisions.length === 1
    ? translate(locale, 'indicator.revised', { date })
    : translate(locale, 'indicator.revisedTimes', { count: revisions.length, date });
}

function Small({ children }: { readonly children: string }) {
  return <small className="muted">{children}</small>;
}
