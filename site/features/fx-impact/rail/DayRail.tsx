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
import { hourWords } from '#site/features/fx-impact/board/zone.ts';
import { impactWords } from '#site/features/fx-impact/card/ImpactSign.tsx';
import { useClock } from '#site/ui/countdown-clock.ts';
import { nearestTo, nextInStack, RAIL_KEYS } from './choose.ts';
import styles from './DayRail.module.css';
import { type RailDay, type RailPlace, railDay, railPlaces } from './places.ts';
import { RailDrawing } from './RailDrawing.tsx';

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
        <RailDrawing {...{ day, places, selected, locale }} />
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
          <span className="figures strong">{hourWords(event, zone, locale)}</span> {fullNameOf(event)}{' '}
          <span className="figures strong">{event.actual}</span>
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
    time: hourWords(event, zone, locale),
    name: fullNameOf(event),
    impact: impactWords(event, locale),
    state: actual === null ? translate(locale, `events.status.${off ?? status}`) : figure,
  });
}
