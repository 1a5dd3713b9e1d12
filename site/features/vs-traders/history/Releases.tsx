import { translate } from '#content/words/translate.ts';
import type { Release } from '#contracts/releases.ts';
import { placeInRange, readingAfter, releasesByReading } from '#domain/releases.ts';
import type { HistoryViewProps } from './props.ts';
import styles from './Releases.module.css';
import { releaseText } from './release-words.ts';

/** More than these of one reading are counted, not listed. */
const LISTED = 3;

interface ReleasesProps extends HistoryViewProps {
  /** Index of the selected reading. */
  readonly point: number;
  readonly onWalk: (point: number) => void;
}

/**
 * The releases of high impact as marks under the plot, and in words those that came out since the reading before the
 * selected one. A tap selects the first reading after the nearest release; the slider above does the same by keyboard.
 */
export function Releases({ readings, releases, point, onWalk, locale }: ReleasesProps) {
  if (releases === null || releases.length === 0) return null;
  const near = releasesByReading(readings.points, releases).get(point) ?? [];
  const select = (share: number) => {
    const nearest = nearestTo(share, releases, readings);
    if (nearest) onWalk(readingAfter(readings.points, nearest.time_iso));
  };
  return (
    <div data-part="history-releases">
      <div
        className={styles.marks}
        aria-hidden="true"
        onPointerDown={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          select((clientX - left) / width);
        }}
      >
        {releases.map((release) => (
          <i
            key={release.id}
            data-part="history-release-mark"
            data-near={near.includes(release)}
            style={{ insetInlineStart: `${placeInRange(readings, release.time_iso) * 100}%` }}
          />
        ))}
      </div>
      <ul className={`flush smaller ${styles.near}`} aria-live="polite">
        {near.length === 0 && <li className="muted">{translate(locale, 'history.releases.none')}</li>}
        {near.slice(0, LISTED).map((release) => (
          <li key={release.id} data-part="history-release">
            {releaseText(release, locale)}
          </li>
        ))}
        {near.length > LISTED && (
          <li className="muted">
            {translate(locale, 'history.releases.more', { count: `${near.length - LISTED}` })}
          </li>
        )}
      </ul>
    </div>
  );
}

function nearestTo(
  share: number,
  releases: readonly Release[],
  readings: HistoryViewProps['readings'],
): Release | undefined {
  const away = (one: Release) => Math.abs(placeInRange(readings, one.time_iso) - share);
  return releases.toSorted((a, b) => away(a) - away(b))[0];
}
