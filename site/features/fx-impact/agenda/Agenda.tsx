import { Fragment, useDeferredValue, useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import { instantOf } from '#domain/events/live.ts';
import { wallClock } from '#domain/events/zones.ts';
import { formatDay } from '#domain/format.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';
import type { Filter } from '#site/features/fx-impact/board/filter.ts';
import { type EventDay, isPast } from '#site/features/fx-impact/board/live-event.ts';
import type { Mode } from '#site/features/fx-impact/board/mode.ts';
import { dayOf } from '#site/features/fx-impact/board/zone.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { useHydrated } from '#site/ui/useHydrated.ts';
import styles from './Agenda.module.css';
import { AgendaRow, type AgendaRowProps, FIGURES } from './AgendaRow.tsx';
import { SinceLastVisit } from './SinceLastVisit.tsx';

interface AgendaProps extends Pick<AgendaRowProps, 'zone' | 'locale' | 'onSelect' | 'onOpen'> {
  readonly days: readonly EventDay[];
  readonly mode: Mode;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Id of the event that rail, card and carousel show. */
  readonly selected: string;
}

/** All events as a list by day, one line each. The server renders it: the rows are there before any script (N2, N12). */
export function Agenda({ days, mode, locale, filter, onFilter, ...rest }: AgendaProps) {
  const isHighOnly = filter.impacts.join() === 'high';
  // Only the browser knows of an earlier visit.
  const isHydrated = useHydrated();
  return (
    <div className={styles.agenda} data-part="agenda" data-mode={mode}>
      <div className={styles.head}>
        <h2 className="hidden-text">{translate(locale, 'agenda.heading')}</h2>
        <button
          type="button"
          className={`as-link smaller ${styles.high}`}
          data-part="only-high"
          aria-pressed={isHighOnly}
          onClick={() => onFilter({ ...filter, impacts: isHighOnly ? [] : ['high'] })}
        >
          {translate(locale, 'agenda.onlyHigh')}
        </button>
      </div>
      <Days key={days.length > 1 ? 'days' : 'day'} {...rest} {...{ days, locale }} isDemo={mode === 'demo'} />
      <div className={styles.since}>
        {isHydrated && mode !== 'demo' && (
          <SinceLastVisit events={days.flatMap(({ events }) => events)} locale={locale} />
        )}
      </div>
    </div>
  );
}

/** As many rows as come at once when a week is chosen. */
const FIRST_ROWS = 40;

/** The days that are over fold into one line, unless the list has no others. The first rows render first; the others follow. */
function Days({ days, ...rest }: Omit<DayProps, 'day'> & Pick<AgendaProps, 'days'>) {
  const { zone, locale, selected } = rest;
  const isWhole = useDeferredValue(true, false);
  const today = useClock((now) => wallClock(new Date(now), zoneOf(zone)).day, '');
  const isPresent = days.some(({ day }) => day >= today);
  const earlier = isPresent ? days.filter(({ day }) => day < today) : [];
  const hasSelected = earlier.some(({ events }) => events.some(({ id }) => id === selected));
  const sectionOf = (day: EventDay) => <Day key={day.day} {...rest} day={day} />;
  let rows = 0;
  const past = earlier.reduce((sum, { events }) => sum + events.length, 0);
  return (
    <>
      {earlier.length > 0 && (
        // What is chosen elsewhere unfolds.
        <details className={styles.past} open={hasSelected || undefined}>
          <summary className="opens small muted">
            {translate(locale, past === 1 ? 'agenda.earlierOne' : 'agenda.earlier', { count: past })}
          </summary>
          {isWhole && earlier.map(sectionOf)}
        </details>
      )}
      {days
        .slice(earlier.length)
        .filter(({ events }, place) => {
          rows += events.length;
          return isWhole || place === 0 || rows <= FIRST_ROWS;
        })
        .map(sectionOf)}
    </>
  );
}

interface DayProps extends Omit<AgendaRowProps, 'event' | 'isSelected'> {
  readonly day: EventDay;
  readonly selected: string;
}

function Day({ day: { day, events }, selected, ...row }: DayProps) {
  const { zone, locale } = row;
  const heading = useId();
  // Its minute of the clock, so that the list renders again when an event joins those that are over.
  const minute = useClock((now) => now - (now % 60_000), 0);
  const isToday = useClock((now) => wallClock(new Date(now), zoneOf(zone)).day === day, false);
  const past = isToday ? events.filter((event) => isPast(event, minute)) : [];
  const next = useClock((now) => nextAt(events, zone, now), '');
  const rowOf = (event: EconomicEvent) => (
    <AgendaRow key={event.id} {...row} event={event} isSelected={event.id === selected} />
  );
  return (
    <section aria-labelledby={heading}>
      <h3 className={`small strong ${styles.date}`} id={heading}>
        <span>
          {formatDay(day, locale)}{' '}
          <span className={`smaller muted ${styles.zone}`}>{translate(locale, `events.zone.${zone}`)}</span>
        </span>
        {FIGURES.map((name) => (
          <span key={name} className={`smaller muted ${styles.column}`} aria-hidden="true">
            {translate(locale, `agenda.${name}`)}
          </span>
        ))}
      </h3>
      {past.length > 0 && (
        <details className={styles.past} data-today>
          <summary className="opens small muted">
            {translate(locale, 'agenda.past', { count: past.length })}
          </summary>
          <ol className="ledger">{past.map(rowOf)}</ol>
        </details>
      )}
      <ol className="ledger">
        {events
          .filter((event) => !past.includes(event))
          .map((event) => (
            <Fragment key={event.id}>
              {event.id === next && <NowLine zone={zone} locale={locale} />}
              {rowOf(event)}
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
    <li className={`smaller strong figures ${styles.now}`} data-part="agenda-now">
      <span className={styles.clock}>{translate(locale, 'agenda.now', { time })}</span>
    </li>
  );
}
