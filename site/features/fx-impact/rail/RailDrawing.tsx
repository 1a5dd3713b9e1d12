import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { sessionsIn } from '#domain/time/sessions.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import styles from './DayRail.module.css';
import { percent, placeOn, type RailDay, type RailPlace } from './places.ts';
import { AXIS, ChosenRing, RailEvent } from './RailEvent.tsx';

interface RailDrawingProps {
  readonly day: RailDay;
  readonly places: readonly RailPlace[];
  readonly selected: string;
  readonly locale: Locale;
}

/** A day as a picture: its sessions, its hours, a tick for each event, and what is over. The slider around it says it in words. */
export function RailDrawing({ day, places, selected, locale }: RailDrawingProps) {
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

function Sessions({ day, locale }: Pick<RailDrawingProps, 'day' | 'locale'>) {
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
function Ruler({ day }: Pick<RailDrawingProps, 'day'>) {
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
              <text x={x} dx="3" y={AXIS + 16} data-half={Number(hour) % 12 === 0}>
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

function Past({ day }: Pick<RailDrawingProps, 'day'>) {
  const now = useNow(day);
  return now && <rect className={styles.past} x="0" y={ROW * ROWS} width={now} height={AXIS - ROW * ROWS} />;
}

function Now({ day }: Pick<RailDrawingProps, 'day'>) {
  const now = useNow(day);
  return (
    now && (
      <line className={styles.now} x1={now} x2={now} y1={ROW * ROWS} y2={AXIS + 8} data-part="rail-now" />
    )
  );
}
