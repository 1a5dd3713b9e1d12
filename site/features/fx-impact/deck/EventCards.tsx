import { useDeferredValue, useState } from 'react';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import { EventCard } from '#site/features/fx-impact/card/EventCard.tsx';
import { cardOffset } from './card-offset.ts';
import styles from './EventsDeck.module.css';

interface EventCardsProps {
  readonly events: readonly EconomicEvent[];
  readonly index: number;
  readonly nextUpId: string | undefined;
  readonly isDemo: boolean;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly onOpen: (id: string) => void;
}

/** Cards farther from the centre are hidden (F5). */
const REACH = 2;

/** All cards, by their places from the centre; only the card in the middle can be used. */
export function EventCards({ events, index, nextUpId, isDemo, ...rest }: EventCardsProps) {
  // The cards in view render first; the others follow and do not block the page.
  const isWhole = useDeferredValue(true, false);
  const [isReading, onReading] = useState(false);
  return (
    <ol className={styles.cards}>
      {events.map((event, place) => {
        const offset = cardOffset(place, index, events.length);
        if (!isWhole && Math.abs(offset) > REACH) return null;
        return (
          <li key={event.id} className={styles.place} inert={offset !== 0} data-place={placeOf(offset)}>
            <EventCard
              {...rest}
              {...{ isReading, onReading }}
              event={event}
              offset={offset}
              isNextUp={event.id === nextUpId}
              isDemo={isDemo}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** The five cards in view each have a place; the others share one on each side. */
function placeOf(offset: number): string {
  return Math.abs(offset) <= REACH ? String(offset) : offset < 0 ? 'before' : 'after';
}
