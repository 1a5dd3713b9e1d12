import { type ComponentType, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { remainingUntil } from '#domain/countdown.ts';
import { absenceIn } from '#domain/events/absence.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { fullNameOf, nameOf } from '#domain/events/event-name.ts';
import { instantOf, nextHighIndex, shownStatus } from '#domain/events/live.ts';
import { wallClock } from '#domain/events/zones.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { eventFileLink } from '#site/lib/event-file.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { subscriptionLink } from './calendar-link.ts';
import { NO_FILTER } from './filter.ts';
import type { ListState } from './list-state.ts';
import styles from './NextHigh.module.css';
import type { StageProps } from './Stage.tsx';
import { stageIndex } from './stage.ts';
import { dayOf, momentOf, timeOf } from './zone.ts';

interface NextHighProps {
  /** The list that holds the next event: the day's, or a week's when the day has none left. Absent before scripts run. */
  readonly list: ListState | undefined;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly onOpen: ((id: string) => void) | undefined;
  /** Opens the subscription to the events of high impact. */
  readonly onSubscribe?: (() => void) | undefined;
  /** Reads the last surprises for the stage. */
  readonly backend?: Pick<Backend, 'get'> | undefined;
}

/** The code of the stage comes a minute before it. */
const AHEAD_MS = 60_000;

/** The next event of high impact: what, when, how long until then, and what follows; a stage at its release (F7, N2). */
export function NextHigh({ list, zone, locale, onOpen, onSubscribe, backend }: NextHighProps) {
  const events = (list?.isExample ? undefined : list?.response?.events) ?? [];
  const index = useClock((now) => nextHighIndex(events, now), -1);
  const staged = useClock((now) => stageIndex(events, now), -1);
  const isNear = useClock((now) => staged >= 0 || stageIndex(events, now + AHEAD_MS) >= 0, false);
  const Stage = useStage(isNear);
  const next = events[index];
  const onStage = events[staged];
  const isSure = list !== undefined && absenceIn(list) === 'none';
  const calm = next ? (
    <Next
      {...{ next, zone, locale, onOpen, isSure }}
      after={events.slice(index + 1).find(isHigh)}
      call={<Call {...{ onSubscribe, locale }} />}
    />
  ) : (
    <>
      <p className="gold strong">{translate(locale, 'next.title')}</p>
      <p className={`muted ${styles.absence}`}>
        {translate(locale, ABSENCE[list ? absenceIn(list) : 'waiting'])}
      </p>
      <p className={styles.foot}>
        <Call {...{ onSubscribe, locale }} />
      </p>
    </>
  );
  return (
    <section
      className={`small ${styles.next}`}
      aria-label={translate(locale, 'next.title')}
      data-part="next-high-impact"
    >
      {Stage && onStage && backend ? (
        <Suspense fallback={calm}>
          <Stage
            key={onStage.id}
            {...{ zone, locale, isSure, backend, onOpen }}
            event={onStage}
            others={events.filter((one) => one !== onStage && isHigh(one) && isWith(one, onStage))}
          />
        </Suspense>
      ) : (
        calm
      )}
    </section>
  );
}

/** Null until its code is there; where that does not load, the block stays as it is. */
function useStage(isNear: boolean): ComponentType<StageProps> | null {
  const [Stage, setStage] = useState<ComponentType<StageProps> | null>(null);
  useEffect(() => {
    if (!isNear) return;
    import('./Stage.tsx').then(
      (code) => setStage(() => code.default),
      () => undefined,
    );
  }, [isNear]);
  return Stage;
}

const isHigh = ({ impact_level: impact, schedule }: EconomicEvent) =>
  impact === 'high' && calledOff(schedule) === null;

const isWith = (one: EconomicEvent, other: EconomicEvent) => instantOf(one) === instantOf(other);

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
  readonly call: ReactNode;
}

function Next({ next, after, isSure, zone, locale, onOpen, call }: NextProps) {
  const { id, title, name, currency, affected_pairs: pairs } = next;
  const today = useClock((now) => wallClock(new Date(now), zoneOf(zone)).day, dayOf(next, zone));
  const isToday = dayOf(next, zone) === today;
  const whenOf = (event: EconomicEvent) =>
    dayOf(event, zone) === today ? timeOf(event, zone) : momentOf(event.time_iso, zone, locale);
  const heading = !isSure ? 'next.known' : isToday ? 'next.title' : 'next.later';
  return (
    <>
      <p className="gold strong">{translate(locale, heading)}</p>
      <p className={`smaller muted figures ${styles.when}`}>
        <time className="strong" dateTime={next.time_iso}>
          {whenOf(next)}
        </time>{' '}
        {translate(locale, `next.zone.${zone}`)}
      </p>
      <h2 className={styles.event}>
        <button type="button" className="as-link" data-part="next-open" onClick={() => onOpen?.(id)}>
          <span data-part="event-name">{nameOf(next)}</span>
        </button>
      </h2>
      <TimeLeft event={next} locale={locale} />
      <p className={`smaller muted ${styles.pairs}`}>
        {[currency, ...pairs.slice(0, 3)].filter(Boolean).join(' · ')}
        {name && name !== title && <span className={styles.original}> — {title}</span>}
      </p>
      <p className={styles.foot}>
        {after && (
          <span className={`smaller muted ${styles.after}`}>
            {translate(locale, 'next.after', {
              what: `${whenOf(after)} ${fullNameOf(after)}`,
            })}
          </span>
        )}
        {next.has_file && (
          <a className={`tap ${styles.call}`} href={eventFileLink(id, locale)} data-part="next-file">
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 5h14v12H3zM3 9h14M7 2.5V6m6-3.5V6m-3 5v4m-2-2h4" />
            </svg>
            <span className={styles.word}>{translate(locale, 'next.file')}</span>
          </a>
        )}
        {call}
      </p>
    </>
  );
}

/** The way to a calendar that follows all events of high impact; before the page's scripts run, that calendar itself. */
function Call({ onSubscribe, locale }: Pick<NextHighProps, 'onSubscribe' | 'locale'>) {
  const open = (click: MouseEvent) => {
    if (!onSubscribe) return;
    click.preventDefault();
    onSubscribe();
  };
  return (
    <a
      className={`tap ${styles.call}`}
      href={subscriptionLink({ ...NO_FILTER, impacts: ['high'] }, locale, '')}
      aria-haspopup="dialog"
      data-part="subscribe-open"
      onClick={open}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 14.5h12l-1.5-2V8.5a4.5 4.5 0 0 0-9 0v4zM8.5 17h3" />
      </svg>
      <span>
        {translate(locale, 'subscribe.call')}
        <span className="hidden-text"> {translate(locale, 'subscribe.call.to')}</span>
      </span>
    </a>
  );
}

/** Until the event, "1:05:09"; at its time that it is live, and then that its figure is awaited (F7). */
function TimeLeft({ event, locale }: { readonly event: EconomicEvent; readonly locale: Locale }) {
  const instant = instantOf(event) ?? 0;
  const second = useClock((now) => now - (now % 1000), instant);
  const shown = useClock((now) => shownStatus(event, now), 'upcoming');
  const { hours, minutes, seconds } = remainingUntil(instant, second);
  if (second >= instant)
    return (
      <p className={`strong ${styles.now}`}>
        {shown === 'awaited'
          ? translate(locale, 'events.status.awaited', { minutes: Math.floor((second - instant) / 60_000) })
          : translate(locale, 'events.status.publishing')}
      </p>
    );
  return (
    <p
      className={`figures gold ${styles.left}`}
      role="timer"
      data-until={instant}
      // A script counts down before React does (count-down.ts).
      suppressHydrationWarning
    >
      {[hours, ...[minutes, seconds].map((one) => String(one).padStart(2, '0'))].join(':')}
    </p>
  );
}
