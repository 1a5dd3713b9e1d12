import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { expectsFigure } from '#domain/events/live.ts';
import { NO_FIGURE } from '#domain/format.ts';
import type { EventCardProps } from './card-props.ts';
import styles from './EventFigures.module.css';
import { OfficialNote } from './OfficialNote.tsx';

/** Forecast, previous and actual as the source writes them (F7), and whose figure the actual is. */
export function EventFigures({ event, zone, locale }: EventCardProps) {
  const { forecast, previous, actual, previous_revised_from: first } = event;
  // A speech has none: three dashes would say that figures are missing.
  if (actual === null && !expectsFigure(event)) return null;
  return (
    <>
      <dl className={styles.figures}>
        <Figure term={translate(locale, 'events.forecast')} figure={forecast} locale={locale} />
        <Figure
          term={translate(locale, 'events.before')}
          figure={previous}
          locale={locale}
          note={first ? translate(locale, 'events.revised', { first }) : undefined}
        />
        <Figure
          term={translate(locale, 'events.actual')}
          figure={actual}
          locale={locale}
          part="event-actual"
        />
      </dl>
      <OfficialNote {...{ event, zone, locale }} />
    </>
  );
}

interface FigureProps {
  readonly term: string;
  readonly figure: string | null;
  readonly locale: Locale;
  readonly part?: string;
  /** Under the figure. */
  readonly note?: string | undefined;
}

function Figure({ term, figure, locale, part, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className="smaller muted">{term}</dt>
      <dd data-part={part}>
        {figure ?? (
          <>
            <span aria-hidden="true">{NO_FIGURE}</span>
            <span className="hidden-text">{translate(locale, 'events.noFigure')}</span>
          </>
        )}
        {note && <small className="muted">{note}</small>}
      </dd>
    </div>
  );
}
