import { memo, useId } from 'react';
import type { EconomicEvent, EventStatus, Impact } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { useClock } from '#site/ui/CountdownClock.ts';
import { StatusLabel } from '#site/ui/StatusLabel.tsx';
import styles from './EventCard.module.css';
import { EventFigures } from './EventFigures.tsx';
import { EventMoment } from './EventMoment.tsx';
import { EventPairs } from './EventPairs.tsx';
import { EventReading } from './EventReading.tsx';
import { instantOf, liveStatus } from './live-event.ts';
import type { EventWords } from './words.ts';

export interface EventCardProps {
  readonly event: EconomicEvent;
  readonly locale: Locale;
  readonly words: EventWords;
}

const IMPACT_ICONS: Readonly<Record<Impact, string>> = { high: '🚨🥇', medium: '‼️🥈', low: '❗️🥉' };
const TONES = { upcoming: 'waiting', publishing: 'live', released: 'done' } as const satisfies Record<
  EventStatus,
  string
>;

interface EventFrameProps extends EventCardProps {
  readonly isNextUp: boolean;
  /** False for a card that is not drawn yet: its frame stands, its contents follow. */
  readonly isDrawn: boolean;
}

/** One economic event (SPEC F6, F7). */
export const EventCard = memo(function EventCard(props: EventFrameProps) {
  const { event, isDrawn } = props;
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
    >
      {isDrawn && <Contents {...props} status={status} heading={heading} />}
    </article>
  );
});

interface ContentsProps extends EventFrameProps {
  readonly status: EventStatus;
  /** Id of the heading that names the card. */
  readonly heading: string;
}

function Contents(props: ContentsProps) {
  const { event, isNextUp, status, heading, words } = props;
  return (
    <>
      <p className={styles.time}>
        <EventTime event={event} words={words} />
        {isNextUp && status === 'upcoming' && <span className={styles.flag}>{words['events.upNext']}</span>}
      </p>
      <div className={styles.card}>
        <EventLabels impact={event.impact_level} status={status} words={words} />
        <h4 className={styles.title} id={heading}>
          {event.currency && <span className={styles.currency}>{event.currency}</span>} {event.title}
        </h4>
        <EventMoment {...props} />
        <EventFigures {...props} />
        <EventPairs {...props} />
        <EventReading {...props} />
      </div>
    </>
  );
}

interface EventLabelsProps extends Pick<EventCardProps, 'words'> {
  readonly impact: Impact;
  readonly status: EventStatus;
}

function EventLabels({ impact, status, words }: EventLabelsProps) {
  return (
    <p className={styles.labels}>
      <span className={styles.impact}>
        <span aria-hidden="true">{IMPACT_ICONS[impact]}</span> {words[`events.impact.${impact}`]}
      </span>
      <StatusLabel tone={TONES[status]}>{words[`events.status.${status}`]}</StatusLabel>
    </p>
  );
}

function EventTime({ event, words }: Pick<EventCardProps, 'event' | 'words'>) {
  if (instantOf(event) === null) return <time dateTime={event.time_iso}>{words['events.allDay']}</time>;
  return (
    <span>
      <time dateTime={event.time_iso}>{event.local_time}</time>{' '}
      <span className={styles.zone}>{words['events.zone']}</span>
    </span>
  );
}
