import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { remainingUntil } from '#domain/countdown.ts';
import { absenceIn } from '#domain/events/absence.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { instantOf, nextHighIndex } from '#domain/events/live.ts';
import { wallClock } from '#domain/events/zones.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { eventFileLink } from './event-file.ts';
import type { ListState } from './list-state.ts';
import styles from './NextHigh.module.css';
import { dayOf, momentOf, timeOf } from './zone.ts';

interface NextHighProps {
  /** The list that holds the next event: the day's, or the week's when the day has none left. Absent before scripts run. */
  readonly list: ListState | undefined;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly onOpen: ((id: string) => void) | undefined;
}

/** The next event of high impact: what, when, how long until then, and what follows (F7, N2). */
export function NextHigh({ list, zone, locale, onOpen }: NextHighProps) {
  const events = list?.response?.events ?? [];
  const index = useClock((now) => nextHighIndex(events, now), -1);
  const next = list?.isExample ? undefined : events[index];
  return (
    <section
      className={`small ${styles.next}`}
      aria-label={translate(locale, 'next.title')}
      data-part="next-high-impact"
    >
      {next ? (
        <Next
          {...{ next, zone, locale, onOpen }}
          isSure={list !== undefined && absenceIn(list) === 'none'}
          after={events.slice(index + 1).find(isHigh)}
        />
      ) : (
        <>
          <p className="gold strong">{translate(locale, 'next.title')}</p>
          <p className={`muted ${styles.absence}`}>
            {translate(locale, ABSENCE[list ? absenceIn(list) : 'waiting'])}
          </p>
        </>
      )}
    </section>
  );
}

const isHigh = ({ impact_level: impact, schedule }: EconomicEvent) =>
  impact === 'high' && calledOff(schedule) === null;

/** Why no event is named. */
const ABSENCE = {
  waiting: 'next.waiting',
  unread: 'next.unknown',
  unsure: 'next.unsure',
  none: 'next.none',
} as const;

interface NextProps extends Pick<NextHighProps, 'zone' | 'locale' | 'onOpen'> {
  readonly next: EconomicEvent;
  readonly after: EconomicEvent | undefined;
  /** Whether it is known that none of high impact comes before it. */
  readonly isSure: boolean;
}

function Next({ next, after, isSure, zone, locale, onOpen }: NextProps) {
  const { id, title, currency, affected_pairs: pairs } = next;
  const today = useClock((now) => wallClock(new Date(now), zoneOf(zone)).day, dayOf(next, zone));
  const isToday = dayOf(next, zone) === today;
  const whenOf = (event: EconomicEvent) =>
    dayOf(event, zone) === today ? timeOf(event, zone) : momentOf(event.time_iso, zone, locale);
  const heading = !isSure ? 'next.known' : isToday ? 'next.title' : 'next.later';
  return (
    <>
      <p className="gold strong">{translate(locale, heading)}</p>
      <TimeLeft event={next} locale={locale} />
      <h2 className={styles.event}>
        <time className="figures" dateTime={next.time_iso}>
          {whenOf(next)}
        </time>{' '}
        <span className={styles.sign} />
        {currency}{' '}
        <button type="button" className="as-link" data-part="next-open" onClick={() => onOpen?.(id)}>
          {title}
        </button>
      </h2>
      <p className={`smaller muted ${styles.more}`}>
        <span>{pairs.slice(0, 3).join(' · ')}</span>
        {next.has_file && (
          <a className={`tap ${styles.file}`} href={eventFileLink(id, locale)} data-part="next-file">
            {translate(locale, 'next.file')}
          </a>
        )}
        {after && (
          <span>
            {translate(locale, 'next.after', {
              what: `${whenOf(after)} ${after.currency ?? ''} ${after.title}`,
            })}
          </span>
        )}
      </p>
    </>
  );
}

/** Until the event, "1:05:09"; while its figure is awaited, that it is live (F7). */
function TimeLeft({ event, locale }: { readonly event: EconomicEvent; readonly locale: Locale }) {
  const instant = instantOf(event) ?? 0;
  const second = useClock((now) => now - (now % 1000), instant);
  const { hours, minutes, seconds } = remainingUntil(instant, second);
  if (second >= instant)
    return <p className={`strong ${styles.left}`}>{translate(locale, 'events.status.publishing')}</p>;
  return (
    <p
      className={`figures strong ${styles.left}`}
      role="timer"
      data-until={instant}
      // A script counts down before React does (count-down.ts).
      suppressHydrationWarning
    >
      {[hours, ...[minutes, seconds].map((one) => String(one).padStart(2, '0'))].join(':')}
    </p>
  );
}
