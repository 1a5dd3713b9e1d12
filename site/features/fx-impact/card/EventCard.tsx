import { memo, useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EventStatus } from '#contracts/events.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { liveStatus } from '#domain/events/live.ts';
import { hourWords, otherDate, timeOf } from '#site/features/fx-impact/board/zone.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import type { EventCardProps } from './card-props.ts';
import styles from './EventCard.module.css';
import { EventFigures } from './EventFigures.tsx';
import { EventMoment } from './EventMoment.tsx';
import { EventPairs } from './EventPairs.tsx';
import { EventReading, type EventReadingProps } from './EventReading.tsx';
import { EventStatusLabel } from './EventStatusLabel.tsx';
import { ImpactSign, impactWords } from './ImpactSign.tsx';
import { ScheduleNote } from './ScheduleNote.tsx';
import { TermHint } from './TermHint.tsx';

interface EventFrameProps extends EventCardProps, Pick<EventReadingProps, 'isReading' | 'onReading'> {
  /** Places from the centre of the deck; left is negative. */
  readonly offset: number;
  readonly isNextUp: boolean;
  /** True for an example, which is not data. */
  readonly isDemo: boolean;
  readonly onOpen: (id: string) => void;
}

/** One economic event (F6, F7). */
export function EventCard({ offset, ...props }: EventFrameProps) {
  const { event, isDemo } = props;
  const status = useClock((now) => liveStatus(event, now), event.status);
  const heading = useId();
  return (
    <article
      className={styles.event}
      aria-labelledby={heading}
      data-part="event-card"
      data-event-id={event.id}
      data-status={status}
      data-impact={event.impact_level}
      data-offset={offset}
      data-demo={isDemo || undefined}
    >
      <Contents {...props} status={status} heading={heading} />
    </article>
  );
}

interface ContentsProps extends Omit<EventFrameProps, 'offset'> {
  readonly status: EventStatus;
  /** Id of the heading that names the card. */
  readonly heading: string;
}

/** Apart from its frame, so that a turn of the deck does not render a hundred cards again. */
const Contents = memo(function Contents(props: ContentsProps) {
  const { event, isNextUp, isDemo, status, heading, locale, onOpen } = props;
  return (
    <>
      <p className={styles.time}>
        <span>
          <OtherDate {...props} />
          <EventTime {...props} />
        </span>
        {isNextUp && status === 'upcoming' && (
          <span className={styles.flag} data-impact={event.impact_level}>
            {translate(locale, 'events.upNext')}
          </span>
        )}
      </p>
      <div className={styles.card}>
        {isDemo && <p className={styles.demo}>{translate(locale, 'events.demo.mark')}</p>}
        <EventLabels event={event} status={status} locale={locale} />
        <div className={styles.head}>
          <h3 className={styles.title} id={heading}>
            {event.currency && <span className={styles.currency}>{event.currency}</span>}{' '}
            <span data-part="event-name">{nameOf(event)}</span>
          </h3>
          <TermHint title={event.title} locale={locale} />
        </div>
        <SourceTitle event={event} />
        <EventMoment {...props} />
        <ScheduleNote {...props} />
        <EventFigures {...props} />
        <EventPairs {...props} />
        <EventReading {...props} onOpen={isDemo ? undefined : onOpen} />
      </div>
    </>
  );
});

/** The title as its source writes it, below a name of ours. */
export function SourceTitle({ event: { name, title } }: Pick<EventCardProps, 'event'>) {
  if (!name || name === title) return null;
  return (
    <p className={`smaller muted ${styles.source}`} data-part="event-title">
      {title}
    </p>
  );
}

interface EventLabelsProps extends Pick<EventCardProps, 'event' | 'locale'> {
  readonly status: EventStatus;
}

/** Its impact and its status (F6). */
export function EventLabels({ event, status, locale }: EventLabelsProps) {
  return (
    <p className="cluster apart gap-2 smaller">
      <span className="cluster gap-1 strong">
        <ImpactSign event={event} />
        {!event.impact_assumed && <span aria-hidden="true">{event.impact_icon}</span>}{' '}
        {impactWords(event, locale)}
      </span>
      <EventStatusLabel event={event} status={status} locale={locale} />
    </p>
  );
}

/** The date, if the event is on another day than the cards around it (F8). */
function OtherDate({ event, zone, locale }: EventCardProps) {
  const date = otherDate(event, zone, locale);
  return date === null ? null : <span data-part="event-date">{date} · </span>;
}

/** Hour and time zone; a holiday has no hour, and of some releases only the day is known (F8). */
export function EventTime({ event, zone, locale }: EventCardProps) {
  const time = timeOf(event, zone);
  if (time === null) return <time dateTime={event.time_iso}>{hourWords(event, zone, locale)}</time>;
  return (
    <span>
      <time dateTime={event.time_iso}>{time}</time>{' '}
      <span className="smaller muted">{translate(locale, `events.zone.${zone}`)}</span>
    </span>
  );
}
