import type { EventSource, EventsResponse, Scope } from '#contracts/events.ts';
import { BackendFailure } from '#site/lib/backend/failure.ts';
import type { Query, QueryState } from '#site/lib/query/queries.ts';
import type { EventList, ListState } from './list-state.ts';
import { nextReading, STALE_MS } from './reread.ts';

export interface EventsChoice {
  readonly scope: Scope;
  readonly source: EventSource;
  /** Another week than the present one, by its Sunday in Mexico City; only with the scope "week". */
  readonly week?: string;
}

/** The query of a list. */
export type EventLists = (choice: EventsChoice) => Query<EventList>;

export interface ListsDeps {
  /** Rejects when the events could not be read. */
  readonly read: (choice: EventsChoice, signal: AbortSignal) => Promise<EventsResponse>;
  /** Hears how each reading ended that the visitor waited for. */
  readonly onAsked: (reading: ListState, choice: EventsChoice) => void;
  /** Example shown when no list could ever be read (F10); null: no example. */
  readonly example: (() => Promise<EventsResponse>) | null;
}

export function eventLists({ read, onAsked, example }: ListsDeps): EventLists {
  let isKnown = false;
  const listOf = (response: unknown): EventList => {
    isKnown = true;
    return { response: response as EventsResponse, isExample: false };
  };
  return (choice) => ({
    key: listKey(choice),
    async read(signal, shown) {
      try {
        return listOf(await read(choice, signal));
      } catch (failure) {
        const { kept, code } = failure instanceof BackendFailure ? failure : {};
        if (kept) throw new BackendFailure('offline', { kept: { ...kept, data: listOf(kept.data) } });
        if (shown?.isExample) return shown;
        const { week, source } = choice;
        // The backend refuses a week of which it can know nothing.
        if (week !== undefined && code === 'bad_request') return listOf({ events: [], source, error: null });
        // An example is of today: it takes the place of the whole calendar, not of a list that is missing.
        const isAlone = !isKnown && week === undefined && shown === undefined;
        const response = isAlone ? await example?.().catch(() => undefined) : undefined;
        if (response === undefined) throw failure;
        return { response, isExample: true };
      }
    },
    onCarried() {
      isKnown = true;
    },
    staleMs: (list) => (list?.isExample ? 0 : STALE_MS),
    retryMs: STALE_MS,
    isWanting: (list) => list === undefined || list.isExample,
    nextAt: (state) => nextReading(choice.scope, listStateOf(state), choice.week),
    onAsked: (state) => onAsked(listStateOf(state), choice),
  });
}

export function listKey({ scope, source, week }: EventsChoice): string {
  return `events ${week ?? scope} ${source}`;
}

/** An example is a failed reading: no answer of the calendar ever arrived. */
export function listStateOf({ data, isKept: _, ...state }: QueryState<EventList>): ListState {
  if (data?.isExample)
    return { ...state, response: data.response, isExample: true, hasFailed: true, answeredAt: 0 };
  return { ...state, response: data?.response, isExample: false };
}
