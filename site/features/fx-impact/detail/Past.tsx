import { fill } from '#content/words/define.ts';
import type { EventHistory, PastRelease } from '#contracts/event-history.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber, NO_FIGURE } from '#domain/format.ts';
import type { LiveWords } from '#site/features/fx-impact/board/live-words.ts';
import type { EventWords } from '#site/features/fx-impact/board/words.ts';
import { mexicanMoment, releaseDay } from './past-dates.ts';
import { isRead, type Past as KnownPast } from './useHistory.ts';

interface PastProps {
  readonly past: KnownPast;
  readonly locale: Locale;
  readonly live: LiveWords;
  readonly words: EventWords;
}

/** Size of the surprise, the last five releases, what was changed, and the official source (F7, K4). */
export function Past({ past, locale, live, words }: PastProps) {
  if (past === 'reading') return <p className="past-waiting" aria-busy="true" />;
  if (past === 'gone') return <p role="status">{live['detail.noReleases']}</p>;
  if (!isRead(past)) return <p role="status">{live['detail.failed']}</p>;
  const { surprise, releases, changes } = past;
  const deviations = surprise?.deviations ?? null;
  return (
    <div data-part="event-history">
      {deviations !== null && (
        <p data-part="event-deviations">
          {fill(live['detail.deviations'], { value: signed(deviations, locale) })}
        </p>
      )}
      <h3 className="past-heading">{live['detail.releases']}</h3>
      {releases.length === 0 ? (
        <p>{live['detail.noReleases']}</p>
      ) : (
        <Releases {...{ releases, locale, live, words }} />
      )}
      {changes.length > 0 && <Changes {...{ changes, locale, live }} />}
      <Facts history={past} live={live} words={words} />
    </div>
  );
}

/** "+1.3 σ" with the sign of the surprise. */
function signed(value: number, locale: Locale): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value, 1, locale)} σ`;
}

interface ReleasesProps extends Pick<PastProps, 'locale' | 'live' | 'words'> {
  readonly releases: readonly PastRelease[];
}

function Releases({ releases, locale, live, words }: ReleasesProps) {
  return (
    <>
      <p className="past-note">{live['detail.releasesText']}</p>
      <table className="past-releases">
        <thead>
          <tr>
            <th scope="col">{live['detail.date']}</th>
            <th scope="col">{words['events.forecast']}</th>
            <th scope="col">{words['events.actual']}</th>
            <th scope="col">{live['detail.difference']}</th>
          </tr>
        </thead>
        <tbody>
          {releases.map(
            ({ id, time_iso: time, forecast, actual, difference, surprise, revised_to: revised }) => (
              <tr key={id} data-part="past-release">
                <th scope="row">{releaseDay(time, locale)}</th>
                <td>{forecast ?? NO_FIGURE}</td>
                <td>
                  {actual}
                  {revised && <small>{fill(live['detail.revisedTo'], { figure: revised })}</small>}
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

interface ChangesProps extends Pick<PastProps, 'locale' | 'live'> {
  readonly changes: EventHistory['changes'];
}

function Changes({ changes, locale, live }: ChangesProps) {
  const told = (field: string, value: string | null) =>
    value === null ? NO_FIGURE : field === 'timeIso' ? mexicanMoment(value, locale) : value;
  return (
    <details className="past-changes">
      <summary>
        {live['detail.changes']} ({changes.length})
      </summary>
      <ul>
        {changes.map(({ seenAt, field, before, after }) => (
          <li key={`${seenAt}${field}`}>
            {live[`detail.change.${field}`]}: {told(field, before)} → {told(field, after)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Facts({
  history,
  live,
  words,
}: Pick<PastProps, 'live' | 'words'> & { readonly history: EventHistory }) {
  const { unit, frequency, official } = history;
  return (
    <ul className="past-facts">
      {unit && (
        <li>
          {live['detail.unit']} {unit}
        </li>
      )}
      {frequency && (
        <li>
          {live['detail.frequency']} {live[`detail.frequency.${frequency}`]}
        </li>
      )}
      {official && (
        <li>
          {live['detail.official']}{' '}
          <a href={official.url} target="_blank" rel="noopener" data-part="official-source">
            {official.name}
            <span className="hidden-text"> {words['events.newTab']}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
