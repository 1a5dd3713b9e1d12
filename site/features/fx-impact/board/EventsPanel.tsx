import { lazy, useDeferredValue, useMemo, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import { Agenda } from '#site/features/fx-impact/agenda/Agenda.tsx';
import { DayStrip } from '#site/features/fx-impact/deck/DayStrip.tsx';
import { EventsDeck } from '#site/features/fx-impact/deck/EventsDeck.tsx';
import { WaitingDeck } from '#site/features/fx-impact/deck/WaitingDeck.tsx';
import { DayRail } from '#site/features/fx-impact/rail/DayRail.tsx';
import type { Backend } from '#site/lib/backend/client.ts';
import { ClockNote } from '#site/lib/ClockNote.tsx';
import { ConnectionNote } from '#site/lib/ConnectionNote.tsx';
import { LazyBoundary } from '#site/lib/lazy/LazyBoundary.tsx';
import { glide } from '#site/lib/motion/transition.ts';
import { serverNow } from '#site/ui/server-time.ts';
import { CalendarNote } from './CalendarNote.tsx';
import { type Chosen, type Settings, TitleBar, titleOf } from './EventsBar.tsx';
import styles from './EventsPanel.module.css';
import { FilterSheet } from './FilterSheet.tsx';
import { type Filter, NO_FILTER, passes } from './filter.ts';
import { absenceShown, ListAbsence } from './known.ts';
import type { ListState } from './list-state.ts';
import { type EventDay, groupByDay } from './live-event.ts';
import { type Mode, modeOf } from './mode.ts';
import { NextHigh } from './NextHigh.tsx';
import { SelectedEvent } from './SelectedEvent.tsx';
import type { Events } from './useEvents.ts';
import { useSelection } from './useSelection.ts';
import { WeekNote } from './WeekNote.tsx';
import { lateWords } from './words.ts';
import { dayOf } from './zone.ts';

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
  readonly backend: Pick<Backend, 'get'>;
}

interface EventsPanelProps {
  readonly locale: Locale;
  readonly widgets: string;
  readonly chosen: Chosen;
  readonly live?: Live;
}

/** Next event, day rail, settings and list on the first screen, then the cards, or the text in their place (F3, F4, F8, F9, N2). */
export function EventsPanel({ locale, widgets, chosen, live }: EventsPanelProps) {
  const { scope, week, source, zone, view } = chosen;
  const isFetching = live?.events.isFetching ?? false;
  const [isSubscribing, setSubscribing] = useState(false);
  // A search is written letter by letter: the field goes before the list.
  const filter = useDeferredValue(live?.filter ?? NO_FILTER);
  const all = live?.events.response?.events ?? NONE;
  const days = useMemo(
    () =>
      groupByDay(
        all.filter((event) => passes(filter, event)),
        (event) => dayOf(event, zone),
      ),
    [all, filter, zone],
  );
  const events = useMemo(() => days.flatMap((day) => day.events), [days]);
  const mode = live ? modeOf(live.events) : 'live';
  // Another period, source or filter opens at its own next event; so does the calendar after its example.
  const key = `${week ?? scope} ${source} ${filter.impacts} ${filter.currencies} ${filter.topics} ${filter.query} ${mode === 'demo'}`;
  const [selected, onSelect] = useSelection(key, events);
  const shown =
    live && selected ? { days, events, mode, selected, onSelect, onOpen: live.onOpen, zone, locale } : null;
  // A search changes at once: React would put the old text back into the field while a transition begins.
  const onFilter = (next: Filter) =>
    next.query === live?.filter.query ? glide(() => live.onFilter(next)) : live?.onFilter(next);
  const isAwaited = !live || (live.events.response === undefined && !live.events.hasFailed);
  const title = <h2 className={styles.title}>{titleOf(chosen, locale)}</h2>;
  return (
    <ListAbsence value={live ? absenceShown(live.events) : 'none'}>
      <div className={styles.panel} aria-busy={isFetching} data-part="events-panel">
        <ConnectionNote locale={locale} />
        <NextHigh
          list={live?.ahead}
          {...{ zone, locale }}
          onOpen={live?.onOpen}
          onSubscribe={live && (() => setSubscribing(true))}
          backend={live?.backend}
        />
        <div className={styles.screen}>
          {(shown || isAwaited) && (
            <div className={styles.rail}>
              {shown ? (
                <Rail {...shown} />
              ) : (
                <p className="small muted">{translate(locale, 'rail.waiting')}</p>
              )}
            </div>
          )}
          <div className={styles.bar}>
            <TitleBar
              {...{ chosen, isFetching, locale }}
              settings={live?.settings}
              response={live?.events.response}
            />
            <CalendarNote {...{ widgets, locale, source, week }} events={live?.events} />
            <ClockNote locale={locale} />
          </div>
          {live && (
            <div className={styles.offer}>
              <WeekNote list={live.events} onPeriod={live.settings.onScope} {...{ chosen, locale }} />
            </div>
          )}
          {live && shown && (
            <>
              <div className={styles.list}>
                <Agenda {...shown} selected={shown.selected.id} filter={filter} onFilter={onFilter} />
              </div>
              <div className={styles.aside}>
                <SelectedEvent
                  key={shown.selected.id}
                  {...shown}
                  event={shown.selected}
                  isDemo={mode === 'demo'}
                />
              </div>
            </>
          )}
        </div>
        <FilterSheet {...{ chosen, locale }} live={live && { ...live, onFilter }} />
        {live && isSubscribing && (
          <LazyBoundary words={lateWords(locale)}>
            <Subscription {...live} {...{ source, locale }} onClose={() => setSubscribing(false)} />
          </LazyBoundary>
        )}
        {!live || !shown ? (
          <>
            {title}
            <WaitingDeck
              events={live?.events}
              week={week}
              onUnfilter={live && all.length > 0 ? () => onFilter(NO_FILTER) : undefined}
              onWeek={live && (() => live.settings.onScope('week'))}
              locale={locale}
            />
          </>
        ) : (
          view === 'deck' && (
            <>
              {title}
              <EventsDeck key={key} {...shown} selected={shown.selected.id} isLoading={live.events.isAsked} />
            </>
          )
        )}
        {live && isChangeDue() && (
          <LazyBoundary words={lateWords(locale)} isSilent>
            <ClockChange zone={zone} locale={locale} />
          </LazyBoundary>
        )}
      </div>
    </ListAbsence>
  );
}

const NONE: readonly EconomicEvent[] = [];

interface RailProps {
  readonly days: readonly EventDay[];
  readonly events: readonly EconomicEvent[];
  readonly mode: Mode;
  readonly selected: EconomicEvent;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly zone: DisplayZone;
  readonly locale: Locale;
}

/** The rail of the chosen event's day; of several days, a strip above it chooses one. */
function Rail({ days, events, mode, selected, onSelect, onOpen, zone, locale }: RailProps) {
  const day = days.find((one) => one.events.includes(selected));
  if (!day) return null;
  return (
    <>
      {days.length > 1 && (
        <DayStrip
          days={days}
          index={events.indexOf(selected)}
          onShow={(card) => onSelect(events[card]?.id ?? selected.id)}
          locale={locale}
        />
      )}
      <DayRail
        {...{ day, onSelect, zone, locale }}
        selected={selected.id}
        onOpen={mode === 'demo' ? undefined : onOpen}
      />
    </>
  );
}

/** Clocks change in March, October and November; in other months the rule is not loaded. */
function isChangeDue(): boolean {
  return [2, 3, 9, 10].includes(new Date(serverNow()).getMonth());
}
