import { type KeyboardEvent, useEffect, useRef } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { fullNameOf } from '#domain/events/event-name.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import { daysOfDeck, type EventDay } from '#site/features/fx-impact/board/live-event.ts';
import { hourWords, otherDate, timeOf } from '#site/features/fx-impact/board/zone.ts';
import styles from './EventDots.module.css';

interface EventDotsProps {
  readonly days: readonly EventDay[];
  /** Index of the current card in the whole deck. */
  readonly index: number;
  readonly onShow: (card: number) => void;
  readonly zone: DisplayZone;
  readonly locale: Locale;
}

/** A dot with its time for each event of the current day (F5). One tab stop; the arrow keys turn the deck. */
export function EventDots({ days, index, onShow, zone, locale }: EventDotsProps) {
  const { firsts, current } = daysOfDeck(days, index);
  const first = firsts[current] ?? 0;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const dot = list.current?.children[index - first] as HTMLElement | undefined;
    if (dot)
      list.current?.scrollTo({ left: dot.offsetLeft - (list.current.clientWidth - dot.offsetWidth) / 2 });
  }, [index, first]);
  // The focus moves to the new current dot when the deck has handled the key.
  const follow = (press: KeyboardEvent) => {
    requestAnimationFrame(() => {
      if (press.isDefaultPrevented()) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    });
  };
  return (
    <ul ref={list} className={styles.dots} aria-label={translate(locale, 'events.dots')} onKeyDown={follow}>
      {days[current]?.events.map((event, place) => (
        <li key={event.id}>
          <button
            type="button"
            className={`muted figures ${styles.dot}`}
            data-part="event-dot"
            data-impact={event.impact_level}
            aria-current={first + place === index ? 'true' : undefined}
            aria-label={translate(locale, 'events.dot', {
              time: [otherDate(event, zone, locale), hourWords(event, zone, locale)]
                .filter(Boolean)
                .join(' '),
              title: fullNameOf(event),
            })}
            tabIndex={first + place === index ? 0 : -1}
            onClick={() => onShow(first + place)}
          >
            {timeOf(event, zone) ?? '—'}
          </button>
        </li>
      ))}
    </ul>
  );
}
