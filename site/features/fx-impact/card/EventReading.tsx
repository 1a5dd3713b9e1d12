import { translate } from '#content/words/translate.ts';
import { nameOf } from '#domain/events/event-name.ts';
import type { EventCardProps } from './card-props.ts';
import styles from './EventReading.module.css';

export interface EventReadingProps extends EventCardProps {
  /** Opens the detail; an example has none. */
  readonly onOpen?: ((id: string) => void) | undefined;
  /** Whether the summary and our view are unfolded: on all cards, or on none. */
  readonly isReading: boolean;
  readonly onReading: (isReading: boolean) => void;
}

/** Folded: the event's summary, our view (marked as opinion) and its topics. Below them its source and the button to its detail (F7). */
export function EventReading({ event, locale, onOpen, isReading, onReading }: EventReadingProps) {
  const { id, summary, frdm_insight: insight, tags } = event;
  return (
    <>
      <details
        className={styles.reading}
        data-part="event-reading"
        open={isReading}
        onToggle={({ currentTarget }) => onReading(currentTarget.open)}
      >
        <summary className="opens gold strong">{translate(locale, 'events.reading')}</summary>
        {summary && <p>{summary}</p>}
        {insight && (
          <div className={styles.insight}>
            <p className="gold smaller strong">{translate(locale, 'events.insight')}</p>
            <p>{insight}</p>
          </div>
        )}
        {tags.length > 0 && (
          <ul
            className={`cluster flush smaller muted ${styles.tags}`}
            aria-label={translate(locale, 'events.tags')}
          >
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </details>
      <div className={`cluster apart gap-2 ${styles.foot}`}>
        <EventSourceLine event={event} locale={locale} />
        {onOpen && (
          <button
            type="button"
            className="as-link gold small strong"
            data-part="event-open"
            onClick={() => onOpen(id)}
          >
            {translate(locale, 'events.open')}
            <span className="hidden-text"> {nameOf(event)}</span>
          </button>
        )}
      </div>
    </>
  );
}

/** Who lists the event, with a link where it has one. */
export function EventSourceLine({ event, locale }: Pick<EventCardProps, 'event' | 'locale'>) {
  // If two publishers need two lines, the dot between them stays with the first.
  const source = event.source.split(' · ').map(wholeName).join('\u00a0· ');
  const { source_link: link } = event;
  return (
    <p className="smaller muted">
      {translate(locale, 'events.source')}{' '}
      {link === null ? (
        source
      ) : (
        <a href={link} target="_blank" rel="noopener nofollow">
          {source}
          <span className="hidden-text"> {translate(locale, 'events.newTab')}</span>
        </a>
      )}
    </p>
  );
}

/** Keeps a publisher's name on one line; a line may end between two publishers. */
const wholeName = (name: string): string => name.replaceAll(' ', '\u00a0');
