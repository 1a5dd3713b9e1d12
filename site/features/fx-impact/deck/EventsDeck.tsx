import { type MouseEvent, useMemo } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, Scope } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import type { EventDay } from '#site/features/fx-impact/board/live-event.ts';
import { nextUpIndex } from '#site/features/fx-impact/board/live-event.ts';
import type { Mode } from '#site/features/fx-impact/board/mode.ts';
import { Deck, DeckStage } from '#site/lib/deck/Deck.tsx';
import { type DeckHandle, useDeck } from '#site/lib/deck/useDeck.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { DayStrip, DaySummary } from './DayStrip.tsx';
import { EventCards } from './EventCards.tsx';
import { EventControls } from './EventControls.tsx';
import { EventDots } from './EventDots.tsx';
import styles from './EventsDeck.module.css';

interface EventsDeckProps {
  readonly scope: Scope;
  /** At least one event. */
  readonly days: readonly EventDay[];
  readonly mode: Mode;
  /** Events load at the visitor's request; the deck waits for them. */
  readonly isLoading: boolean;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly onOpen: (id: string) => void;
}

/** The deck of events. It opens at the next event due, or at the last one when all are over (F5). */
export function EventsDeck({ scope, days, mode, isLoading, zone, locale, onOpen }: EventsDeckProps) {
  const events = useMemo(() => days.flatMap((day) => day.events), [days]);
  const nextUp = useClock((now) => nextUpIndex(events, now), -1);
  const ids = useMemo(() => events.map(({ id }) => id), [events]);
  const deck = useDeck({ ids, opensAt: nextUp < 0 ? events.length - 1 : nextUp, isPaused: isLoading });
  const { index, turn } = deck;
  const show = (card: number) => turn({ show: card });
  return (
    <Deck
      deck={deck}
      announcement={isLoading ? '' : announcement(events, index, locale)}
      className={styles.deck}
      aria-roledescription={translate(locale, 'events.carousel')}
      aria-label={translate(locale, 'events.deck')}
      data-part="events-deck"
      data-index={index}
      data-locked={deck.isLocked}
      data-mode={mode}
    >
      {scope === 'week' || days.length > 1 ? (
        <DayStrip days={days} index={index} onShow={show} locale={locale} />
      ) : (
        <DaySummary events={events} locale={locale} />
      )}
      <DeckStage deck={deck} className={styles.stage} onClick={(click) => stepTowards(click, turn)}>
        <EventCards
          {...{ events, index, zone, locale, onOpen }}
          nextUpId={events[nextUp]?.id}
          isDemo={mode === 'demo'}
        />
      </DeckStage>
      <EventDots {...{ days, index, zone, locale }} onShow={show} />
      <EventControls {...{ turn, nextUp, locale }} />
    </Deck>
  );
}

function announcement(events: readonly EconomicEvent[], index: number, locale: Locale): string {
  const title = events[index]?.title ?? '';
  return translate(locale, 'events.turned', { title, place: index + 1, count: events.length });
}

/** A click beside the current card goes to the neighbour on that side: inert cards pass it to the stage. */
function stepTowards({ target, currentTarget, clientX }: MouseEvent, turn: DeckHandle['turn']): void {
  if ((target as Element).closest('article')) return;
  const { left, width } = currentTarget.getBoundingClientRect();
  turn({ step: clientX < left + width / 2 ? -1 : 1 });
}
