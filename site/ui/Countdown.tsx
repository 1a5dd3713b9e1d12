import styles from './Countdown.module.css';

interface CountdownProps {
  /** The deadline, epoch ms. */
  readonly until: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Short unit marks: "h", "min", "s". */
  readonly units: { readonly hours: string; readonly minutes: string; readonly seconds: string };
  /** Fixed label for screen readers, which do not announce the changing digits. */
  readonly label: string;
  readonly part?: string;
}

/** Time left, in digits of constant width (F7). */
export function Countdown({ until, hours, minutes, seconds, units, label, part }: CountdownProps) {
  return (
    <span
      className={styles.countdown}
      role="timer"
      aria-live="off"
      aria-label={label}
      data-part={part}
      data-until={until}
    >
      <Cell value={hours} unit={units.hours} /> <Cell value={minutes} unit={units.minutes} />{' '}
      <Cell value={seconds} unit={units.seconds} />
    </span>
  );
}

function Cell({ value, unit }: { readonly value: number; readonly unit: string }) {
  return (
    <span>
      {/* A script counts down before React does (count-down.ts). */}
      <span className={styles.value} data-left suppressHydrationWarning>
        {String(value).padStart(2, '0')}
      </span>{' '}
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}
