import { type MouseEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { nameOf } from '#domain/events/event-name.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import { type EventDay, nextUpIndex } from '#site/features/fx-impact/board/live-event.ts';
import type { Mode } from '#site/features/fx-impact/board/mode.ts';
import { Deck, DeckStage } from '#site/lib/deck/Deck.tsx';
import { type DeckHandle, useDeck } from '#site/lib/deck/useDeck.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { DaySummary } from './DayStrip.tsx';
import { EventCards } from './EventCards.tsx';
import { EventControls } from './EventControls.tsx';
import { EventDots } from './EventDots.tsx';
import styles from './EventsDeck.module.css';

interface EventsDeckProps {
  /** At least one event. */
  readonly days: readonly EventDay[];
  /** Those of all days. */
  readonly events: readonly EconomicEvent[];
  readonly mode: Mode;
  /** Events load at the visitor's request; the deck waits for them. */
  readonly isLoading: boolean;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  /** Id of the event that rail and list show too. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

/** The deck of events. Its card is the chosen event: a turn chooses another, and it follows what is chosen elsewhere (F5). */
export function EventsDeck(props: EventsDeckProps) {
  const { days, events, mode, isLoading, zone, locale, selected, onSelect, onOpen } = props;
  const nextUp = useClock((now) => nextUpIndex(events, now), -1);
  const ids = useMemo(() => events.map(({ id }) => id), [events]);
  const deck = useDeck({ ids, opensAt: Math.max(ids.indexOf(selected), 0), isPaused: isLoading });
  const { index, turn } = deck;
  useSharedChoice(ids, index, selected, isLoading, onSelect, (card) => turn({ follow: card }));
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
      <DaySummary events={events} locale={locale} />
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

/** Reports a turn of the deck, and shows what was chosen elsewhere, which it does not report back. */
function useSharedChoice(
  ids: readonly string[],
  index: number,
  selected: string,
  isLoading: boolean,
  onSelect: (id: string) => void,
  follow: (card: number) => void,
): void {
  const id = ids[index];
  const followed = useRef('');
  const tell = useEffectEvent(() => {
    const isOwnTurn = id !== followed.current;
    followed.current = '';
    if (isOwnTurn && id !== undefined && id !== selected) onSelect(id);
  });
  const show = useEffectEvent(() => {
    const card = ids.indexOf(selected);
    if (card < 0 || card === index) return;
    followed.current = selected;
    follow(card);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn of the deck
  useEffect(() => tell(), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice elsewhere, also one made while the deck waits
  useEffect(() => show(), [selected, isLoading]);
}

function announcement(events: readonly EconomicEvent[], index: number, locale: Locale): string {
  const event = events[index];
  const title = event ? nameOf(event) : '';
  return translate(locale, 'events.turned', { title, place: index + 1, count: events.length });
}

/** A click beside the current card goes to the neighbour on that side: inert cards pass it to the stage. */
function stepTowards({ target, currentTarget, clientX }: MouseEvent, turn: DeckHandle['turn']): void {
  if ((target as Element).closest('article')) return;
  const { left, width } = currentTarget.getBoundingClientRect();
  turn({ step: clientX < left + width / 2 ? -1 : 1 });
}
