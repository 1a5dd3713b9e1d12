import { NO_FIGURE } from '#domain/format.ts';
import type { EventCardProps } from './EventCard.tsx';
import styles from './EventFigures.module.css';
import type { EventWords } from './words.ts';

/** Forecast, previous and actual as the source writes them (SPEC F7). */
export function EventFigures({ event, words }: EventCardProps) {
  const { forecast, previous, actual } = event;
  return (
    <dl className={styles.figures}>
      <Figure term={words['events.forecast']} figure={forecast} words={words} />
      <Figure term={words['events.before']} figure={previous} words={words} />
      <Figure term={words['events.actual']} figure={actual} words={words} part="event-actual" />
    </dl>
  );
}

interface FigureProps {
  readonly term: string;
  readonly figure: string | null;
  readonly words: EventWords;
  readonly part?: string;
}

function Figure({ term, figure, words, part }: FigureProps) {
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
      </dd>
    </div>
  );
}
