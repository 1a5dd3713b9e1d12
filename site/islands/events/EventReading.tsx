import type { EventCardProps } from './EventCard.tsx';
import styles from './EventReading.module.css';

/** What the event is, what we make of it (marked as opinion), its topics and its source (SPEC F7). */
export function EventReading({ event, words }: EventCardProps) {
  const { summary, frdm_insight: insight, tags, source, source_link: link } = event;
  return (
    <>
      <div className={styles.reading}>
        {summary && <p>{summary}</p>}
        {insight && (
          <div className={styles.insight}>
            <p className={styles.opinion}>{words['events.insight']}</p>
            <p>{insight}</p>
          </div>
        )}
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={words['events.tags']}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.source}>
        {words['events.source']}{' '}
        {link === null ? (
          source
        ) : (
          <a href={link} target="_blank" rel="noopener nofollow">
            {source}
            <span className="hidden-text"> {words['events.newTab']}</span>
          </a>
        )}
      </p>
    </>
  );
}
