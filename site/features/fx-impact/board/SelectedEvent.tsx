import { useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { liveStatus } from '#domain/events/live.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import { EventLabels, EventTime } from '#site/features/fx-impact/card/EventCard.tsx';
import { EventFigures } from '#site/features/fx-impact/card/EventFigures.tsx';
import { EventMoment } from '#site/features/fx-impact/card/EventMoment.tsx';
import { EventPairs } from '#site/features/fx-impact/card/EventPairs.tsx';
import { EventSourceLine } from '#site/features/fx-impact/card/EventReading.tsx';
import { ScheduleNote } from '#site/features/fx-impact/card/ScheduleNote.tsx';
import { useClock } from '#site/ui/countdown-clock.ts';
import styles from './SelectedEvent.module.css';

interface SelectedEventProps {
  readonly event: EconomicEvent;
  readonly isDemo: boolean;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly onOpen: (id: string) => void;
}

/** On wide screens, beside the list: the event that is chosen in it (N2). */
export function SelectedEvent({ event, isDemo, onOpen, ...rest }: SelectedEventProps) {
  const { zone, locale } = rest;
  const status = useClock((now) => liveStatus(event, now), event.status);
  const heading = useId();
  const name = nameOf(event);
  const card = { event, status, zone, locale };
  return (
    <article
      className={styles.card}
      aria-labelledby={heading}
      data-part="event-selected"
      data-event-id={event.id}
      data-status={status}
      data-impact={event.impact_level}
    >
      {isDemo && <p className="smaller strong">{translate(locale, 'events.demo.mark')}</p>}
      <p className="cluster apart gap-2 strong figures">
        <EventTime {...card} />
        <span>{event.currency}</span>
      </p>
      <EventLabels {...card} />
      <div>
        <h3 className={`size-2 ${styles.name}`} id={heading}>
          <span data-part="event-name">{name}</span>
        </h3>
        {name !== event.title && <p className="smaller muted">{event.title}</p>}
      </div>
      <EventMoment {...card} />
      <ScheduleNote {...card} />
      {HAS_FIGURES.some((one) => event[one] !== null) && <EventFigures {...{ event, zone, locale }} />}
      <EventPairs event={event} locale={locale} />
      {event.summary && <p className="small muted">{event.summary}</p>}
      <div className="cluster apart gap-2">
        <EventSourceLine event={event} locale={locale} />
        {!isDemo && (
          <button
            type="button"
            className="as-link gold small strong"
            data-part="event-open"
            onClick={() => onOpen(event.id)}
          >
            {translate(locale, 'events.open')}
            <span className="hidden-text"> {name}</span>
          </button>
        )}
      </div>
    </article>
  );
}

const HAS_FIGURES = ['actual', 'forecast', 'previous'] as const;
