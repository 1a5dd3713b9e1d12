import { useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { remainingUntil } from '#domain/countdown.ts';
import { formatDay } from '#domain/format.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import { type EventDay, instantOf, liveStatus } from '#site/features/fx-impact/board/live-event.ts';
import type { Mode } from '#site/features/fx-impact/board/mode.ts';
import { timeOf } from '#site/features/fx-impact/board/zone.ts';
import { EventFigures } from '#site/features/fx-impact/card/EventFigures.tsx';
import { MovedFrom, SurpriseMark } from '#site/features/fx-impact/card/EventMoment.tsx';
import { EventPairs } from '#site/features/fx-impact/card/EventPairs.tsx';
import { EventStatusLabel } from '#site/features/fx-impact/card/EventStatusLabel.tsx';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import { useClock } from '#site/ui/CountdownClock.ts';
import css from './agenda.css?inline';

interface AgendaProps {
  readonly days: readonly EventDay[];
  readonly mode: Mode;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly onOpen: (id: string) => void;
}

// Loads with this code, so that the page itself stays small.
adoptSheets(document, [css]);

/** All events as a list by day, with the same contents as the cards (N2). */
export default function Agenda({ days, mode, locale, ...rest }: AgendaProps) {
  return (
    <div className="agenda" data-part="events-agenda" data-mode={mode}>
      {days.map((day) => (
        <Day key={day.day} {...rest} day={day} isDemo={mode === 'demo'} locale={locale} />
      ))}
    </div>
  );
}

interface DayProps extends Omit<AgendaProps, 'days' | 'mode'> {
  readonly day: EventDay;
  readonly isDemo: boolean;
}

function Day({ day: { day, events }, locale, ...rest }: DayProps) {
  const heading = useId();
  return (
    <section className="agenda-day" aria-labelledby={heading}>
      <h3 className="agenda-date subtitle" id={heading}>
        {formatDay(day, locale)}{' '}
        <span className="agenda-zone smaller muted">{translate(locale, `events.zone.${rest.zone}`)}</span>
      </h3>
      <ol className="ledger">
        {events.map((event) => (
          <Row key={event.id} {...rest} locale={locale} event={event} />
        ))}
      </ol>
    </section>
  );
}

interface RowProps extends Omit<DayProps, 'day'> {
  readonly event: EconomicEvent;
}

function Row({ event, isDemo, zone, locale, onOpen }: RowProps) {
  const status = useClock((now) => liveStatus(event, now), event.status);
  const { id, title, currency, impact_level: impact, surprise } = event;
  return (
    <li
      className="agenda-row stack gap-1"
      data-part="agenda-row"
      data-event-id={id}
      data-status={status}
      data-impact={impact}
    >
      <p className="agenda-time figures">
        <time className="size-1 strong" dateTime={event.time_iso}>
          {timeOf(event, zone) ?? translate(locale, 'events.allDay')}
        </time>
        {status === 'upcoming' && <TimeLeft event={event} locale={locale} />}
      </p>
      <div>
        <h4 className="strong">
          {currency && <span className="agenda-currency">{currency}</span>}{' '}
          {isDemo ? (
            title
          ) : (
            <button type="button" className="as-link" data-part="event-open" onClick={() => onOpen(id)}>
              {title}
            </button>
          )}
        </h4>
        <p className="agenda-labels cluster flush gap-4 smaller">
          <span className="agenda-impact" data-impact={impact}>
            {translate(locale, `events.impact.${impact}`)}
          </span>
          <EventStatusLabel status={status} locale={locale} />
          {isDemo && <strong>{translate(locale, 'events.demo.mark')}</strong>}
        </p>
        {status === 'upcoming' && <MovedFrom {...{ event, zone, locale }} />}
        <EventPairs event={event} locale={locale} />
      </div>
      <div>
        <EventFigures event={event} locale={locale} />
        {status === 'released' && surprise && (
          <SurpriseMark event={event} surprise={surprise} locale={locale} />
        )}
      </div>
    </li>
  );
}

/** Rounded to the minute: a hundred running seconds would distract the reader. */
function TimeLeft({ event, locale }: Pick<RowProps, 'event' | 'locale'>) {
  const instant = instantOf(event);
  const minute = useClock((now) => now - (now % 60_000), 0);
  if (instant === null || minute === 0) return null;
  const { hours, minutes } = remainingUntil(instant, minute);
  const time = `${hours > 0 ? `${hours} ${translate(locale, 'events.hours')} ` : ''}${minutes} ${translate(locale, 'events.minutes')}`;
  return <span className="smaller muted">{translate(locale, 'agenda.in', { time })}</span>;
}
