import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { futuresOf, type Positioning } from '#contracts/positioning.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { dependable, MEXICO_CITY, NEW_YORK } from '#domain/events/zones.ts';
import { formatInstant } from '#domain/format.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { Leg, LegDate } from './Leg.tsx';
import styles from './PositioningPanel.module.css';
import { sharedDate } from './positioning-state.ts';

interface ReportProps {
  readonly symbol: InstrumentSymbol;
  readonly positioning: Positioning;
  readonly locale: Locale;
}

/** How long after its time a report is here: the server looks for it every few minutes. */
const READ_MS = 3_600_000;

/** Why a report is not from this week. */
export const PROBLEMS = {
  stale: 'positioning.stale',
  not_published: 'positioning.notPublished',
  unavailable: 'positioning.stale',
} as const;

/** The weekly report on every leg, its day, and the time of the next release (N8). */
export function Report({ symbol, positioning, locale }: ReportProps) {
  const { legs, source, error } = positioning;
  const isPartial = legs.length < futuresOf(symbol).length;
  const date = sharedDate(legs);
  const [first] = legs;
  return (
    <div>
      {(error || isPartial) && (
        <p className={`marked small strong ${styles.stale}`} role="status">
          {isPartial || !error
            ? translate(locale, 'positioning.partial', { symbol })
            : translate(locale, PROBLEMS[error.code])}
        </p>
      )}
      {legs.length > 1 && (
        <p className={`small muted ${styles.note}`}>{translate(locale, 'positioning.cross', { symbol })}</p>
      )}
      {legs.map((leg) => (
        <Leg key={leg.market} {...{ symbol, leg, locale }} isDated={date === null} />
      ))}
      <footer className={`smaller muted ${styles.row} ${styles.foot}`}>
        {date && first && <LegDate leg={first} locale={locale} />}
        <NextRelease {...{ positioning, locale }} />
        <p>
          {translate(locale, 'positioning.credit')}{' '}
          <a href={source.url} target="_blank" rel="noopener nofollow">
            {source.name}
            <span className="hidden-text"> {translate(locale, 'sentiment.newTab')}</span>
          </a>
        </p>
      </footer>
    </div>
  );
}

function NextRelease({ positioning, locale }: Pick<ReportProps, 'positioning' | 'locale'>) {
  const { nextReleaseAt, nextReleaseMayShift } = positioning;
  const at = Date.parse(nextReleaseAt);
  // The page may stay open for days.
  const isOver = useClock((now) => now > at + READ_MS, false);
  const times = {
    date: formatInstant(at, locale, dependable(MEXICO_CITY)),
    newYork: formatInstant(at, locale, NEW_YORK).slice(-5),
  };
  return (
    <p>
      <time dateTime={nextReleaseAt} data-part="positioning-next" data-value={nextReleaseAt}>
        {translate(locale, isOver ? 'positioning.due' : 'positioning.next', times)}
      </time>{' '}
      {nextReleaseMayShift && !isOver && translate(locale, 'positioning.mayShift')}
    </p>
  );
}
