import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalendarEvent } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { InstrumentSymbol, SentimentSnapshot } from '#contracts/sentiment.ts';
import { FeedError, type FeedErrorKind, type SentimentFeed } from '#feeds/ports.ts';
import { snapshot as storedSnapshot } from '#store/contract/rows.ts';
import type { Store } from '#store/port.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import type { Log } from '../log.ts';

/** The failures of an upstream, for any feed. */
export const UPSTREAM_FAILURES = [
  'timeout',
  'http_5xx',
  'rate_limited',
  'challenge',
  'malformed',
  'too_large',
  'connect',
] as const satisfies readonly FeedErrorKind[];

/** A store on a temporary file with the clock `now`, and a function that removes it. */
export async function temporaryStore(
  now = () => new Date(),
): Promise<{ store: Store; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'functions-'));
  const store = await openSqlite({ file: join(dir, 'test.sqlite'), now });
  return {
    store,
    async remove() {
      await store.close();
      await rm(dir, { recursive: true });
    },
  };
}

/** Claims and settles a refresh at once, as after a read. */
export async function recordRefresh(
  store: Pick<Store, 'claimRefresh' | 'settleRefresh'>,
  name: string,
  at: string,
  failure: string | null = null,
): Promise<void> {
  const lease = await store.claimRefresh(name, 0);
  if (lease === null) throw new Error(`${name} is held`);
  await store.settleRefresh(lease, at, failure);
}

/** A clock that moves only when a test moves it. */
export function standingClock(start: string) {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

/** A log that keeps its warnings and errors in `lines`, and its messages of level info in `infos`. */
export function rememberingLog() {
  const lines: { level: string; fields: object; message: string }[] = [];
  const at = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  const infos: { fields: object; message: string }[] = [];
  const info = (fields: object, message: string) => void infos.push({ fields, message });
  const log: Log = { info, warn: at('warn'), error: at('error') };
  return { log, lines, infos };
}

export function snapshot(over: Partial<SentimentSnapshot> = {}): SentimentSnapshot {
  return storedSnapshot({
    observedAt: '2026-06-10T12:00:00.000Z',
    shortPercentage: 39,
    longVolume: 610.5,
    shortVolume: 390.2,
    longPositions: 1500,
    shortPositions: 900,
    totalPositions: 2400,
    averageLong: 2351.42,
    averageShort: 2322.9,
    ...over,
  });
}

export function calendarEvent(over: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'usd-core-cpi-m-m-2026-06-10',
    source: 'forex-community',
    origin: 'faireconomy',
    title: 'Core CPI m/m',
    country: 'US',
    currency: 'USD',
    impact: 'high',
    holiday: false,
    timeIso: '2026-06-10T12:30:00.000Z',
    forecast: '0.3%',
    previous: '0.2%',
    actual: null,
    link: 'https://calendar.example/',
    ...over,
  };
}

/** The same event as stored, first read at 11:00 UTC of its day. */
export function storedEvent(over: Partial<StoredEvent> = {}): StoredEvent {
  const event = calendarEvent(over);
  const at = '2026-06-10T11:00:00.000Z';
  return {
    firstId: event.id,
    firstSeenAt: at,
    lastSeenAt: at,
    withdrawnAt: null,
    withdrawals: 0,
    mergedInto: null,
    movedFrom: null,
    ...event,
    ...over,
  };
}

const ALL_TIME = { from: '1970-01-01T00:00:00.000Z', to: '9999-12-31T00:00:00.000Z' };

/**
 * Stores events as a reading at `at` does, but without their rows. A changed field becomes a revision; a field that `rows`
 * leave out is kept.
 */
export async function storeEvents(
  store: Pick<Store, 'mergeCalendar'>,
  rows: readonly (CalendarEvent & Partial<StoredEvent>)[],
  at: string,
): Promise<void> {
  for (const [source, own] of Map.groupBy(rows, (row) => row.source)) {
    await store.mergeCalendar({ source, ...ALL_TIME, at, keys: [], leases: [] }, (known) => {
      const before = new Map(known.events.map((event) => [event.id, event]));
      const events = own.map((row) =>
        storedEvent({ firstSeenAt: at, ...before.get(row.id), ...row, lastSeenAt: at }),
      );
      return { events, listings: [], week: null };
    });
  }
}

/** A sentiment feed that answers from its script and counts its calls. */
export function scriptedFeed(
  source: SentimentFeed['source'],
  clock: () => Date,
  vendor: SentimentFeed['vendor'] = 'myfxbook',
) {
  const script = {
    rows: [snapshot()] as SentimentSnapshot[],
    empty: [] as InstrumentSymbol[],
    failure: null as FeedErrorKind | null,
    retryAfterMs: undefined as number | undefined,
    reads: 0,
    delayMs: 0,
    dropped: {} as Record<string, number>,
  };
  const feed: SentimentFeed = {
    vendor,
    source,
    async read() {
      script.reads += 1;
      await new Promise((resolve) => setTimeout(resolve, script.delayMs));
      if (script.failure) {
        const { failure, retryAfterMs } = script;
        throw new FeedError(failure, `scripted ${failure}`, { retryAfterMs });
      }
      const observedAt = clock().toISOString();
      const rows = script.rows.map((row) => ({ ...row, source, vendor, observedAt }));
      return { rows, empty: script.empty, received: rows.length, dropped: script.dropped, observedAt };
    },
  };
  return { feed, script };
}
