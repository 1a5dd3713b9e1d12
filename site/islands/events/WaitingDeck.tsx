import { RetryButton } from '#site/ui/RetryButton.tsx';
import strip from './DayStrip.module.css';
import { DeckControls } from './DeckControls.tsx';
import tape from './EventsDeck.module.css';
import type { Events } from './useEvents.ts';
import styles from './WaitingDeck.module.css';
import type { EventWords } from './words.ts';

interface WaitingDeckProps {
  readonly events: Events | undefined;
  readonly words: EventWords;
}

/** In place of cards, and as tall as they: the events are on their way, failed, or there are none (SPEC F9). */
export function WaitingDeck({ events, words }: WaitingDeckProps) {
  const isLoading =
    events === undefined || (events.response === undefined && events.isFetching && !events.hasFailed);
  const hasFailed = events?.hasFailed === true || events?.response?.error?.code === 'unavailable';
  const told = isLoading ? 'events.loading' : hasFailed ? 'events.failed' : 'events.none';
  return (
    <div>
      <p className={strip.summary}>{'\u00a0'}</p>
      <div className={`${tape.tape} ${styles.tape}`} data-loading={isLoading}>
        <p className={tape.date}>{'\u00a0'}</p>
        <div className={tape.cards}>
          <div className={`${tape.place} ${styles.place}`} role={hasFailed ? 'alert' : 'status'}>
            <p key={told} className={styles.text}>
              {words[told]}
            </p>
            {!isLoading && (
              <RetryButton isPending={events.isFetching} onPress={events.refresh} stays="events-refresh">
                {words['events.retry']}
              </RetryButton>
            )}
          </div>
          <GhostCards />
        </div>
      </div>
      <div className={styles.controls}>
        <DeckControls onStep={nowhere} onNextUp={undefined} words={words} />
      </div>
    </div>
  );
}

const nowhere = () => undefined;

/** Outlines of the cards to come, so that the deck is as wide as a full one. */
function GhostCards() {
  return ['a', 'b', 'c', 'd', 'e'].map((place) => (
    <div key={place} className={`${tape.place} ${styles.place}`} aria-hidden="true" />
  ));
}
