import type { EventSource, EventsResponse, Scope } from '#contracts/events.ts';

/** Going back to a list read longer ago than this reads it again. */
export const STALE_MS = 5 * 60_000;

export interface EventsQuery {
  readonly scope: Scope;
  readonly source: EventSource;
}

/** What is known of one list of events. */
export interface Reading {
  readonly response: EventsResponse | undefined;
  readonly isFetching: boolean;
  /** The visitor waits for it: the first reading of a list, or one they asked for. */
  readonly isAsked: boolean;
  /** The last reading failed. */
  readonly hasFailed: boolean;
  /** What stands there is an example, no data: nothing could be read. */
  readonly isExample: boolean;
  /** When it was last read or tried, epoch ms; 0: never. */
  readonly readAt: number;
  /** When what stands there was read, epoch ms; 0: never. */
  readonly answeredAt: number;
}

export const UNREAD: Reading = {
  response: undefined,
  isFetching: false,
  isAsked: false,
  hasFailed: false,
  isExample: false,
  readAt: 0,
  answeredAt: 0,
};

/** Readings of events by query. `tell` hears how each reading the visitor waited for ended. */
export interface Readings {
  of(query: EventsQuery): Reading;
  /** Reads what was never read or is older than five minutes. */
  open(query: EventsQuery): void;
  /** Reads again; `isAsked` is the visitor's own wish. A reading under way is joined, not repeated. */
  refresh(query: EventsQuery, isAsked: boolean): void;
  subscribe(onChange: () => void): () => void;
}

export interface ReadingsDeps {
  /** Rejects when the events could not be read. */
  readonly read: (query: EventsQuery) => Promise<EventsResponse>;
  readonly tell: (reading: Reading, query: EventsQuery) => void;
  /** Stands in where nothing could ever be read (F10); null: nothing does. */
  readonly example?: (() => Promise<EventsResponse>) | null;
  readonly now?: () => number;
}

export function createReadings({ read, tell, example = null, now = Date.now }: ReadingsDeps): Readings {
  const readings = new Map<string, Reading>();
  const listeners = new Set<() => void>();
  const keyOf = ({ scope, source }: EventsQuery) => `${scope} ${source}`;
  const of = (query: EventsQuery) => readings.get(keyOf(query)) ?? UNREAD;
  const set = (query: EventsQuery, change: Partial<Reading>) => {
    readings.set(keyOf(query), { ...of(query), ...change });
    for (const listener of listeners) listener();
  };
  const refresh = async (query: EventsQuery, isAsked: boolean) => {
    if (of(query).isFetching) return isAsked && set(query, { isAsked });
    set(query, { isFetching: true, isAsked });
    const outcome = await read(query).then(
      (response) => ({ response, hasFailed: false, isExample: false, answeredAt: now() }),
      () => instead(of(query)),
    );
    const wasAsked = of(query).isAsked;
    set(query, { ...outcome, isFetching: false, isAsked: false, readAt: now() });
    if (wasAsked) tell(of(query), query);
  };
  /** Events once read stay; before that the example stands in, if it can be had. */
  const instead = async ({ response }: Reading): Promise<Partial<Reading>> => {
    const standIn = response ? undefined : await example?.().catch(() => undefined);
    return { hasFailed: true, ...(standIn && { response: standIn, isExample: true }) };
  };
  return {
    of,
    open(query) {
      const { response, isExample, readAt } = of(query);
      // Joined where the page's own alarm was first: the visitor waits for it all the same.
      if (now() - readAt > STALE_MS) void refresh(query, response === undefined || isExample);
    },
    refresh: (query, isAsked) => void refresh(query, isAsked),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
