import { lazy, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { chooseScope, useScope } from '#site/features/fx-impact/calendar/scope.ts';
import { chooseZone, useZone } from '#site/features/fx-impact/calendar/zone.ts';
import { type Backend, type BackendAddress, createBackend } from '#site/lib/backend/client.ts';
import { LazyBoundary } from '#site/lib/lazy/LazyBoundary.tsx';
import { showToast } from '#site/lib/toasts/bus.ts';
import { useClock } from '#site/ui/CountdownClock.ts';
import { useHydrated } from '#site/ui/useHydrated.ts';
import { noticeOf } from './announce.ts';
import { clearPlace } from './clear-place.ts';
import { AT_REST } from './EventsBar.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import {
  type EventLists,
  type EventsChoice,
  eventLists,
  type ListState,
  type ListsDeps,
} from './event-lists.ts';
import { nextHighIndex } from './live-event.ts';
import { createNotices } from './notices.ts';
import { useAddress } from './useAddress.ts';
import { type Events, useEvents } from './useEvents.ts';
import { lateWords } from './words.ts';

const EventDetail = lazy(() => import('#site/features/fx-impact/detail/EventDetail.tsx'));

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
  if (!useHydrated()) return <EventsPanel {...props} chosen={AT_REST} />;
  return <LiveBoard {...props} />;
}

function LiveBoard({ locale, address, brandName, widgets, hasDemo }: EventsBoardProps) {
  const [backend] = useState(() => createBackend(address));
  const [lists] = useState(() => listsOf(backend, locale, hasDemo));
  const [quietLists] = useState(() =>
    eventLists({ read: reader(backend, locale), onAsked: () => {}, example: null }),
  );
  const scope = useScope();
  const [source, setSource] = useState<EventSource>('forex-community');
  const zone = useZone();
  const [{ view, filter, eventId }, changeAddress] = useAddress();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const events = useEvents(lists, { scope, source });
  const ahead = useAhead(quietLists, events, { scope, source });
  const filters = filter.impacts.length + filter.currencies.length;
  const settings = {
    onScope: chooseScope,
    onSource: setSource,
    onZone: chooseZone,
    onView: (chosen: typeof view) => changeAddress({ view: chosen }),
    onFilter: () => setFilterOpen((isOpen) => !isOpen),
    onRefresh: events.refresh,
  };
  const [onOpen] = useState(() => (id: string) => changeAddress({ eventId: id }, true));
  const onClose = () => closeDetail(() => changeAddress({ eventId: null }));
  return (
    <>
      <EventsPanel
        {...{ locale, widgets }}
        chosen={{ scope, source, zone, view, filters, isFilterOpen }}
        live={{
          settings,
          events,
          ahead,
          filter,
          onFilter: (chosen) => changeAddress({ filter: chosen }),
          onOpen,
        }}
      />
      {eventId !== null && (
        <LazyBoundary
          key={eventId}
          words={lateWords(locale)}
          leave={{ text: translate(locale, 'events.leave'), go: () => changeAddress({ eventId: null }) }}
        >
          <EventDetail {...{ eventId, lists, source, zone, locale, backend, brandName, onClose }} />
        </LazyBoundary>
      )}
    </>
  );
}

const reader =
  (backend: Backend, locale: Locale): ListsDeps['read'] =>
  (choice, signal) =>
    backend.events({ ...choice, lang: locale }, signal);

/** The list that holds the next event of high impact: the week's, when today's has none left. */
function useAhead(lists: EventLists, events: Events, { scope, source }: EventsChoice): ListState {
  const { response } = events;
  const isLeft = useClock((now) => response === undefined || nextHighIndex(response.events, now) >= 0, true);
  return useEvents(lists, { scope: isLeft ? scope : 'week', source });
}

function listsOf(backend: Backend, locale: Locale, hasDemo: boolean): EventLists {
  const notify = createNotices(() => clearPlace(document));
  return eventLists({
    read: reader(backend, locale),
    onAsked: (reading, { source }) => {
      const notice = noticeOf(reading, source, locale);
      if (notice) notify((position) => showToast({ ...notice, position }));
    },
    example: hasDemo ? () => import('./example.ts').then(({ exampleEvents }) => exampleEvents(locale)) : null,
  });
}

/** If this page opened the detail, closing it goes back one step; otherwise it only changes the address. */
function closeDetail(leave: () => void): void {
  if ((history.state as { isStep?: boolean } | null)?.isStep) history.back();
  else leave();
}
