import { lazy, useDeferredValue, useMemo, useState } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { EventsDeck } from '#site/features/fx-impact/deck/EventsDeck.tsx';
import { WaitingDeck } from '#site/features/fx-impact/deck/WaitingDeck.tsx';
import type { Backend } from '#site/lib/backend/client.ts';
import { ClockNote } from '#site/lib/ClockNote.tsx';
import { LazyBoundary } from '#site/lib/lazy/LazyBoundary.tsx';
import { WhenNear } from '#site/lib/lazy/WhenNear.tsx';
import { serverNow } from '#site/ui/server-time.ts';
import { CalendarNote } from './CalendarNote.tsx';
import { type Chosen, type Settings, TitleBar } from './EventsBar.tsx';
import styles from './EventsPanel.module.css';
import { FilterSheet } from './FilterSheet.tsx';
import { type Filter, NO_FILTER, passes } from './filter.ts';
import { absenceShown, ListAbsence } from './known.ts';
import type { ListState } from './list-state.ts';
import { groupByDay } from './live-event.ts';
import { modeOf } from './mode.ts';
import { NextHigh } from './NextHigh.tsx';
import type { Events } from './useEvents.ts';
import { WeekNote } from './WeekNote.tsx';
import { lateWords } from './words.ts';
import { dayOf } from './zone.ts';

const Agenda = lazy(() => import('#site/features/fx-impact/agenda/Agenda.tsx'));
const ClockChange = lazy(() => import('./ClockChange.tsx'));
const Subscription = lazy(() => import('./Subscription.tsx'));

/** State of the browser; absent before the page's scripts run. */
export interface Live {
  readonly settings: Settings;
  readonly events: Events;
  /** The list that holds the next event of high impact. */
  readonly ahead: ListState;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly onOpen: (id: string) => void;
  readonly backend?: Backend;
}

interface EventsPanelProps {
  readonly locale: Locale;
  readonly widgets: string;
  readonly chosen: Chosen;
  readonly live?: Live;
}

/** Title, settings, the state of the calendar, and its cards or the text in their place (F3, F4, F8, F9). */
export function EventsPanel({ locale, widgets, chosen, live }: EventsPanelProps) {
  const isFetching = live?.events.isFetching ?? false;
  const [isSubscribing, setSubscribing] = useState(false);
  return (
    <div className={styles.panel} aria-busy={isFetching} data-part="events-panel">
      <NextHigh
        list={live?.ahead}
        zone={chosen.zone}
        locale={locale}
        onOpen={live?.onOpen}
        onSubscribe={live && (() => setSubscribing(true))}
        backend={live?.backend}
      />
      <div className={`stack gap-3 ${styles.bar}`}>
        <TitleBar
          {...{ chosen, isFetching, locale }}
          settings={live?.settings}
          response={live?.events.response}
        />
        <CalendarNote {...{ widgets, locale }} source={chosen.source} events={live?.events} />
        <ClockNote className={styles.device} locale={locale} />
      </div>
      <FilterSheet {...{ chosen, live, locale }} />
      {live && isSubscribing && (
        <LazyBoundary words={lateWords(locale)}>
          <Subscription
            {...live}
            source={chosen.source}
            locale={locale}
            onClose={() => setSubscribing(false)}
          />
        </LazyBoundary>
      )}
      {live && <WeekNote list={live.events} onPeriod={live.settings.onScope} {...{ chosen, locale }} />}
      <EventsView {...{ locale, chosen, live }} />
      {live && isChangeDue() && (
        <LazyBoundary words={lateWords(locale)} isSilent>
          <ClockChange zone={chosen.zone} locale={locale} />
        </LazyBoundary>
      )}
    </div>
  );
}

function EventsView({
  locale,
  chosen,
  live,
}: Omit<EventsPanelProps, 'widgets' | 'live'> & { readonly live: Live | undefined }) {
  const { scope, zone, view } = chosen;
  const all = live?.events.response?.events;
  // A search is written letter by letter: the field goes before the cards.
  const filter = useDeferredValue(live?.filter ?? NO_FILTER);
  const days = useMemo(
    () =>
      groupByDay(
        (all ?? []).filter((event) => passes(filter, event)),
        (event) => dayOf(event, zone),
      ),
    [all, filter, zone],
  );
  if (live === undefined || days.length === 0) {
    const isFiltered = live !== undefined && (all?.length ?? 0) > 0;
    const onUnfilter = isFiltered ? () => live.onFilter(NO_FILTER) : undefined;
    return <WaitingDeck events={live?.events} week={chosen.week} onUnfilter={onUnfilter} locale={locale} />;
  }
  const mode = modeOf(live.events);
  const shared = { days, mode, zone, locale, onOpen: live.onOpen };
  // Another period, source or filter opens at its own next event; so does the calendar after its example.
  const key = `${chosen.week ?? scope} ${chosen.source} ${filter.impacts} ${filter.currencies} ${filter.topics} ${filter.query} ${mode === 'demo'}`;
  return (
    <ListAbsence value={absenceShown(live.events)}>
      {view === 'deck' && <EventsDeck key={key} {...shared} scope={scope} isLoading={live.events.isAsked} />}
      <WhenNear isNear={view === 'agenda'} className={styles.agenda}>
        <LazyBoundary words={lateWords(locale)}>
          <Agenda {...shared} filter={filter} onFilter={live.onFilter} />
        </LazyBoundary>
      </WhenNear>
    </ListAbsence>
  );
}

/** Clocks change in March, October and November; in other months the rule is not loaded. */
function isChangeDue(): boolean {
  return [2, 3, 9, 10].includes(new Date(serverNow()).getMonth());
}
