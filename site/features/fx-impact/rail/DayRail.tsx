import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { fullNameOf } from '#domain/events/event-name.ts';
import { liveStatus } from '#domain/events/live.ts';
import { wallClock } from '#domain/events/zones.ts';
import { formatDay, NO_FIGURE } from '#domain/format.ts';
import { type DisplayZone, zoneOf } from '#domain/time/display-zone.ts';
import { type Session, sessionsIn } from '#domain/time/sessions.ts';
import type { EventDay } from '#site/features/fx-impact/board/live-event.ts';
import { timeOf } from '#site/features/fx-impact/board/zone.ts';
import { impactWords } from '#site/features/fx-impact/card/ImpactSign.tsx';
import { useClock } from '#site/ui/countdown-clock.ts';
import { nearestTo, nextInStack, RAIL_KEYS } from './choose.ts';
import styles from './DayRail.module.css';
import { percent, placeOn, type RailDay, type RailPlace, railDay, railPlaces } from './places.ts';
import { AXIS, ChosenRing, RailEvent } from './RailEvent.tsx';

interface DayRailProps {
  /** At least one event. */
  readonly day: EventDay;
  /** Id of the chosen event, which is one of this day. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Opens the detail of an event; absent for an example. */
  readonly onOpen: ((id: string) => void) | undefined;
  readonly zone: DisplayZone;
  readonly locale: Locale;
}

/**
 * A day of 24 hours, its sessions, a tick for each event, and now (N2). To assistive technology it is a slider: one tab
 * stop, arrow keys and a drag move along the day, and its value says the event in words. Not a list box: the list of all
 * events is below it.
 */
export function DayRail({
  day: { day: date, events },
  selected,
  onSelect,
  onOpen,
  zone,
  locale,
}: DayRailProps) {
  const day = useMemo(() => railDay(date, zoneOf(zone)), [date, zone]);
  const places = useMemo(() => railPlaces(events, day), [events, day]);
  const [used, setUsed] = useState<string | null>(null);
  const hours = useId();
  const index = Math.max(
    events.findIndex(({ id }) => id === selected),
    0,
  );
  const event = events[index];
  const words = useEventWords(event, zone, locale);
  const choose = (id: string | undefined) => {
    if (id === undefined) return;
    setUsed(id);
    onSelect(id);
  };
  const press = (key: KeyboardEvent) => {
    if (key.ctrlKey || key.metaKey || key.altKey || key.shiftKey) return;
    const target = RAIL_KEYS[key.key]?.(index, events.length - 1);
    if (key.key === 'Enter' && event) onOpen?.(event.id);
    else if (target !== undefined) choose(events[target]?.id);
    else return;
    key.preventDefault();
  };
  return (
    <div className={styles.rail}>
      <div
        className={styles.slider}
        role="slider"
        tabIndex={0}
        aria-label={translate(locale, 'rail.label', { day: formatDay(date, locale) })}
        aria-describedby={hours}
        aria-valuemin={1}
        aria-valuemax={events.length}
        aria-valuenow={index + 1}
        aria-valuetext={words}
        data-part="day-rail"
        data-day={date}
        onKeyDown={press}
        {...usePointer(places, selected, choose)}
      >
        <Drawing {...{ day, places, selected, locale }} />
      </div>
      <p className="hidden-text" id={hours}>
        <SessionHours day={day} zone={zone} locale={locale} />
      </p>
      {event && used === selected && onOpen && (
        <button
          type="button"
          className={`smaller ${styles.readout}`}
          data-part="event-open"
          onClick={() => onOpen(event.id)}
        >
          <span className="figures strong">{timeOf(event, zone) ?? translate(locale, 'events.allDay')}</span>{' '}
          {fullNameOf(event)} <span className="figures strong">{event.actual}</span>
        </button>
      )}
    </div>
  );
}

/** A tap chooses the nearest event, a second one at the same place the next of its stack; a drag what is under it. */
function usePointer(
  places: readonly RailPlace[],
  selected: string,
  choose: (id: string | undefined) => void,
) {
  /** The stack that the last tap chose from; it ends with the next drag or key. */
  const tapped = useRef<number | null>(null);
  const held = useRef<{ readonly x: number; isDrag: boolean } | null>(null);
  const at = ({ currentTarget, clientX }: MouseEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return nearestTo(places, clientX - left, width);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0 && event.isPrimary) held.current = { x: event.clientX, isDrag: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = held;
      if (!current || event.buttons === 0) return;
      if (!current.isDrag && Math.abs(event.clientX - current.x) < SLOP_PX) return;
      if (!current.isDrag) event.currentTarget.setPointerCapture(event.pointerId);
      current.isDrag = true;
      tapped.current = null;
      const nearest = at(event);
      if (nearest && nearest.event.id !== selected) choose(nearest.event.id);
    },
    // A click, which is repeated where it came before the scripts.
    onClick: (event: MouseEvent<HTMLElement>) => {
      const wasDrag = held.current?.isDrag;
      held.current = null;
      if (wasDrag) return;
      const nearest = at(event);
      if (!nearest) return;
      const isAgain = tapped.current === nearest.stack;
      tapped.current = nearest.stack;
      choose(isAgain ? nextInStack(places, nearest.stack, selected) : nearest.event.id);
    },
  };
}

/** A move shorter than this, in px, is a tap. */
const SLOP_PX = 6;

interface DrawingProps {
  readonly day: RailDay;
  readonly places: readonly RailPlace[];
  readonly selected: string;
  readonly locale: Locale;
}

function Drawing({ day, places, selected, locale }: DrawingProps) {
  const chosen = places.find(({ event }) => event.id === selected);
  return (
    <svg className={styles.drawing} aria-hidden="true" focusable="false">
      <Past day={day} />
      <Sessions day={day} locale={locale} />
      <Ruler day={day} />
      {places.map((place) => (
        <RailEvent key={place.event.id} {...place} isSelected={place.event.id === selected} />
      ))}
      {chosen && <ChosenRing {...chosen} />}
      <Now day={day} />
    </svg>
  );
}

/** Height of one session's bar, px, with the space below it. */
const ROW = 11;
const ROWS = 2;
/** Asia is over when New York opens, so that they share a row. */
const MARKET_ROW = { asia: 0, london: 1, newYork: 0 } as const;
/** A shorter part of a session has no room for its name. */
const NAMED = 0.09;

function Sessions({ day, locale }: Pick<DrawingProps, 'day' | 'locale'>) {
  const sessions = sessionsIn(day.from, day.to);
  if (sessions.length === 0)
    return (
      <text x="0" y="9">
        {translate(locale, 'rail.closed')}
      </text>
    );
  return sessions.map(({ market, from, to }) => {
    const [start, end] = [placeOn(day, from), placeOn(day, to)];
    const top = MARKET_ROW[market] * ROW;
    return (
      <g key={`${market} ${from}`} className={styles.session} data-market={market}>
        <rect x={percent(start)} y={top} width={percent(end - start)} height={ROW - 1} />
        {end - start >= NAMED && (
          <text x={percent(start)} dx="4" y={top + 8.75}>
            {translate(locale, `rail.${market}`)}
          </text>
        )}
      </g>
    );
  });
}

/** A long tick and its hour every six hours, a short one at the others. */
function Ruler({ day }: Pick<DrawingProps, 'day'>) {
  return (
    <g className={styles.ruler}>
      <line x1="0" x2={percent(1)} y1={AXIS} y2={AXIS} />
      {day.hours.map(({ at, hour }) => {
        const isLong = Number(hour) % 6 === 0;
        const x = percent(placeOn(day, at));
        return (
          <g key={at}>
            <line x1={x} x2={x} y1={AXIS} y2={AXIS + (isLong ? 8 : 4)} />
            {isLong && (
              <text x={x} dx="3" y={AXIS + 16}>
                {hour}:00
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Where the clock is on the day, in minutes of it; null on another day. */
function useNow({ from, to }: RailDay): string | null {
  return useClock(
    (now) => (now < from || now >= to ? null : percent(placeOn({ from, to }, now - (now % 60_000)))),
    null,
  );
}

function Past({ day }: Pick<DrawingProps, 'day'>) {
  const now = useNow(day);
  return now && <rect className={styles.past} x="0" y={ROW * ROWS} width={now} height={AXIS - ROW * ROWS} />;
}

function Now({ day }: Pick<DrawingProps, 'day'>) {
  const now = useNow(day);
  return (
    now && (
      <line className={styles.now} x1={now} x2={now} y1={ROW * ROWS} y2={AXIS + 8} data-part="rail-now" />
    )
  );
}

function SessionHours({
  day,
  zone,
  locale,
}: Pick<DayRailProps, 'zone' | 'locale'> & { readonly day: RailDay }) {
  const clock = (instant: number) => wallClock(new Date(instant), zoneOf(zone)).time;
  const words = ({ market, opens, closes }: Session) =>
    translate(locale, 'rail.session', {
      name: translate(locale, `rail.${market}`),
      opens: clock(opens),
      closes: clock(closes),
    });
  const sessions = [...new Set(sessionsIn(day.from, day.to).map(words))].join('; ');
  return sessions && translate(locale, 'rail.sessions', { sessions });
}

/** The chosen event in words: hour, name, impact, and its figure or state. */
function useEventWords(event: EconomicEvent | undefined, zone: DisplayZone, locale: Locale): string {
  const status = useClock((now) => (event && liveStatus(event, now)) || '', event?.status ?? '');
  if (!event || status === '') return '';
  const { actual, surprise, currency } = event;
  const off = calledOff(event.schedule);
  const figure = [
    `${translate(locale, 'events.actual')} ${actual ?? NO_FIGURE}`,
    surprise && translate(locale, `events.surprise.${surprise}`, { currency: currency ?? '' }).trim(),
  ]
    .filter(Boolean)
    .join(', ');
  return translate(locale, 'rail.event', {
    time: timeOf(event, zone) ?? translate(locale, 'events.allDay'),
    name: fullNameOf(event),
    impact: impactWords(event, locale),
    state: actual === null ? translate(locale, `events.status.${off ?? status}`) : figure,
  });
}
