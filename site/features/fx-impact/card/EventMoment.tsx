import { useRef } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EventStatus, Surprise } from '#contracts/events.ts';
import { ageInWords, ageOf } from '#domain/age.ts';
import { remainingUntil } from '#domain/countdown.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { expectsFigure, instantOf, shownStatus } from '#domain/events/live.ts';
import { useIsSure } from '#site/features/fx-impact/board/known.ts';
import { outcomeOf } from '#site/features/fx-impact/board/live-event.ts';
import { momentOf, timeOf, untimedWords } from '#site/features/fx-impact/board/zone.ts';
import { Countdown } from '#site/ui/Countdown.tsx';
import { useClock } from '#site/ui/countdown-clock.ts';
import { useInView } from '#site/ui/useInView.ts';
import type { EventCardProps } from './card-props.ts';
import styles from './EventMoment.module.css';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

interface EventMomentProps extends EventCardProps {
  readonly status: EventStatus;
}

/** The event in time: a countdown, its publication, the time since then, or what it has in place of a time (F7). */
export function EventMoment(props: EventMomentProps) {
  const { event, status, locale } = props;
  const instant = instantOf(event);
  const off = calledOff(event.schedule);
  const shown = useClock((now) => shownStatus(event, now), status);
  return (
    <div className={`cluster apart flush small muted ${styles.moment}`} data-status={status}>
      {off !== null ? (
        <p>{translate(locale, `events.off.${off}`)}</p>
      ) : instant === null ? (
        <p>{untimedWords(event, locale)}</p>
      ) : shown === 'publishing' ? (
        <p className={styles.live}>
          {translate(locale, expectsFigure(event) ? 'events.publishing' : 'events.underway')}
        </p>
      ) : shown === 'released' || shown === 'awaited' ? (
        <TimeSince {...props} instant={instant} />
      ) : (
        <TimeLeft {...props} instant={instant} />
      )}
      {status === 'upcoming' && off === null && <MovedFrom {...props} />}
    </div>
  );
}

/** The earlier time of an upcoming event that was moved (K3). */
export function MovedFrom({ event, zone, locale }: EventCardProps) {
  if (!event.moved_from) return null;
  const time = momentOf(event.moved_from, zone, locale);
  return (
    <p className={styles.moved} data-part="event-moved">
      {translate(locale, 'events.moved', { time })}
    </p>
  );
}

interface TimedProps extends EventCardProps {
  /** Epoch milliseconds. */
  readonly instant: number;
}

function TimeLeft({ event, instant, zone, locale }: TimedProps) {
  const box = useRef<HTMLDivElement>(null);
  // A week has a hundred countdowns: those out of view change once a minute.
  const step = useInView(box) ? SECOND_MS : MINUTE_MS;
  const second = useClock((now) => now - (now % step), instant);
  const { hours, minutes, seconds } = remainingUntil(instant, second);
  return (
    <div className={styles.left} ref={box}>
      <p className="smaller muted">{translate(locale, 'events.countdown')}</p>
      <Countdown
        until={instant}
        hours={hours}
        minutes={minutes}
        seconds={seconds}
        units={{
          hours: translate(locale, 'events.hours'),
          minutes: translate(locale, 'events.minutes'),
          seconds: translate(locale, 'events.seconds'),
        }}
        label={translate(locale, 'events.countdownLabel', {
          time: timeOf(event, zone) ?? '',
          zone: translate(locale, `events.zone.${zone}`),
        })}
        part="event-countdown"
      />
    </div>
  );
}

function TimeSince({ event, instant, locale }: TimedProps) {
  const isSure = useIsSure();
  const age = useClock((now) => ageInWords(ageOf(instant, now, 'hour'), locale), '');
  const outcome = outcomeOf(event);
  return (
    <>
      <p>
        {translate(locale, outcome !== 'published' && !isSure ? 'events.unsureFigure' : `events.${outcome}`, {
          age,
        })}
      </p>
      {event.surprise && <SurpriseMark event={event} surprise={event.surprise} locale={locale} />}
    </>
  );
}

interface SurpriseMarkProps extends Pick<EventCardProps, 'event' | 'locale'> {
  readonly surprise: Surprise;
}

/** Whether the figure was good or bad for its currency, as an arrow and in words, with the difference if known (F7). */
export function SurpriseMark({ event, surprise, locale }: SurpriseMarkProps) {
  const { currency, surprise_difference: difference } = event;
  return (
    <p className={styles.surprise} data-part="event-surprise" data-value={surprise}>
      <span aria-hidden="true">{surprise === 'positive' ? '▲' : '▼'}</span>{' '}
      {translate(locale, `events.surprise.${surprise}`, { currency: currency ?? '' }).trim()}
      {difference && ` (${difference})`}
    </p>
  );
}
