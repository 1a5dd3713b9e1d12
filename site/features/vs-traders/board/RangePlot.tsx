import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { EXTREMES } from '#contracts/sentiment-history.ts';
import type { ShareBasis } from '#contracts/share-basis.ts';
import { formatShare } from '#domain/format.ts';
import { extremeOf } from '#domain/sentiment-history.ts';
import type { BoardRow } from '#site/lib/query/useBoard.ts';
import styles from './RangePlot.module.css';

interface PlotProps {
  /** The long share on show (percent); null without a reading. */
  readonly long: number | null;
  readonly short: number | null;
  readonly basis: ShareBasis;
  /** Where the dot is drawn, also while its share is unknown; null for no dot. */
  readonly place: number | null;
  readonly yesterday: number | null;
  readonly range: BoardRow['range'];
  /** A past day is on show: it has no yesterday and no other side. */
  readonly isPast: boolean;
  /** Id of the hatch of the short side. */
  readonly hatch: string;
  readonly locale: Locale;
}

/** Places on the axis from 0 to 100% long, in percent of its width. */
const at = (share: number) => `${share}%`;
const HALF = 50;

/**
 * One instrument on the common axis around one half: its own range as a band, a dot for now, a ring for a day before, and a
 * halo at an extreme. The line from one half is plain on the long side and hatched on the short side.
 */
export function RangePlot({ place, yesterday, range, hatch, ...words }: PlotProps) {
  const side = place === null || place === HALF ? 'even' : place < HALF ? 'short' : 'long';
  const isExtreme = place !== null && extremeOf(place, EXTREMES) !== null;
  return (
    <svg
      className={styles.plot}
      role="img"
      aria-label={plotText({ yesterday, range, ...words })}
      data-part="board-range"
      data-side={side}
      data-known={words.long !== null}
    >
      <line className={styles.half} x1="50%" x2="50%" y1="-50%" y2="150%" />
      {range && (
        <rect
          className={styles.band}
          x={at(range.low)}
          width={at(Math.max(range.high - range.low, 1))}
          y="14%"
          height="72%"
          rx="8"
        />
      )}
      {place !== null && (
        <>
          <rect
            className={styles.stem}
            x={at(Math.min(place, HALF))}
            width={at(Math.abs(place - HALF))}
            y="36%"
            height="28%"
            fill={side === 'short' ? `url(#${hatch})` : undefined}
          />
          {yesterday !== null && (
            <>
              <line className={styles.trail} x1={at(yesterday)} x2={at(place)} y1="50%" y2="50%" />
              <circle className={styles.ring} cx={at(yesterday)} cy="50%" r="4" />
            </>
          )}
          <circle className={styles.halo} cx={at(place)} cy="50%" r="10.5" data-on={isExtreme} />
          <circle className={styles.dot} cx={at(place)} cy="50%" r="6.5" />
        </>
      )}
    </svg>
  );
}

function plotText({
  long,
  short,
  basis,
  yesterday,
  range,
  isPast,
  locale,
}: Omit<PlotProps, 'place' | 'hatch'>): string {
  const share = (value: number) => formatShare(value, locale);
  if (long === null) return translate(locale, 'board.plot.none');
  const of = translate(locale, `basis.of.${basis}`);
  if (isPast) return translate(locale, 'board.plot.day', { share: share(long), of });
  const parts = [translate(locale, 'board.plot', { long: share(long), short: share(short ?? 0), of })];
  if (yesterday !== null) parts.push(translate(locale, 'board.plot.yesterday', { share: share(yesterday) }));
  if (range)
    parts.push(translate(locale, 'board.plot.range', { low: share(range.low), high: share(range.high) }));
  return parts.join('; ');
}
