import { translate } from '#content/words/translate.ts';
import type { EventHistory, PastRelease } from '#contracts/event-history.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatSigned, NO_FIGURE } from '#domain/format.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import { OfficialRecord } from './OfficialRecord.tsx';
import { fullMoment, releaseDay } from './past-dates.ts';
import { isRead, type Past as KnownPast } from './useHistory.ts';

interface PastProps {
  readonly past: KnownPast;
  readonly zone: DisplayZone;
  readonly locale: Locale;
}

/** Size of the surprise, the publisher's own figures, the last five releases, changes, and the official source (F7, K4, N11). */
export function Past({ past, zone, locale }: PastProps) {
  if (past === 'reading') return <p className="past-waiting" aria-busy="true" />;
  if (past === 'gone') return <p role="status">{translate(locale, 'detail.noReleases')}</p>;
  if (!isRead(past)) return <p role="status">{translate(locale, 'detail.failed')}</p>;
  const { surprise, releases, changes, record } = past;
  const deviations = surprise?.deviations ?? null;
  return (
    <div data-part="event-history">
      {deviations !== null && (
        <p data-part="event-deviations">
          {translate(locale, 'detail.deviations', {
            value: `${formatSigned(deviations, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} σ`,
          })}
        </p>
      )}
      {record && <OfficialRecord {...{ record, surprise, zone, locale }} />}
      {/* The publisher's own figures say more than that the calendar has none. */}
      {(releases.length > 0 || !record?.past.length) && <Releases {...{ releases, zone, locale }} />}
      {changes.length > 0 && <Changes {...{ changes, zone, locale }} />}
      <Facts history={past} locale={locale} />
    </div>
  );
}

interface ReleasesProps extends Pick<PastProps, 'zone' | 'locale'> {
  readonly releases: readonly PastRelease[];
}

function Releases({ releases, zone, locale }: ReleasesProps) {
  return (
    <>
      <h3 className="past-heading size-1">{translate(locale, 'detail.releases')}</h3>
      {releases.length === 0 ? (
        <p>{translate(locale, 'detail.noReleases')}</p>
      ) : (
        <ReleasesTable {...{ releases, zone, locale }} />
      )}
    </>
  );
}

function ReleasesTable({ releases, zone, locale }: ReleasesProps) {
  return (
    <>
      <p className="small muted">{translate(locale, 'detail.releasesText')}</p>
      <table className="past-releases small">
        <thead>
          <tr>
            <th scope="col">{translate(locale, 'detail.date')}</th>
            <th scope="col">{translate(locale, 'events.forecast')}</th>
            <th scope="col">{translate(locale, 'events.actual')}</th>
            <th scope="col">{translate(locale, 'detail.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {releases.map(
            ({ id, time_iso: time, forecast, actual, ours, difference, surprise, revised_to: revised }) => (
              <tr key={id} data-part="past-release">
                <th scope="row">{releaseDay(time, zone, locale)}</th>
                <td>{forecast ?? NO_FIGURE}</td>
                <td>
                  {actual}
                  {ours && <small data-part="past-ours">{translate(locale, 'events.ours')}</small>}
                  {revised && <small>{translate(locale, 'detail.revisedTo', { figure: revised })}</small>}
                </td>
                <td data-surprise={surprise ?? undefined}>
                  {surprise && <span aria-hidden="true">{surprise === 'positive' ? '▲ ' : '▼ '}</span>}
                  {difference ?? NO_FIGURE}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </>
  );
}

interface ChangesProps extends Pick<PastProps, 'zone' | 'locale'> {
  readonly changes: EventHistory['changes'];
}

function Changes({ changes, zone, locale }: ChangesProps) {
  const written = (field: string, value: string | null) =>
    value === null ? NO_FIGURE : field === 'timeIso' ? fullMoment(value, zone, locale) : value;
  return (
    <details className="past-changes small">
      <summary className="opens">
        {translate(locale, 'detail.changes')} ({changes.length})
      </summary>
      <ul>
        {changes.map(({ seenAt, field, before, after }) => (
          <li key={`${seenAt}${field}`}>
            {translate(locale, `detail.change.${field}`)}: {written(field, before)} → {written(field, after)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Facts({ history, locale }: Pick<PastProps, 'locale'> & { readonly history: EventHistory }) {
  const { unit, frequency, official } = history;
  return (
    <ul className="past-facts">
      {unit && (
        <li>
          {translate(locale, 'detail.unit')} {unit}
        </li>
      )}
      {frequency && (
        <li>
          {translate(locale, 'detail.frequency')} {translate(locale, `detail.frequency.${frequency}`)}
        </li>
      )}
      {official && (
        <li>
          {translate(locale, 'detail.official')}{' '}
          <a href={official.url} target="_blank" rel="noopener" data-part="official-source">
            {official.name}
            <span className="hidden-text"> {translate(locale, 'events.newTab')}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
