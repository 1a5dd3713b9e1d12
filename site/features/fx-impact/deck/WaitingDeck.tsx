import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { absenceIn } from '#domain/events/absence.ts';
import type { Events } from '#site/features/fx-impact/board/useEvents.ts';
import { type Sunday, sundayOf } from '#site/features/fx-impact/calendar/period.ts';
import { WaitingGround } from '#site/lib/WaitingGround.tsx';
import { RetryButton } from '#site/ui/RetryButton.tsx';
import { serverNow } from '#site/ui/server-time.ts';
import strip from './DayStrip.module.css';
import { EventControls } from './EventControls.tsx';
import dots from './EventDots.module.css';
import deck from './EventsDeck.module.css';
import styles from './WaitingDeck.module.css';

interface WaitingDeckProps {
  /** Absent before the page's scripts run. */
  readonly events: Events | undefined;
  /** Another week than the present one. */
  readonly week: Sunday | null;
  /** There are events, but the filter lets none pass. */
  readonly onUnfilter: (() => void) | undefined;
  /** Shows the present week. */
  readonly onWeek: (() => void) | undefined;
  readonly locale: Locale;
}

/** In place of cards and as tall: events load, a load failed, or there are none (F9). */
export function WaitingDeck({ events, week, onUnfilter, onWeek, locale }: WaitingDeckProps) {
  const key = messageOf(events, week, onUnfilter !== undefined);
  const hasFailed = key === 'events.failed' || key === 'week.failed';
  const canRetry = hasFailed || key === 'events.none' || key === 'events.unsure';
  return (
    <div className={deck.deck}>
      <p className={`muted small ${strip.summary}`}>{'\u00a0'}</p>
      <div className={`${deck.stage} ${styles.stage}`}>
        <div className={deck.cards}>
          <div
            className={`${deck.place} ${styles.place}`}
            data-place="0"
            role={hasFailed ? 'alert' : 'status'}
          >
            <WaitingGround />
            <p key={key} className={`size-1 strong ${styles.text}`}>
              {translate(locale, key)}
            </p>
            {key === 'events.waiting' && (
              <p className={`strong ${styles.late}`}>{translate(locale, 'events.late')}</p>
            )}
            {events && canRetry && (
              <RetryButton isPending={events.isFetching} onPress={events.refresh} stays="events-refresh">
                {translate(locale, 'events.retry')}
              </RetryButton>
            )}
            {onUnfilter && (
              <RetryButton isPending={false} onPress={onUnfilter} stays="events-refresh">
                {translate(locale, 'events.unfilter')}
              </RetryButton>
            )}
            {onWeek && key.startsWith('week.') && (
              <RetryButton isPending={false} onPress={onWeek} stays="events-refresh">
                {translate(locale, 'week.toThis')}
              </RetryButton>
            )}
          </div>
        </div>
      </div>
      <div className={styles.controls}>
        <p className={dots.dots}>
          <span className={`muted figures ${dots.dot}`} />
        </p>
        <EventControls turn={nowhere} nextUp={-1} locale={locale} />
      </div>
    </div>
  );
}

function messageOf(events: Events | undefined, week: Sunday | null, isFiltered: boolean) {
  if (events === undefined) return 'events.waiting';
  if (isFiltered) return 'events.noneFiltered';
  if (events.hasFailed) return week === null ? 'events.failed' : 'week.failed';
  const absence = absenceIn(events);
  // Every week has events: a list without any is one that no calendar lists so far, or that was not stored.
  if (week !== null && (absence === 'none' || absence === 'unsure'))
    return week > sundayOf(serverNow()) ? 'week.unknown' : 'week.unstored';
  return MESSAGES[absence];
}

const MESSAGES = {
  waiting: 'events.loading',
  unread: 'events.failed',
  unsure: 'events.unsure',
  none: 'events.none',
} as const;

const nowhere = () => undefined;
