import { useId } from 'react';
import { fill } from '#content/words/define.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { remainingUntil } from '#domain/countdown.ts';
import { formatDay } from '#domain/format.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import { type EventDay, instantOf, liveStatus } from '#site/features/fx-impact/board/live-event.ts';
import { type LiveWords, liveWords } from '#site/features/fx-impact/board/live-words.ts';
import type { Mode } from '#site/features/fx-impact/board/mode.ts';
import type { EventWords } from '#site/features/fx-impact/board/words.ts';
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
  readonly words: EventWords;
  readonly onOpen: (id: string) => void;
}

// Comes with this code, so that the page itself does not carry it.
adoptSheets(document, [css]);

/** All events as a list by day: the same as the cards, for whoever would rather read than turn (N2). */
export default function Agenda({ days, mode, locale, ...rest }: AgendaProps) {
  const live = liveWords(locale);
  return (
    <div className="agenda" data-part="events-agenda" data-mode={mode}>
      {days.map((day) => (
        <Day key={day.day} {...rest} day={day} isDemo={mode === 'demo'} locale={locale} live={live} />
      ))}
    </div>
  );
}

interface DayProps extends Omit<AgendaProps, 'days' | 'mode'> {
  readonly day: EventDay;
  readonly isDemo: boolean;
  readonly live: LiveWords;
}

function Day({ day: { day, events }, locale, ...rest }: DayProps) {
  const heading = useId();
  return (
    <section className="agenda-day" aria-labelledby={heading}>
      <h3 className="agenda-date" id={heading}>
        {formatDay(day, locale)} <span className="agenda-zone">{rest.words[`events.zone.${rest.zone}`]}</span>
      </h3>
      <ol className="agenda-rows">
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

function Row({ event, isDemo, zone, locale, words, live, onOpen }: RowProps) {
  const status = useClock((now) => liveStatus(event, now), event.status);
  const { id, title, currency, impact_level: impact, surprise } = event;
  return (
    <li
      className="agenda-row"
      data-part="agenda-row"
      data-event-id={id}
      data-status={status}
      data-impact={impact}
    >
      <p className="agenda-time">
        <time dateTime={event.time_iso}>{timeOf(event, zone) ?? words['events.allDay']}</time>
        {status === 'upcoming' && <TimeLeft event={event} words={words} live={live} />}
      </p>
      <div className="agenda-event">
        <h4 className="agenda-title">
          {currency && <span className="agenda-currency">{currency}</span>}{' '}
          {isDemo ? (
            title
          ) : (
            <button type="button" className="agenda-open" data-part="event-open" onClick={() => onOpen(id)}>
              {title}
            </button>
          )}
        </h4>
        <p className="agenda-labels">
          <span className="agenda-impact" data-impact={impact}>
            {words[`events.impact.${impact}`]}
          </span>
          <EventStatusLabel status={status} words={words} />
          {isDemo && <strong>{words['events.demo.mark']}</strong>}
        </p>
        {status === 'upcoming' && <MovedFrom {...{ event, zone, locale, words }} />}
        <EventPairs event={event} words={words} />
      </div>
      <div className="agenda-figures">
        <EventFigures event={event} words={words} />
        {status === 'released' && surprise && (
          <SurpriseMark event={event} surprise={surprise} words={words} />
        )}
      </div>
    </li>
  );
}

/** To the minute: a list of a hundred running seconds would be no list to read. */
function TimeLeft({ event, words, live }: Pick<RowProps, 'event' | 'words' | 'live'>) {
  const instant = instantOf(event);
  const minute = useClock((now) => now - (now % 60_000), 0);
  if (instant === null || minute === 0) return null;
  const { hours, minutes } = remainingUntil(instant, minute);
  const time = `${hours > 0 ? `${hours} ${words['events.hours']} ` : ''}${minutes} ${words['events.minutes']}`;
  return <span className="agenda-left">{fill(live['agenda.in'], { time })}</span>;
}
