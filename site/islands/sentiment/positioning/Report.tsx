import { fill } from '#content/messages/words.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Positioning } from '#contracts/positioning.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { formatDay, formatInstant } from '#domain/format.ts';
import type { PositioningWords, SentimentWords } from '../words.ts';
import { Leg } from './Leg.tsx';
import styles from './PositioningPanel.module.css';

interface ReportProps {
  readonly symbol: InstrumentSymbol;
  readonly positioning: Positioning;
  readonly isStale: boolean;
  readonly locale: Locale;
  readonly words: PositioningWords & SentimentWords;
}

/** The weekly report on every leg, the day it is of, and when the next comes out (SPEC N8). */
export function Report({ symbol, positioning, isStale, locale, words }: ReportProps) {
  const { legs, source } = positioning;
  return (
    <div>
      {isStale && (
        <p className={styles.stale} role="status">
          {words['positioning.stale']}
        </p>
      )}
      {legs.length > 1 && <p className={styles.small}>{fill(words['positioning.cross'], { symbol })}</p>}
      {legs.map((leg) => (
        <Leg key={leg.market} {...{ symbol, leg, locale, words }} />
      ))}
      <footer className={styles.foot}>
        <p data-part="positioning-date" data-value={legs[0]?.reportDate}>
          {fill(words['positioning.tuesday'], { date: formatDay(legs[0]?.reportDate ?? '', locale) })}
        </p>
        <NextRelease {...{ positioning, locale, words }} />
        <p>
          {words['positioning.credit']}{' '}
          <a href={source.url} target="_blank" rel="noopener nofollow">
            {source.name}
            <span className="hidden-text"> {words['sentiment.newTab']}</span>
          </a>
        </p>
      </footer>
    </div>
  );
}

function NextRelease({ positioning, locale, words }: Pick<ReportProps, 'positioning' | 'locale' | 'words'>) {
  const { nextReleaseAt, nextReleaseMayShift } = positioning;
  const at = Date.parse(nextReleaseAt);
  const times = {
    date: formatInstant(at, locale),
    newYork: formatInstant(at, locale, 'America/New_York').slice(-5),
  };
  return (
    <p>
      <time dateTime={nextReleaseAt} data-part="positioning-next" data-value={nextReleaseAt}>
        {fill(words['positioning.next'], times)}
      </time>{' '}
      {nextReleaseMayShift && words['positioning.mayShift']}
    </p>
  );
}
