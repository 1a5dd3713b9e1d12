import { useLayoutEffect, useMemo, useRef } from 'react';
import type { EconomicEvent, Scope } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { wrapIndex } from '#domain/deck.ts';
import { useClock } from '#site/ui/CountdownClock.ts';
import { cardStarts, useScrolledIndex } from '#site/ui/useScrolledIndex.ts';
import { DayStrip, DaySummary } from './DayStrip.tsx';
import { DeckControls } from './DeckControls.tsx';
import { EventCards } from './EventCards.tsx';
import styles from './EventsDeck.module.css';
import { groupByDay, nextUpIndex } from './live-event.ts';
import type { EventWords } from './words.ts';

interface EventsDeckProps {
  readonly scope: Scope;
  /** At least one. */
  readonly events: readonly EconomicEvent[];
  /** These are kept events, not the calendar as it is now. */
  readonly isStored: boolean;
  readonly locale: Locale;
  readonly words: EventWords;
}

const CARDS = 'ol ol > li';

/** The events as a tape that runs with time, opened at the next one due or, when all are over, at the last (SPEC F4, F7, F8). */
export function EventsDeck({ scope, events, isStored, locale, words }: EventsDeckProps) {
  const tape = useRef<HTMLDivElement>(null);
  const days = useMemo(() => groupByDay(events), [events]);
  const ordered = useMemo(() => days.flatMap((day) => day.events), [days]);
  const nextUp = useClock((now) => nextUpIndex(ordered, now), -1);
  const index = useScrolledIndex(tape, CARDS, ordered);
  // Only when the deck opens: a later reading must not pull the tape from under the reader.
  const opensAt = useRef(nextUp);
  useLayoutEffect(() => {
    if (opensAt.current < 0) showLast(tape.current);
    else showCard(tape.current, opensAt.current, 'instant');
  }, []);
  const show = (card: number) => showCard(tape.current, card);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-label={words['events.deck']}
      data-part="events-deck"
      data-index={index}
      data-locked="false"
      data-mode={isStored ? 'stored' : 'live'}
    >
      {scope === 'week' ? (
        <DayStrip days={days} index={index} onShow={show} locale={locale} words={words} />
      ) : (
        <DaySummary events={ordered} words={words} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <div className={styles.tape} ref={tape} tabIndex={0}>
        <EventCards
          days={days}
          nextUpId={ordered[nextUp]?.id}
          end={words[`events.end.${scope}`]}
          locale={locale}
          words={words}
        />
      </div>
      <DeckControls
        onStep={(step) => show(wrapIndex(index, step, ordered.length))}
        onNextUp={nextUp < 0 ? undefined : () => show(nextUp)}
        words={words}
      />
    </div>
  );
}

function showCard(tape: HTMLElement | null, card: number, behavior: ScrollBehavior = 'auto'): void {
  const left = tape && cardStarts(tape, CARDS)[card];
  if (left != null) tape?.scrollTo({ left, behavior });
}

/** All is over: the last card stands last in view, with those before it. */
function showLast(tape: HTMLElement | null): void {
  const last = tape && [...tape.querySelectorAll(CARDS)].at(-1);
  if (tape === null || !last) return;
  const end = tape.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(tape).paddingInlineEnd);
  tape.scrollBy({ left: last.getBoundingClientRect().right - end, behavior: 'instant' });
}
