import { RetryButton } from '#site/ui/RetryButton.tsx';
import type { Events } from '../useEvents.ts';
import type { EventWords } from '../words.ts';
import strip from './DayStrip.module.css';
import { DeckControls } from './DeckControls.tsx';
import dots from './EventDots.module.css';
import deck from './EventsDeck.module.css';
import styles from './WaitingDeck.module.css';

interface WaitingDeckProps {
  readonly events: Events | undefined;
  /** There are events, but the filter lets none pass. */
  readonly onUnfilter: (() => void) | undefined;
  readonly words: EventWords;
}

/** In place of cards, and as tall as they: the events are on their way, failed, or there are none (SPEC F9). */
export function WaitingDeck({ events, onUnfilter, words }: WaitingDeckProps) {
  const isLoading = events === undefined || (events.response === undefined && !events.hasFailed);
  const hasFailed = events?.hasFailed === true || events?.response?.error?.code === 'unavailable';
  const told = isLoading
    ? 'events.loading'
    : onUnfilter
      ? 'events.noneFiltered'
      : hasFailed
        ? 'events.failed'
        : 'events.none';
  return (
    <div className={deck.deck}>
      <p className={strip.summary}>{'\u00a0'}</p>
      <div className={`${deck.stage} ${styles.stage}`} data-loading={isLoading}>
        <div className={deck.cards}>
          <div
            className={`${deck.place} ${styles.place}`}
            data-place="0"
            role={hasFailed ? 'alert' : 'status'}
          >
            <p key={told} className={styles.text}>
              {words[told]}
            </p>
            {!isLoading && !onUnfilter && (
              <RetryButton isPending={events.isFetching} onPress={events.refresh} stays="events-refresh">
                {words['events.retry']}
              </RetryButton>
            )}
            {onUnfilter && (
              <RetryButton isPending={false} onPress={onUnfilter} stays="events-refresh">
                {words['events.unfilter']}
              </RetryButton>
            )}
          </div>
          <GhostCards />
        </div>
      </div>
      <div className={styles.controls}>
        <p className={dots.dots}>
          <span className={dots.dot} />
        </p>
        <DeckControls onStep={nowhere} onHome={nowhere} onNextUp={undefined} words={words} />
      </div>
    </div>
  );
}

const nowhere = () => undefined;

/** Outlines of the cards to come. */
function GhostCards() {
  return ['-2', '-1', '1', '2'].map((place) => (
    <div key={place} className={`${deck.place} ${styles.place}`} data-place={place} aria-hidden="true" />
  ));
}
