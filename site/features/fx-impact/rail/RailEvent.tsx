import { calledOff } from '#domain/events/called-off.ts';
import { instantOf, liveStatus } from '#domain/events/live.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import styles from './DayRail.module.css';
import { percent, type RailPlace, TICK_HEIGHT } from './places.ts';

/** Height of the axis from the top of the drawing, px. */
export const AXIS = 63;

/** Shapes around the end of a tick, so that a surprise is not a colour alone. */
const SIGNS = { positive: 'M-5 3.5H5L0-5Z', negative: 'M-5-3.5H5L0 5Z' } as const;

/** One event: a tick as high as its impact, a ring while it is to come, filled once it is out (N2). */
export function RailEvent({ event, place, shift, isSelected }: RailPlace & { readonly isSelected: boolean }) {
  const status = useClock((now) => liveStatus(event, now), event.status);
  const { id, impact_level: impact, surprise } = event;
  const height = TICK_HEIGHT[impact];
  const isOut = status === 'released' || calledOff(event.schedule) !== null;
  return (
    // A part of a line in percent: nested, because a transform takes no percentages.
    <svg x={percent(place)} y={AXIS} className={styles.place} aria-hidden="true">
      <g
        className={styles.event}
        transform={shift === 0 ? undefined : `translate(${shift} 0)`}
        data-part="rail-event"
        data-event-id={id}
        data-status={status}
        data-impact={impact}
        data-surprise={surprise ?? undefined}
        aria-current={isSelected ? 'true' : undefined}
      >
        <line y2={-height} />
        {instantOf(event) === null ? (
          <rect className={styles.sign} x="-3.5" y={-height - 3.5} width="7" height="7" />
        ) : isOut && surprise ? (
          <path className={styles.sign} d={SIGNS[surprise]} transform={`translate(0 ${-height})`} />
        ) : (
          <circle className={styles.sign} cy={-height} r={isOut ? 3 : 4} />
        )}
      </g>
    </svg>
  );
}

/** Around the chosen event; it glides to the next one. */
export function ChosenRing({ event, place, shift }: RailPlace) {
  return (
    <svg
      x={percent(place)}
      y={AXIS - TICK_HEIGHT[event.impact_level]}
      className={`${styles.place} ${styles.glide}`}
      aria-hidden="true"
    >
      <circle className={styles.chosen} cx={shift} r="8" />
    </svg>
  );
}
