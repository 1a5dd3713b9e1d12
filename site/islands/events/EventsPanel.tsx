import type { Scope } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { RefreshButton } from '#site/ui/RefreshButton.tsx';
import { CalendarNote } from './CalendarNote.tsx';
import { EventsDeck } from './EventsDeck.tsx';
import styles from './EventsPanel.module.css';
import { ScopeToggle } from './ScopeToggle.tsx';
import type { Events } from './useEvents.ts';
import { WaitingDeck } from './WaitingDeck.tsx';
import type { EventWords } from './words.ts';

interface EventsPanelProps {
  readonly locale: Locale;
  readonly words: EventWords;
  readonly scope: Scope;
  /** This and `events` are absent before the page's scripts run. */
  readonly onScope?: (scope: Scope) => void;
  readonly events?: Events;
}

/** Title, period, refresh, the state of the calendar, and its cards or what stands in their place (SPEC F4, F9). */
export function EventsPanel({ locale, words, scope, onScope, events }: EventsPanelProps) {
  const isFetching = events?.isFetching ?? true;
  const listed = events?.response?.events ?? [];
  return (
    <div className={styles.panel} aria-busy={isFetching}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{dashAtLineEnd(words[`events.title.${scope}`])}</h2>
        <div className={styles.controls}>
          <ScopeToggle scope={scope} onScope={onScope} words={words} />
          <RefreshButton
            label={words[isFetching ? 'events.refreshing' : 'events.refresh']}
            isPending={isFetching}
            onPress={events?.refresh}
            part="events-refresh"
          />
        </div>
        <CalendarNote events={events} locale={locale} words={words} />
      </div>
      {listed.length === 0 ? (
        <WaitingDeck events={events} words={words} />
      ) : (
        <EventsDeck
          key={scope}
          scope={scope}
          events={listed}
          isStored={events?.response?.error?.code === 'stale' || events?.hasFailed === true}
          locale={locale}
          words={words}
        />
      )}
    </div>
  );
}

/** A line of the title may end with the dash, never begin with it. */
function dashAtLineEnd(title: string): string {
  return title.replace(' -', '\u00a0-');
}
