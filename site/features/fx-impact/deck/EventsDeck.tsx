import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, Scope } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { DRAG_SCALE } from '#domain/events-deck.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import type { EventDay } from '#site/features/fx-impact/board/live-event.ts';
import { nextUpIndex } from '#site/features/fx-impact/board/live-event.ts';
import type { Mode } from '#site/features/fx-impact/board/mode.ts';
import { useClock } from '#site/ui/CountdownClock.ts';
import { useDrag } from '#site/ui/useDrag.ts';
import { useFocusKept } from '#site/ui/useFocusKept.ts';
import { DayStrip, DaySummary } from './DayStrip.tsx';
import { DeckControls } from './DeckControls.tsx';
import { EventCards } from './EventCards.tsx';
import { EventDots } from './EventDots.tsx';
import styles from './EventsDeck.module.css';
import { useEventsDeck } from './useEventsDeck.ts';

interface EventsDeckProps {
  readonly scope: Scope;
  /** At least one event. */
  readonly days: readonly EventDay[];
  readonly mode: Mode;
  /** Events the visitor waits for are on their way. */
  readonly isLoading: boolean;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly onOpen: (id: string) => void;
}

/** One card in the middle, its neighbours beside it; opened at the next event due or, when all are over, at the last (F5). */
export function EventsDeck({ scope, days, mode, isLoading, zone, locale, onOpen }: EventsDeckProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const events = useMemo(() => days.flatMap((day) => day.events), [days]);
  const nextUp = useClock((now) => nextUpIndex(events, now), -1);
  const [opensAt] = useState(nextUp < 0 ? events.length - 1 : nextUp);
  const deck = useEventsDeck({ events, opensAt, isLoading });
  useDrag(stage, { isObeyed: !deck.isLocked, scale: DRAG_SCALE, onRelease: deck.release });
  useFocusKept(frame, deck.index);
  const { index } = deck;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      ref={frame}
      role="group"
      className={styles.deck}
      aria-roledescription={translate(locale, 'events.carousel')}
      aria-label={translate(locale, 'events.deck')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn the deck wherever in it the focus is
      tabIndex={0}
      data-part="events-deck"
      data-index={index}
      data-locked={deck.isLocked}
      data-mode={mode}
      onKeyDown={deck.onKeyDown}
    >
      {scope === 'week' || days.length > 1 ? (
        <DayStrip days={days} index={index} onShow={deck.show} locale={locale} />
      ) : (
        <DaySummary events={events} locale={locale} />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the deck do the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a way for the pointer only; the buttons below name it */}
      <div ref={stage} className={styles.stage} onClick={(click) => stepTowards(click, deck.step)}>
        <EventCards
          {...{ events, index, zone, locale, onOpen }}
          nextUpId={events[nextUp]?.id}
          isDemo={mode === 'demo'}
        />
      </div>
      <p className="hidden-text" role="status">
        {deck.isLocked && !isLoading && announcement(events, index, locale)}
      </p>
      <EventDots {...{ days, index, zone, locale }} onShow={deck.show} />
      <DeckControls
        onStep={deck.step}
        onHome={() => deck.show(0)}
        onNextUp={nextUp < 0 ? undefined : () => deck.show(nextUp)}
        locale={locale}
      />
    </div>
  );
}

function announcement(events: readonly EconomicEvent[], index: number, locale: Locale): string {
  const title = events[index]?.title ?? '';
  return translate(locale, 'events.turned', { title, place: index + 1, count: events.length });
}

/** Beside the card in the middle a click goes to the neighbour on that side: inert cards let it through to the stage. */
function stepTowards({ target, currentTarget, clientX }: MouseEvent, step: (by: 1 | -1) => void): void {
  if ((target as Element).closest('article')) return;
  const { left, width } = currentTarget.getBoundingClientRect();
  step(clientX < left + width / 2 ? -1 : 1);
}
