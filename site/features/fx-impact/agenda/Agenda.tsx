import { Fragment, useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, OfficialState } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { remainingUntil } from '#domain/countdown.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { instantOf, liveStatus } from '#domain/events/live.ts';
import { wallClock } from '#domain/events/zones.ts';
import { formatDay, NO_FIGURE } from '#domain/format.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';
import type { Filter } from '#site/features/fx-impact/board/filter.ts';
import { useIsSure } from '#site/features/fx-impact/board/known.ts';
import { type EventDay, isPast } from '#site/features/fx-impact/board/live-event.ts';
import type { Mode } from '#site/features/fx-impact/board/mode.ts';
import { dayOf, timeOf } from '#site/features/fx-impact/board/zone.ts';
import { MovedFrom } from '#site/features/fx-impact/card/EventMoment.tsx';
import { EventStatusLabel } from '#site/features/fx-impact/card/EventStatusLabel.tsx';
import { ImpactSign } from '#site/features/fx-impact/card/ImpactSign.tsx';
import { scheduleWords } from '#site/features/fx-impact/card/ScheduleNote.tsx';
import { adoptSheets } from '#site/lib/toasts/sheets.ts';
import { Button } from '#site/ui/Button.tsx';
import { useClock } from '#site/ui/countdown-clock.ts';
import css from './agenda.css?inline';
import { SinceLastVisit } from './SinceLastVisit.tsx';

interface AgendaProps {
  readonly days: readonly EventDay[];
  readonly mode: Mode;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly onOpen: (id: string) => void;
}

// Loads with this code, so that the page itself stays small.
adoptSheets(document, [css]);

/** All events as a list by day, one line each; events that are over are folded away (N2). */
export default function Agenda({ days, mode, locale, filter, onFilter, ...rest }: AgendaProps) {
  const isHighOnly = filter.impacts.join() === 'high';
  return (
    <div className="agenda" data-part="agenda" data-mode={mode}>
      <div className="cluster apart">
        <h3 className="size-2">{translate(locale, 'agenda.heading')}</h3>
        <Button
          data-part="only-high"
          aria-pressed={isHighOnly}
          onClick={() => onFilter({ ...filter, impacts: isHighOnly ? [] : ['high'] })}
        >
          {translate(locale, 'agenda.onlyHigh')}
        </Button>
      </div>
      {mode !== 'demo' && <SinceLastVisit events={days.flatMap(({ events }) => events)} locale={locale} />}
      {days.map((day) => (
        <Day key={day.day} {...rest} day={day} isDemo={mode === 'demo'} locale={locale} />
      ))}
    </div>
  );
}

interface DayProps extends Omit<AgendaProps, 'days' | 'mode' | 'filter' | 'onFilter'> {
  readonly day: EventDay;
  readonly isDemo: boolean;
}

function Day({ day: { day, events }, ...row }: DayProps) {
  const { zone, locale } = row;
  const heading = useId();
  // Its minute of the clock, so that the list renders again when an event joins those that are over.
  const minute = useClock((now) => now - (now % 60_000), 0);
  const past = events.filter((event) => isPast(event, minute));
  const next = useClock((now) => nextAt(events, zone, now), '');
  return (
    <section aria-labelledby={heading}>
      <h4 className="agenda-date agenda-grid strong" id={heading}>
        <span>
          {formatDay(day, locale)}{' '}
          <span className="smaller muted">{translate(locale, `events.zone.${zone}`)}</span>
        </span>
        {FIGURES.map((name) => (
          <span key={name} className="agenda-column smaller muted" aria-hidden="true">
            {translate(locale, `agenda.${name}`)}
          </span>
        ))}
      </h4>
      {past.length > 0 && (
        <details className="agenda-past">
          <summary className="tap small muted">
            {translate(locale, 'agenda.past', { count: past.length })}
          </summary>
          <ol className="ledger">
            {past.map((event) => (
              <Row key={event.id} {...row} event={event} />
            ))}
          </ol>
        </details>
      )}
      <ol className="ledger">
        {events
          .filter((event) => !past.includes(event))
          .map((event) => (
            <Fragment key={event.id}>
              {event.id === next && <NowLine zone={zone} locale={locale} />}
              <Row {...row} event={event} />
            </Fragment>
          ))}
      </ol>
    </section>
  );
}

/** Id of the first event of today that is still to come; empty on other days. */
function nextAt(events: readonly EconomicEvent[], zone: DisplayZone, now: number): string {
  const next = events.find((event) => (instantOf(event) ?? 0) > now);
  const today = wallClock(new Date(now), zoneOf(zone)).day;
  return next && dayOf(next, zone) === today ? next.id : '';
}

function NowLine({ zone, locale }: Pick<DayProps, 'zone' | 'locale'>) {
  const time = useClock((now) => wallClock(new Date(now), zoneOf(zone)).time, '');
  return (
    <li className="agenda-now smaller strong figures" data-part="agenda-now">
      {translate(locale, 'agenda.now', { time })}
    </li>
  );
}

interface RowProps extends Omit<DayProps, 'day'> {
  readonly event: EconomicEvent;
}

function Row({ event, isDemo, zone, locale, onOpen }: RowProps) {
  const status = useClock((now) => liveStatus(event, now), event.status);
  const { id, title, currency, impact_level: impact } = event;
  const off = calledOff(event.schedule);
  const scheduled = scheduleWords({ event, zone, locale });
  return (
    <li
      className="agenda-row agenda-grid"
      data-part="agenda-row"
      data-event-id={id}
      data-status={status}
      data-impact={impact}
    >
      <p className="agenda-what">
        <time className="small strong figures" dateTime={event.time_iso}>
          {timeOf(event, zone) ?? translate(locale, 'events.allDay')}
        </time>
        <ImpactSign impact={impact} locale={locale} />
        <span className="agenda-currency smaller muted strong">{currency}</span>
        {isDemo ? (
          <span>{title}</span>
        ) : (
          <button type="button" className="agenda-open" data-part="event-open" onClick={() => onOpen(id)}>
            {title}
          </button>
        )}
      </p>
      {FIGURES.some((name) => event[name] !== null) && <Figures event={event} locale={locale} />}
      <p className="agenda-state smaller muted">
        {isDemo && <strong>{translate(locale, 'events.demo.mark')}</strong>}
        {status === 'upcoming' && off === null ? (
          <TimeLeft event={event} locale={locale} />
        ) : (
          <EventStatusLabel event={event} status={status} locale={locale} />
        )}
        {event.schedule?.state === 'confirmed' && status === 'upcoming' && (
          <span data-part="event-schedule" data-state="confirmed" title={scheduled}>
            <span aria-hidden="true">✓ {event.schedule.publisher}</span>
            <span className="hidden-text">{scheduled}</span>
          </span>
        )}
        {status !== 'upcoming' && <OfficialStateWords {...{ event, locale }} />}
      </p>
      {status === 'upcoming' && off === null && <MovedFrom {...{ event, zone, locale }} />}
      {scheduled !== '' && event.schedule?.state !== 'confirmed' && (
        <p className="smaller" data-part="event-schedule" data-state={event.schedule?.state}>
          {scheduled}
        </p>
      )}
    </li>
  );
}

const PENDING = ['not_out_yet', 'late', 'unconfirmed'] as const satisfies readonly OfficialState[];

/** Where the publisher's own figure is while there is none, as of a present reading (N11). */
function OfficialStateWords({ event, locale }: Pick<RowProps, 'event' | 'locale'>) {
  const isSure = useIsSure();
  const state = PENDING.find((one) => one === event.official?.state);
  if (!state || !isSure) return null;
  return (
    <span data-part="event-official-state" data-state={state}>
      {translate(locale, `agenda.official.${state}`)}
    </span>
  );
}

const FIGURES = ['actual', 'forecast', 'previous'] as const;

/** The three figures as the source writes them; the actual one with its surprise, as an arrow and in words (F7). */
function Figures({ event, locale }: Pick<RowProps, 'event' | 'locale'>) {
  const { surprise, currency } = event;
  return (
    <dl className="agenda-figures smaller figures">
      {FIGURES.map((name) => (
        <div key={name}>
          <dt className="muted">{translate(locale, `agenda.${name}`)}</dt>{' '}
          <dd data-part={name === 'actual' ? 'event-actual' : undefined}>
            {event[name] ?? <span className="muted">{NO_FIGURE}</span>}
            {name === 'actual' && surprise && (
              <span data-part="event-surprise" data-value={surprise}>
                <span aria-hidden="true"> {surprise === 'positive' ? '▲' : '▼'}</span>
                <span className="hidden-text">
                  {' '}
                  {translate(locale, `events.surprise.${surprise}`, { currency: currency ?? '' }).trim()}
                </span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Rounded to the minute: a hundred running seconds would distract the reader. */
function TimeLeft({ event, locale }: Pick<RowProps, 'event' | 'locale'>) {
  const instant = instantOf(event);
  const minute = useClock((now) => now - (now % 60_000), 0);
  if (instant === null || minute === 0) return null;
  const { hours, minutes } = remainingUntil(instant, minute);
  const time = `${hours > 0 ? `${hours} ${translate(locale, 'events.hours')} ` : ''}${minutes} ${translate(locale, 'events.minutes')}`;
  return <>{translate(locale, 'agenda.in', { time })}</>;
}
