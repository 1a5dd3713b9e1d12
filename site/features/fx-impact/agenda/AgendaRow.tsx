import { type MouseEvent, memo } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { liveStatus, timingOf } from '#domain/events/live.ts';
import { NO_FIGURE } from '#domain/format.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import { hourWords } from '#site/features/fx-impact/board/zone.ts';
import { ImpactSign } from '#site/features/fx-impact/card/ImpactSign.tsx';
import { chooseFrom } from '#site/lib/motion/transition.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import styles from './AgendaRow.module.css';
import { RowState } from './RowState.tsx';

export interface AgendaRowProps {
  readonly event: EconomicEvent;
  readonly isDemo: boolean;
  /** Whether it is the one that rail, card and carousel show too. */
  readonly isSelected: boolean;
  readonly zone: DisplayZone;
  readonly locale: Locale;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

export const FIGURES = ['actual', 'forecast', 'previous'] as const;

/** One event on one line: hour, impact, name, figures and state; on a phone its lesser figures are under its name (N2). It renders apart: a choice changes two of a hundred. */
export const AgendaRow = memo(function AgendaRow({
  event,
  isDemo,
  isSelected,
  zone,
  locale,
  onSelect,
  onOpen,
}: AgendaRowProps) {
  const status = useClock((now) => liveStatus(event, now), event.status);
  const { id, title, currency, impact_level: impact } = event;
  const name = nameOf(event);
  const choose = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // A press on the name opens the detail, which has a transition of its own.
    const isName = target instanceof Element && target.closest('button') !== null;
    if (!isSelected) chooseFrom(isName ? null : currentTarget, () => onSelect(id));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its button chooses it too, when it has the focus
    <li
      className={styles.row}
      data-part="agenda-row"
      data-event-id={id}
      data-status={status}
      data-impact={impact}
      aria-current={isSelected ? 'true' : undefined}
      onClick={choose}
    >
      <time className="small strong figures" dateTime={event.time_iso}>
        {timingOf(event) === 'day' ? NO_FIGURE : hourWords(event, zone, locale)}
      </time>
      <ImpactSign event={event} locale={locale} />
      <span className={`smaller muted strong ${styles.currency}`}>{currency}</span>
      <p className={styles.name}>
        {isDemo ? (
          <span className={styles.plain} data-part="event-name">
            {name}
          </span>
        ) : (
          <button
            type="button"
            className={styles.open}
            data-part="event-open"
            onFocus={() => onSelect(id)}
            onClick={() => onOpen(id)}
          >
            <span data-part="event-name">{name}</span>
          </button>
        )}
        {isDemo ? (
          <strong className="smaller muted">{translate(locale, 'events.toast.demo')}</strong>
        ) : (
          name !== title && <span className={`smaller muted ${styles.source}`}>{title}</span>
        )}
      </p>
      {FIGURES.some((one) => event[one] !== null) && <Figures event={event} locale={locale} />}
      <RowState {...{ event, status, zone, locale }} />
    </li>
  );
});

/** The three figures as the source writes them; the actual one with its surprise, as an arrow and in words (F7). */
function Figures({ event, locale }: Pick<AgendaRowProps, 'event' | 'locale'>) {
  const { surprise, currency } = event;
  return (
    <dl className={`figures ${styles.figures}`}>
      {FIGURES.map((name) => (
        <div key={name} data-figure={name}>
          {/* Its space does not break: on a phone both are seen, or none is. */}
          <dt className="muted">{translate(locale, `agenda.${name}`)}&nbsp;</dt>
          <dd data-part={name === 'actual' ? 'event-actual' : undefined}>
            {event[name] ?? <span className="muted">{NO_FIGURE}</span>}
            {name === 'actual' && surprise && (
              <span data-part="event-surprise" data-value={surprise}>
                <span aria-hidden="true"> {surprise === 'positive' ? '▲' : '▼'}</span>
                <span className="hidden-text">
                  {' '}
                  {translate(locale, `events.surprise.${surprise}`, { currency: currency ?? '' }).trim()}
                </span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
