import { useEffect, useRef } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatDayShort } from '#domain/format.ts';
import { daysOfDeck, type EventDay } from '#site/features/fx-impact/board/live-event.ts';
import styles from './DayStrip.module.css';

interface DayStripProps {
  readonly days: readonly EventDay[];
  /** Index of the current card in the whole deck. */
  readonly index: number;
  readonly onShow: (card: number) => void;
  readonly locale: Locale;
}

/** The days with their number of events; each shows its first card. A Mexican day may span two days of another zone (F8). */
export function DayStrip({ days, index, onShow, locale }: DayStripProps) {
  const { firsts, current } = daysOfDeck(days, index);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const day = strip.current?.children[current] as HTMLElement | undefined;
    if (day)
      strip.current?.scrollTo({ left: day.offsetLeft - (strip.current.clientWidth - day.offsetWidth) / 2 });
  }, [current]);
  return (
    <ul
      className={styles.days}
      ref={strip}
      aria-label={translate(locale, 'events.days')}
      data-part="events-days"
    >
      {days.map(({ day, events }, place) => (
        <li key={day}>
          <button
            type="button"
            className={`muted small strong ${styles.day}`}
            aria-current={place === current ? 'true' : undefined}
            onClick={() => onShow(firsts[place] ?? 0)}
          >
            <span>{formatDayShort(day, locale)}</span>
            <span className={styles.count}>
              {events.length} <span className="hidden-text">{translate(locale, 'events.dayCount')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface DaySummaryProps {
  readonly events: readonly EconomicEvent[];
  readonly locale: Locale;
}

/** The number of events, in place of the strip when there is one day. */
export function DaySummary({ events, locale }: DaySummaryProps) {
  const high = events.filter((event) => event.impact_level === 'high').length;
  return (
    <p className={`muted small ${styles.summary}`}>
      {translate(locale, 'events.summary', { count: events.length, high })}
    </p>
  );
}
