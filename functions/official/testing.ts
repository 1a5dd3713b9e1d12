import { onTestFinished } from 'vitest';
import type { CalendarEvent } from '#contracts/events.ts';
import type { Observation, SeriesId } from '#contracts/observations.ts';
import { createUpstreamGet } from '#feeds/http/get.ts';
import { createBlsFeed } from '#feeds/official/bls/feed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import type { OfficialSchedule } from '#feeds/official/schedule.ts';
import { FeedError, type FeedErrorKind } from '#feeds/ports.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import {
  calendarEvent,
  rememberingLog,
  standingClock,
  storeEvents,
  temporaryStore,
} from '../testing/fixtures.ts';
import { createOfficialService } from './service.ts';

export const CPI: SeriesId = 'bls/CUSR0000SA0';

export function observation(fields: Partial<Observation> = {}): Observation {
  return {
    series: CPI,
    period: '2026-08',
    value: '331.250',
    flag: null,
    unit: 'index 1982-84=100',
    firstSeenAt: '2026-09-11T12:30:00.000Z',
    publishedAt: null,
    request: 'https://publisher.example/data',
    ...fields,
  };
}

/** The service on a new store, with a publisher that answers from its script. */
export async function setUp(start: string) {
  const clock = standingClock(start);
  const { store, remove } = await temporaryStore(clock.now);
  onTestFinished(remove);
  const script = {
    /** Published values; each read has those whose instant has come. */
    published: [] as (Partial<Observation> & { readonly from?: string })[],
    failure: null as FeedErrorKind | null,
    /** How long the failing publisher asks us to wait. */
    retryAfterMs: undefined as number | undefined,
    /** One of the series fails, the others are read. */
    partFailure: null as FeedErrorKind | null,
    /** Series of which nothing can be read. */
    unread: [] as readonly SeriesId[],
    reads: [] as { readonly at: string; readonly series: readonly SeriesId[] }[],
  };
  const feed: OfficialFeed = {
    publisher: 'bls',
    budgetMs: 1_000,
    async read(asked) {
      const at = clock.now().toISOString();
      script.reads.push({ at, series: asked.map(({ series }) => series) });
      const { failure, retryAfterMs } = script;
      if (failure) throw new FeedError(failure, 'scripted', { retryAfterMs });
      const rows = script.published
        .filter(({ from = '' }) => from <= at)
        .map(({ from: _, ...fields }) => observation({ ...fields, firstSeenAt: at }))
        .filter(
          ({ series }) => asked.some((one) => one.series === series) && !script.unread.includes(series),
        );
      const unread = script.unread.filter((series) => asked.some((one) => one.series === series));
      const reading = { rows, received: rows.length, dropped: {}, observedAt: at, unread };
      return script.partFailure
        ? { ...reading, failure: new FeedError(script.partFailure, 'scripted') }
        : reading;
    },
  };
  const { log, lines } = rememberingLog();
  const deps = { store, clock: clock.now, log, feeds: [feed], schedules: [] as OfficialSchedule[] };
  const service = createOfficialService(deps);
  return {
    clock,
    store,
    script,
    lines,
    deps,
    service,
    list: (rows: readonly Partial<CalendarEvent>[]) =>
      storeEvents(
        store,
        rows.map((row) => calendarEvent({ title: 'CPI m/m', ...row })),
        start,
      ),
    all: (query = {}) =>
      service.observations({ kind: null, country: null, since: null, before: null, ...query }),
  };
}

/** The service with the real adapter of the BLS, without a key, before a replayed publisher. */
export async function setUpBls(start: string) {
  const parts = await setUp(start);
  const { store, clock, deps } = parts;
  const upstreams = await startUpstreams({ clock: clock.now });
  onTestFinished(() => upstreams.close());
  const takeCall = () => store.takeCall('official/bls', 24);
  const get = createUpstreamGet({ upstream: 'bls', userAgent: 'Test/1.0', limits: { retries: 0 }, takeCall });
  const feed = createBlsFeed({ baseUrl: `${upstreams.url}/bls`, get, clock: clock.now });
  return { ...parts, upstreams, service: createOfficialService({ ...deps, feeds: [feed] }) };
}
