import { memo, useDeferredValue, useMemo } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { formatDay } from '#domain/format.ts';
import { EventCard } from './EventCard.tsx';
import styles from './EventsDeck.module.css';
import type { EventDay } from './live-event.ts';
import type { EventWords } from './words.ts';

interface EventCardsProps {
  readonly days: readonly EventDay[];
  readonly nextUpId: string | undefined;
  /** Said after the last card. */
  readonly end: string;
  readonly locale: Locale;
  readonly words: EventWords;
}

/** The cards by Mexico City day; kept apart from the deck so that scrolling does not render a hundred of them again. */
export const EventCards = memo(function EventCards(props: EventCardsProps) {
  const { days, nextUpId, end, locale, words } = props;
  // The cards the deck opens at are drawn first; the others follow without holding the page up.
  const isWhole = useDeferredValue(true, false);
  const near = useMemo(() => idsAround(days, nextUpId), [days, nextUpId]);
  return (
    <ol className={styles.days}>
      {days.map(({ day, events }) => (
        <li key={day} className={styles.day}>
          <h3 className={styles.date}>{formatDay(day, locale)}</h3>
          <ol className={styles.cards}>
            {events.map((event) => (
              <li key={event.id} className={styles.place} data-far={near.has(event.id) ? undefined : true}>
                <EventCard
                  event={event}
                  isNextUp={event.id === nextUpId}
                  isDrawn={isWhole || near.has(event.id)}
                  locale={locale}
                  words={words}
                />
              </li>
            ))}
          </ol>
        </li>
      ))}
      <li className={styles.end}>{end}</li>
    </ol>
  );
});

/** Cards to each side of the opening one that are drawn at once: more than a wide screen shows. */
const REACH = 6;

function idsAround(days: readonly EventDay[], id: string | undefined): ReadonlySet<string> {
  const ids = days.flatMap(({ events }) => events.map((event) => event.id));
  const at = id === undefined ? ids.length - 1 : ids.indexOf(id);
  return new Set(ids.slice(Math.max(0, at - REACH), at + REACH + 1));
}
