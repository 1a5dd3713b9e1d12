import { fill } from '#content/words/define.ts';
import { NO_FIGURE } from '#domain/format.ts';
import type { EventWords } from '#site/features/fx-impact/board/words.ts';
import type { EventCardProps } from './EventCard.tsx';
import styles from './EventFigures.module.css';

/** Forecast, previous and actual as the source writes them (F7). */
export function EventFigures({ event, words }: Pick<EventCardProps, 'event' | 'words'>) {
  const { forecast, previous, actual, previous_revised_from: first } = event;
  return (
    <dl className={styles.figures}>
      <Figure term={words['events.forecast']} figure={forecast} words={words} />
      <Figure
        term={words['events.before']}
        figure={previous}
        words={words}
        note={first ? fill(words['events.revised'], { first }) : undefined}
      />
      <Figure term={words['events.actual']} figure={actual} words={words} part="event-actual" />
    </dl>
  );
}

interface FigureProps {
  readonly term: string;
  readonly figure: string | null;
  readonly words: EventWords;
  readonly part?: string;
  /** Under the figure. */
  readonly note?: string | undefined;
}

function Figure({ term, figure, words, part, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{term}</dt>
      <dd data-part={part}>
        {figure ?? (
          <>
            <span aria-hidden="true">{NO_FIGURE}</span>
            <span className="hidden-text">{words['events.noFigure']}</span>
          </>
        )}
        {note && <small className={styles.note}>{note}</small>}
      </dd>
    </div>
  );
}
