import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, EventStatus, OfficialState } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { lengthInWords } from '#domain/age.ts';
import { remainingUntil } from '#domain/countdown.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { instantOf, timingOf } from '#domain/events/live.ts';
import { wallClock } from '#domain/events/zones.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';
import { useIsSure } from '#site/features/fx-impact/board/known.ts';
import { dayOf, momentOf } from '#site/features/fx-impact/board/zone.ts';
import { EventStatusLabel } from '#site/features/fx-impact/card/EventStatusLabel.tsx';
import { scheduleWords } from '#site/features/fx-impact/card/ScheduleNote.tsx';
import { useClock } from '#site/ui/countdown-clock.ts';
import styles from './RowState.module.css';

interface RowStateProps {
  readonly event: EconomicEvent;
  readonly status: EventStatus;
  readonly zone: DisplayZone;
  readonly locale: Locale;
}

/** Where an event is: the time until it, or a sign with its words for screen readers and as a tip (F6, N11). */
export function RowState({ event, status, zone, locale }: RowStateProps) {
  const off = calledOff(event.schedule);
  return (
    <p className={`smaller muted ${styles.state}`}>
      {off !== null ? (
        <EventStatusLabel event={event} status={status} locale={locale} />
      ) : status === 'upcoming' ? (
        <TimeLeft {...{ event, zone, locale }} />
      ) : (
        <Outcome {...{ event, status, locale }} />
      )}
      {status === 'upcoming' && off === null && event.moved_from && (
        <span data-part="event-moved">
          <Sign
            kind="changed"
            words={translate(locale, 'events.moved', { time: momentOf(event.moved_from, zone, locale) })}
          />
        </span>
      )}
      <ScheduleSign {...{ event, status, zone, locale }} />
    </p>
  );
}

/** Two days ahead hours say little. */
const DAYS_FROM_H = 48;

/** Rounded to the minute: a hundred running seconds would distract the reader. From two days on, by the calendar. */
function TimeLeft({ event, zone, locale }: Omit<RowStateProps, 'status'>) {
  const instant = instantOf(event);
  const minute = useClock((now) => now - (now % 60_000), 0);
  if (timingOf(event) === 'day') return <span>{translate(locale, 'events.noHour')}</span>;
  if (instant === null || minute === 0) return null;
  const { hours, minutes } = remainingUntil(instant, minute);
  const today = wallClock(new Date(minute), zoneOf(zone)).day;
  const time =
    hours >= DAYS_FROM_H
      ? lengthInWords(Date.parse(dayOf(event, zone)) - Date.parse(today), locale)
      : `${hours > 0 ? `${hours} ${translate(locale, 'events.hours')} ` : ''}${minutes} ${translate(locale, 'events.minutes')}`;
  return <span>{translate(locale, 'agenda.in', { time })}</span>;
}

const PENDING = ['not_out_yet', 'late', 'unconfirmed'] as const satisfies readonly OfficialState[];

/** What is known after its time: that it is live or over, and whose its figure is. */
function Outcome({ event, status, locale }: Pick<RowStateProps, 'event' | 'status' | 'locale'>) {
  const isSure = useIsSure();
  const words = translate(locale, `events.status.${status}`);
  const state = PENDING.find((one) => one === event.official?.state);
  const pending = isSure ? state : undefined;
  // A release without its figure is not completed.
  const isOver = status === 'released' && (state === undefined || event.actual !== null);
  return (
    <>
      {status === 'publishing' && <Sign kind="live" words={words} />}
      {event.official?.state === 'out' ? (
        <Sign kind="official" words={`${words}: ${translate(locale, 'agenda.officialOut')}`} />
      ) : (
        isOver && <span className="hidden-text">{words}</span>
      )}
      {pending && (
        <span data-part="event-official-state" data-state={pending}>
          <Sign kind="pending" words={translate(locale, `agenda.official.${pending}`)} />
        </span>
      )}
    </>
  );
}

/** That the publisher confirms the time, or says another. */
function ScheduleSign({ event, status, zone, locale }: RowStateProps) {
  const words = scheduleWords({ event, zone, locale });
  const { schedule } = event;
  if (!schedule || words === '') return null;
  const isConfirmed = schedule.state === 'confirmed';
  if (isConfirmed && status !== 'upcoming') return null;
  return (
    <span data-part="event-schedule" data-state={schedule.state}>
      <Sign kind={isConfirmed ? 'confirmed' : 'changed'} words={words} />
    </span>
  );
}

/** What each sign draws, in a square of 14. */
const DRAWN = {
  live: 'M7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
  official: 'M2.5 7.5 5.5 10.5 11.5 3.5',
  pending: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9',
  confirmed: 'M7 3.5V7l2.5 1.5M7 1.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11',
  changed: 'M7 2v6M7 11.5v.5',
} as const;

interface SignProps {
  readonly kind: keyof typeof DRAWN;
  readonly words: string;
}

function Sign({ kind, words }: SignProps) {
  return (
    <span className={styles.sign} data-kind={kind} title={words}>
      <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
        <path d={DRAWN[kind]} />
      </svg>
      <span className="hidden-text">{words}</span>
    </span>
  );
}
