import { useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, EventsResponse } from '#contracts/events.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import { remainingUntil } from '#domain/countdown.ts';
import { absenceIn } from '#domain/events/absence.ts';
import { instantOf, nextHighIndex } from '#domain/events/live.ts';
import { dependable, MEXICO_CITY } from '#domain/events/zones.ts';
import { formatInstant } from '#domain/format.ts';
import { createBackend } from '#site/lib/backend/client.ts';
import { ClockNote } from '#site/lib/ClockNote.tsx';
import { useQuery } from '#site/lib/query/useQuery.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { useHydrated } from '#site/ui/useHydrated.ts';
import type { LiveProps } from './LiveShares.tsx';
import styles from './NextEvent.module.css';

const STALE_MS = 5 * 60_000;

interface NextEventProps extends LiveProps {
  /** Address of the calendar's page: the list of routes would bring the whole brand into the browser. */
  readonly calendar: string;
}

/** The week's next event of high impact with its countdown, or why none is named (D1, F7). */
export function NextEvent(props: NextEventProps) {
  return (
    <div className={`small ${styles.next}`} data-part="home-next-event">
      {useHydrated() ? (
        <Live {...props} />
      ) : (
        <>
          <p className="gold strong">{translate(props.locale, 'next.title')}</p>
          <p className="muted">{translate(props.locale, 'next.waiting')}</p>
        </>
      )}
      <ClockNote locale={props.locale} />
    </div>
  );
}

function Live({ locale, address, calendar }: NextEventProps) {
  const [backend] = useState(() => createBackend(address));
  const list = useQuery<EventsResponse>({
    key: 'events of the home page',
    read: (signal) => backend.events({ scope: 'week', source: CALENDAR_SOURCE, lang: locale }, signal),
    staleMs: () => STALE_MS,
    retryMs: STALE_MS,
  });
  const events = list.data?.events ?? [];
  const index = useClock((now) => nextHighIndex(events, now), -1);
  const next = events[index];
  const absence = absenceIn({ ...list, response: list.data });
  return (
    <>
      <p className="gold strong">
        {translate(locale, next && absence !== 'none' ? 'next.known' : 'next.title')}
      </p>
      {next ? (
        <Event {...{ locale, calendar }} event={next} />
      ) : (
        <p className="muted">{translate(locale, ABSENCE[absence])}</p>
      )}
    </>
  );
}

const ABSENCE = {
  waiting: 'next.waiting',
  unread: 'next.unknown',
  unsure: 'next.unsure',
  none: 'next.none',
} as const;

interface EventProps extends Pick<NextEventProps, 'locale' | 'calendar'> {
  readonly event: EconomicEvent;
}

function Event({ event, locale, calendar }: EventProps) {
  const instant = instantOf(event) ?? 0;
  const second = useClock((now) => now - (now % 1000), instant);
  const { hours, minutes, seconds } = remainingUntil(instant, second);
  return (
    <>
      <p>
        {event.currency}{' '}
        <a
          className="strong"
          href={`${calendar}?event=${encodeURIComponent(event.id)}`}
          data-part="event-name"
        >
          {event.name ?? event.title}
        </a>
      </p>
      <p className="cluster apart flush muted">
        <time dateTime={event.time_iso}>{formatInstant(instant, locale, dependable(MEXICO_CITY))}</time>
        <span className="figures strong" role="timer">
          {second >= instant
            ? translate(locale, 'events.status.publishing')
            : [hours, ...[minutes, seconds].map((one) => String(one).padStart(2, '0'))].join(':')}
        </span>
      </p>
    </>
  );
}
