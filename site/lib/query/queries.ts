import type { PageAnswers } from '#contracts/live-answers.ts';
import { BackendFailure } from '#site/lib/backend/failure.ts';
import type { Clock } from '#site/ui/countdown-clock.ts';
import { serverNow, setOfDevice } from '#site/ui/server-time.ts';

/** The state of one query. Times are epoch milliseconds; 0 means never. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly isFetching: boolean;
  /** The visitor waits for this request: the page has no real data yet, or they asked for it. */
  readonly isAsked: boolean;
  /** The last request failed; older data stay on the page. */
  readonly hasFailed: boolean;
  /** The data come from storage: no request of this visit has succeeded yet. */
  readonly isKept: boolean;
  /** When `data` arrived. */
  readonly answeredAt: number;
  /** When the last request of this visit ended, successful or not. */
  readonly readAt: number;
}

/** How to fetch one query. The first definition of a key counts for the whole visit. */
export interface Query<Data> {
  readonly key: string;
  /**
   * Rejects when the fetch fails; `shown` is the data on the page. The signal aborts when the last watcher leaves.
   */
  read(signal: AbortSignal, shown: Data | undefined): Promise<Data>;
  /** Data older than this are fetched again when a part mounts, on return to the page and on reconnect. */
  staleMs(data: Data | undefined): number;
  /** Minimum time between a request and the next one caused by a mount or a return; default 0. */
  readonly retryMs?: number;
  /** Whether the visitor still waits for real data; by default, while data is missing. */
  isWanting?(data: Data | undefined): boolean;
  /** When to fetch again while the page is visible, epoch ms; null: never by itself. */
  nextAt?(state: QueryState<Data>): number | null;
  /** Data from storage, for the first frame; newer ones that the page carries take their place. */
  kept?(): Pick<QueryState<Data>, 'data' | 'answeredAt'> | null;
  /** Called with the data that the page carries. */
  onCarried?(data: Data, answeredAt: number): void;
  /** Called at the end of each request that the visitor waited for. */
  onAsked?(state: QueryState<Data>): void;
}

export interface QueryEntry<Data> {
  state(): QueryState<Data>;
  /** The state in the frame that hydrates: what the page carries, also where storage has something newer. */
  first(): QueryState<Data>;
  /** Keeps the data up to date until the returned function is called. */
  watch(onChange: () => void): () => void;
  /** Fetches now, or joins a running request. Never rejects. */
  refresh(isAsked?: boolean): Promise<QueryState<Data>>;
}

export interface Queries {
  /** Returns the same entry for every definition of a key; null is a disabled query, which never fetches. */
  entry<Data>(query: Query<Data> | null): QueryEntry<Data>;
  /** The data that another part of the page fetched under a key. */
  peek<Data>(key: string): QueryState<Data>;
  /** The same in the frame that hydrates. */
  first<Data>(key: string): QueryState<Data>;
  subscribe(onChange: () => void): () => void;
}

export interface Page {
  readonly clock: Clock;
  readonly document: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** The last answer that came with a failure, where it is newer than what the page shows: it says its age (N4). */
function keptIn<Data>(failure: unknown, shownAt: number): Partial<QueryState<Data>> {
  const kept = failure instanceof BackendFailure ? failure.kept : undefined;
  if (!kept || kept.answeredAt <= shownAt) return {};
  // The reader of a key gives one type, with its failures as well.
  return { data: kept.data as Data, answeredAt: kept.answeredAt, isKept: true };
}

interface Watched {
  /** Fetches stale data. */
  open(isReconnect: boolean): void;
  /** Fetches data that is due at `now`. */
  tick(now: number): void;
  /** Fetches now. */
  again(): void;
}

/** A reading from later than this was dated by a device whose clock was wrong. */
const AHEAD_MS = 60_000;
/** Between two ticks, the clock of the device jumps by more than this only when it is set, or after sleep. */
const JUMP_MS = 10_000;

const IDLE: QueryState<never> = {
  data: undefined,
  isFetching: false,
  isAsked: false,
  hasFailed: false,
  isKept: false,
  answeredAt: 0,
  readAt: 0,
};

const OFF: QueryEntry<never> = {
  state: () => IDLE,
  first: () => IDLE,
  watch: () => () => undefined,
  refresh: async () => IDLE,
};

/**
 * Cache of backend answers by key. A failed request is not retried at once. The page's clock, a return to the page
 * and a reconnect cause fetches of due and stale data: after sleep, a timer of hours would be late by the time slept.
 * Data that the page `carried` count as an answer of this visit (N12).
 */
export function createQueries(page: () => Page, carried: () => PageAnswers | null = () => null): Queries {
  const entries = new Map<string, QueryEntry<unknown>>();
  const listeners = new Set<() => void>();
  const watched = new Set<Watched>();
  let stop: (() => void) | undefined;

  const emit = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  const start = () => {
    const { clock, document, window } = page();
    const openAll = (isReconnect: boolean) => {
      for (const one of watched) one.open(isReconnect);
    };
    const onReturn = () => {
      if (!document.hidden) openAll(false);
    };
    const onOnline = () => openAll(true);
    let set = setOfDevice();
    const leaveClock = clock.subscribe(() => {
      const hasJumped = Math.abs(setOfDevice() - set) > JUMP_MS;
      set = setOfDevice();
      for (const one of watched) one.tick(clock.now());
      // Any answer brings the time of the server again.
      if (hasJumped) [...watched][0]?.again();
    });
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onReturn);
    window.addEventListener('online', onOnline);
    return () => {
      leaveClock();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onReturn);
      window.removeEventListener('online', onOnline);
    };
  };

  /** The state of each query whose data the page carries: one object per key, as React compares states. */
  const carriedStates = new Map<string, QueryState<unknown>>();
  /** Idle where the page carries nothing. */
  function carriedState<Data>(key: string): QueryState<Data> {
    const page = carried();
    const data = page?.answers[key];
    if (page && data !== undefined && !carriedStates.has(key))
      carriedStates.set(key, { ...IDLE, data, answeredAt: page.at, readAt: page.at });
    return (carriedStates.get(key) ?? IDLE) as QueryState<Data>;
  }

  function firstState<Data>(query: Query<Data>): QueryState<Data> {
    const kept = query.kept?.() ?? null;
    const ofPage = carriedState<Data>(query.key);
    if (ofPage.data === undefined || (kept && kept.answeredAt > ofPage.answeredAt))
      return kept ? { ...IDLE, ...kept, isKept: true } : IDLE;
    query.onCarried?.(ofPage.data, ofPage.answeredAt);
    return ofPage;
  }

  function createEntry<Data>(query: Query<Data>): QueryEntry<Data> {
    const { retryMs = 0, isWanting = (data) => data === undefined } = query;
    let state = firstState(query);
    let dueAt = query.nextAt?.(state) ?? null;
    let watchers = 0;
    let request: { readonly outcome: Promise<QueryState<Data>>; abort(): void } | undefined;

    const set = (change: Partial<QueryState<Data>>) => {
      state = { ...state, ...change };
      if (!state.isFetching) dueAt = query.nextAt?.(state) ?? null;
      emit();
    };
    const run = async (signal: AbortSignal) => {
      const outcome = await query.read(signal, state.data).then(
        (data) => ({ data, hasFailed: false, isKept: false, answeredAt: serverNow() }),
        (failure) => ({ hasFailed: true, ...keptIn<Data>(failure, state.answeredAt) }),
      );
      if (signal.aborted) return state;
      request = undefined;
      const { isAsked } = state;
      set({ ...outcome, isFetching: false, isAsked: false, readAt: serverNow() });
      if (isAsked) query.onAsked?.(state);
      return state;
    };
    const begin = () => {
      const control = new AbortController();
      request = { outcome: run(control.signal), abort: () => control.abort() };
      return request;
    };
    const refresh = (isAsked = true) => {
      const { outcome } = request ?? begin();
      if (!state.isFetching || (isAsked && !state.isAsked)) set({ isFetching: true, isAsked });
      return outcome;
    };
    const self: Watched = {
      open(isReconnect) {
        const { data, answeredAt, readAt } = state;
        const now = serverNow();
        const isPast = (at: number, ms: number) => now - at > ms || at - now > AHEAD_MS;
        const isRested = isReconnect || isPast(readAt, retryMs);
        if (isRested && isPast(answeredAt, query.staleMs(data))) void refresh(isWanting(data));
      },
      tick(now) {
        const isDue = (dueAt !== null && now >= dueAt) || state.readAt - now > AHEAD_MS;
        if (isDue && !state.isFetching) void refresh(false);
      },
      again: () => void refresh(false),
    };
    return {
      state: () => state,
      first: () => carriedState(query.key),
      refresh,
      watch(onChange) {
        const leave = subscribe(onChange);
        watchers += 1;
        watched.add(self);
        stop ??= start();
        self.open(false);
        // Passive parts have not seen the stored data yet.
        if (state.isKept) emit();
        return () => {
          leave();
          watchers -= 1;
          if (watchers > 0) return;
          watched.delete(self);
          request?.abort();
          request = undefined;
          if (state.isFetching) set({ isFetching: false, isAsked: false });
          if (watched.size > 0) return;
          stop?.();
          stop = undefined;
        };
      },
    };
  }

  return {
    entry<Data>(query: Query<Data> | null) {
      if (query === null) return OFF;
      // One key always holds one type: the feature that owns the key defines both.
      const known = entries.get(query.key) as QueryEntry<Data> | undefined;
      if (known) return known;
      const entry = createEntry(query);
      entries.set(query.key, entry);
      return entry;
    },
    peek: <Data>(key: string) => (entries.get(key)?.state() ?? carriedState(key)) as QueryState<Data>,
    first: carriedState,
    subscribe,
  };
}
