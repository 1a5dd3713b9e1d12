import { translate } from '#content/words/translate.ts';
import type { EventCardProps } from './card-props.ts';
import styles from './EventPairs.module.css';

/** The card shows this many pairs and the number of the others (F7). */
const MAX_PAIRS = 5;

/** The pairs an event can move. */
export function EventPairs({
  event: { affected_pairs: pairs },
  locale,
}: Pick<EventCardProps, 'event' | 'locale'>) {
  const more = pairs.length - MAX_PAIRS;
  return (
    <ul
      className="cluster gap-1 smaller"
      aria-label={translate(locale, 'events.pairs')}
      data-part="event-pairs"
    >
      {pairs.slice(0, MAX_PAIRS).map((pair) => (
        <li key={pair} className={styles.pair}>
          {pair}
        </li>
      ))}
      {more > 0 && (
        <li className={styles.pair} data-more>
          <span aria-hidden="true">+{more}</span>
          <span className="hidden-text">{translate(locale, 'events.morePairs', { count: more })}</span>
        </li>
      )}
    </ul>
  );
}
