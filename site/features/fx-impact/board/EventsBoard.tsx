import { lazy, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EventSource, EventsResponse } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { nextHighIndex } from '#domain/events/live.ts';
import { scopeOf, sundayOf, weekAfter, weekAsked } from '#site/features/fx-impact/calendar/period.ts';
import { choosePeriod, usePeriod } from '#site/features/fx-impact/calendar/scope.ts';
import { chooseZone, useZone } from '#site/features/fx-impact/calendar/zone.ts';
import type { BackendAddress } from '#site/lib/backend/address.ts';
import { type Backend, createBackend } from '#site/lib/backend/client.ts';
import { LazyBoundary } from '#site/lib/lazy/LazyBoundary.tsx';
import { openFrom } from '#site/lib/motion/transition.ts';
import { showToast } from '#site/lib/toasts/bus.ts';
import { useClock } from '#site/ui/countdown-clock.ts';
import { useIsLive } from '#site/ui/useHydrated.ts';
import { noticeOf } from './announce.ts';
import { AT_REST } from './EventsBar.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { type EventLists, type EventsChoice, eventLists, listKey } from './event-lists.ts';
import { choicesIn } from './filter.ts';
import { absenceShown, ListAbsence } from './known.ts';
import type { ListState } from './list-state.ts';
import { stageIndex } from './stage.ts';
import { leaveStep, openStep, useAddress } from './useAddress.ts';
import { type Events, useEvents } from './useEvents.ts';
import { lateWords } from './words.ts';

let isDetailHere = false;
const EventDetail = lazy(async () => {
  const code = await import('#site/features/fx-impact/detail/EventDetail.tsx');
  isDetailHere = true;
  return code;
});

export interface EventsBoardProps {
  readonly locale: Locale;
  readonly address: BackendAddress;
  readonly brandName: string;
  /** Anchor of the vendors' own calendars on this page. */
  readonly widgets: string;
  /** Whether an example may replace events that failed to load (M, DEMO_DATA). */
  readonly hasDemo: boolean;
}

/** The economic events (F1-F10). The server and the first client render keep the place of today's. */
export function EventsBoard(props: EventsBoardProps) {
  if (!useIsLive()) return <EventsPanel {...props} chosen={AT_REST} />;
  return <LiveBoard {...props} />;
}

function LiveBoard({ locale, address, brandName, widgets, hasDemo }: EventsBoardProps) {
  const [backend] = useState(() => createBackend(address));
  const [visitor] = useState<Visitor>({ asked: null });
  const [lists] = useState(() => listsOf(backend, locale, hasDemo, visitor));
  const period = usePeriod();
  const week = useClock((now) => weekAsked(period, now), null);
  const zone = useZone();
  const [{ view, filter, source, eventId }, changeAddress] = useAddress();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const choice = { scope: scopeOf(period), source, ...(week !== null && { week }) };
  const reading = useEvents(lists, choice);
  const events = {
    ...reading,
    refresh() {
      visitor.asked = listKey(choice);
      reading.refresh();
    },
  };
  const ahead = useAhead(lists, events, choice);
  const filters = choicesIn(filter);
  const settings = {
    onScope: choosePeriod,
    onSource: (chosen: EventSource) => changeAddress({ source: chosen }),
    onZone: chooseZone,
    onView: (chosen: typeof view) => changeAddress({ view: chosen }),
    onFilter() {
      if (isFilterOpen) return leaveStep();
      openStep(() => setFilterOpen(false));
      setFilterOpen(true);
    },
    onRefresh: events.refresh,
  };
  const [onOpen] = useState(() => (id: string) => {
    const pressed = document.activeElement?.closest(`[data-event-id="${CSS.escape(id)}"]`);
    openFrom((isDetailHere && pressed) || null, () => changeAddress({ eventId: id }, true));
  });
  const onClose = () => closeDetail(() => changeAddress({ eventId: null }));
  return (
    <>
      <EventsPanel
        {...{ locale, widgets }}
        chosen={{ scope: choice.scope, week, source, zone, view, filters, isFilterOpen }}
        live={{
          settings,
          events,
          ahead,
          filter,
          onFilter: (chosen) => changeAddress({ filter: chosen }),
          onOpen,
          backend,
        }}
      />
      {eventId !== null && (
        <ListAbsence value={absenceShown(events)}>
          <LazyBoundary
            key={eventId}
            words={lateWords(locale)}
            leave={{ text: translate(locale, 'events.leave'), go: () => changeAddress({ eventId: null }) }}
          >
            <EventDetail
              {...{ eventId, lists, source, zone, locale, backend, brandName, onClose }}
              shown={events}
            />
          </LazyBoundary>
        </ListAbsence>
      )}
    </>
  );
}

/** The list that holds the next event of high impact: when today's has none left the week's, then the next week's. */
function useAhead(lists: EventLists, { response }: Events, shown: EventsChoice): ListState {
  const { source } = shown;
  const isPresent = shown.week === undefined;
  const isShown = useClock((now) => isPresent && hasNext(response, now) !== false, isPresent);
  const near: EventsChoice = isShown ? shown : { scope: 'week', source };
  const list = useEvents(lists, near);
  const isLeft = useClock((now) => hasNext(list.response, now) !== false, true);
  const following = useClock((now) => weekAfter(sundayOf(now)), '');
  const later = useEvents(lists, isLeft ? near : { scope: 'week', source, week: following });
  const isLater = useClock((now) => hasNext(later.response, now) === true, false);
  return !isLeft && isLater ? later : list;
}

/** Whether a list has an event of high impact left, or on stage; null before it was read. */
function hasNext(response: EventsResponse | undefined, now: number): boolean | null {
  if (response === undefined) return null;
  return nextHighIndex(response.events, now) >= 0 || stageIndex(response.events, now) >= 0;
}

/** Events are announced when the visitor asked for them to be read again; of other readings the page itself says all (F10). */
interface Visitor {
  /** Key of the list that is read for the visitor. */
  asked: string | null;
}

function listsOf(backend: Backend, locale: Locale, hasDemo: boolean, visitor: Visitor): EventLists {
  return eventLists({
    read: (choice, signal) => backend.events({ ...choice, lang: locale }, signal),
    onAsked: (reading, choice) => {
      const { source, week } = choice;
      const hasAsked = visitor.asked === listKey(choice);
      if (hasAsked) visitor.asked = null;
      // Of another week without events nothing is known.
      const isUnknown = week !== undefined && reading.response?.events.length === 0;
      const notice = isUnknown ? null : noticeOf(reading, source, locale);
      const hasRead = (reading.response?.events.length ?? 0) > 0 && !reading.isExample;
      if (notice && (hasAsked || !hasRead)) showToast(notice);
    },
    example: hasDemo ? () => import('./example.ts').then(({ exampleEvents }) => exampleEvents(locale)) : null,
  });
}

/** If this page opened the detail, closing it goes back one step; otherwise it only changes the address. */
function closeDetail(leave: () => void): void {
  if ((history.state as { isStep?: boolean } | null)?.isStep) history.back();
  else leave();
}
