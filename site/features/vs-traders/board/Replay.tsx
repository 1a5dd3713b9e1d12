import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { serverNow } from '#site/ui/server-time.ts';
import styles from './Replay.module.css';

/** One day, with a glide of 300 ms in it. */
const STEP_MS = 450;

/** This hour on an earlier day of the reader's calendar, where a day may have 23 or 25 hours. */
function daysAgo(count: number): Date {
  const date = new Date(serverNow());
  date.setDate(date.getDate() - count);
  return date;
}

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, options);
}

export interface ReplayProps {
  /** Daily long shares of each instrument, in the order of the instruments, oldest first. */
  readonly shares: readonly (readonly (number | null)[])[];
  /** Index of the day on show; null for now. */
  readonly day: number | null;
  readonly onDay: (day: number | null) => void;
  readonly locale: Locale;
}

/** Plays the stored days one by one, from the first press on; the slider goes to any of them, also by keys (E1). */
export default function Replay({ shares, day, onDay, locale }: ReplayProps) {
  const [isPlaying, setPlaying] = useState(true);
  const last = Math.max(0, ...shares.map(({ length }) => length)) - 1;
  const at = day ?? last;
  const step = useEffectEvent(() => {
    // The last place is now, and the end.
    const next = day === null ? 0 : day + 1;
    onDay(next < last ? next : null);
    if (next >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return;
    step();
    const timer = setInterval(step, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const go = (to: number) => {
    setPlaying(false);
    onDay(to < last ? to : null);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') go(last);
    else if (event.key === ' ') setPlaying((is) => !is);
    else {
      // A key for the place where it is already changes nothing, and still takes over.
      if (event.key !== 'Tab') setPlaying(false);
      return;
    }
    event.preventDefault();
  };
  const dateOf = (place: number, options: Intl.DateTimeFormatOptions) =>
    place >= last ? translate(locale, 'replay.now') : formatOf(locale, options).format(daysAgo(last - place));
  const missing = SYMBOLS.filter((_, place) => (shares[place]?.[at] ?? null) === null);
  const date = dateOf(at, { day: 'numeric', month: 'long', year: 'numeric' });
  const text =
    day === null || missing.length === 0
      ? date
      : translate(locale, 'replay.missing', { date, symbols: missing.join(', ') });
  return (
    <div className={styles.replay} data-playing={isPlaying}>
      <button
        type="button"
        className={styles.play}
        aria-label={translate(locale, isPlaying ? 'replay.pause' : 'replay.play')}
        // The press that asked for this part is the first one: the focus stays where it was.
        // biome-ignore lint/a11y/noAutofocus: this button takes the place of the one that was pressed
        autoFocus
        data-part="board-replay-play"
        onClick={() => setPlaying((is) => !is)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPlaying ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M8 5v14l11-7z'} />
        </svg>
      </button>
      <div className={styles.time}>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={translate(locale, 'replay.day')}
          aria-valuetext={text}
          data-part="board-replay-day"
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
          onKeyDown={onKey}
          onPointerDown={() => setPlaying(false)}
        />
        <svg className={styles.ruler} aria-hidden="true">
          {Array.from({ length: last + 1 }, (_, place) => (
            <line
              key={daysAgo(last - place).getTime()}
              x1={`${(place / last) * 100}%`}
              x2={`${(place / last) * 100}%`}
              y2={(last - place) % 7 === 0 ? 9 : 5}
            />
          ))}
        </svg>
        <p className={`smaller muted ${styles.dates}`} aria-hidden="true">
          <span>{dateOf(0, { day: 'numeric', month: 'short' })}</span>
          <strong>
            {day === null ? '' : dateOf(at, { weekday: 'short', day: 'numeric', month: 'short' })}
          </strong>
          <span>{translate(locale, 'replay.now')}</span>
        </p>
      </div>
    </div>
  );
}
