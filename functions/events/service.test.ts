import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CalendarEvent, type EventSource, eventsResponseSchema } from '#contracts/events.ts';
import { type EventsFeed, FeedError, type FeedErrorKind } from '#feeds/ports.ts';
import type { Store } from '#store/port.ts';
import { calendarEvent, rememberingLog, standingClock, temporaryStore } from '../testing/fixtures.ts';
import { createEventsService } from './service.ts';

const WINDOW_S = 3600;
let store: Store;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ store, remove } = await temporaryStore());
});
afterEach(() => remove());

/** A feed that brings its rows for the parts asked, or fails a part as told. */
function scriptedEvents(source: EventSource, parts: readonly string[], clock: () => Date) {
  const script = {
    rows: [] as CalendarEvent[],
    rowsOnFailure: [] as CalendarEvent[],
    failures: {} as Record<string, FeedErrorKind>,
    retryAfterMs: undefined as number | undefined,
    asked: [] as string[],
  };
  const feed: EventsFeed = {
    source,
    parts,
    async read(request) {
      script.asked.push(...request.parts);
      const failed = request.parts.filter((part) => part in script.failures);
      const failures = failed.map((part) => ({
        part,
        error: new FeedError(script.failures[part] ?? 'timeout', 'scripted', {
          retryAfterMs: script.retryAfterMs,
        }),
      }));
      const read = request.parts.filter((part) => !failed.includes(part));
      const rows = read.length > 0 ? script.rows : script.rowsOnFailure;
      const now = clock().getTime();
      const days = (count: number) => new Date(now + count * 86_400_000);
      const listed = read.includes(parts[0] ?? '') ? { from: days(-3), to: days(3) } : null;
      const observedAt = clock().toISOString();
      return { rows, received: rows.length, dropped: {}, observedAt, read, failures, listed };
    },
  };
  return { feed, script };
}

function setUp({ charting = false } = {}) {
  const clock = standingClock('2026-06-10T12:00:00.000Z');
  const community = scriptedEvents('forex-community', ['weekly', 'rss'], clock.now);
  const other = scriptedEvents('charting-platform', ['events'], clock.now);
  const feeds = new Map<EventSource, EventsFeed>([['forex-community', community.feed]]);
  if (charting) feeds.set('charting-platform', other.feed);
  const { log, lines } = rememberingLog();
  const settingOf = { 'charting-platform': 'SOURCE_TRADINGVIEW' };
  const deps = { store, feeds, settingOf, windowMs: WINDOW_S * 1000, clock: clock.now, log };
  const service = createEventsService(deps);
  const ask = (over: Partial<Parameters<typeof service.answer>[0]> = {}) =>
    service.answer({ scope: 'day', source: 'forex-community', locale: 'es', ...over });
  return { clock, community: community.script, charting: other.script, lines, service, deps, ask };
}

describe('K3 what an answer holds', () => {
  test('K1 K3 K4 an event carries the contract’s fields, Mexico City time, pairs and words', async () => {
    const { ask, community } = setUp();
    community.rows = [calendarEvent()];
    const answer = await ask();
    expect(eventsResponseSchema.safeParse(answer).error).toBeUndefined();
    expect(answer).toMatchObject({
      source: 'forex-community',
      error: null,
      observedAt: '2026-06-10T12:00:00.000Z',
    });
    expect(answer.events[0]).toMatchObject({
      time_iso: '2026-06-10T12:30:00.000Z',
      local_time: '06:30',
      day_bucket: '2026-06-10',
      week_range: '2026-06-07/2026-06-13',
      impact_icon: '🚨🥇',
      status: 'upcoming',
      surprise: null,
    });
    expect(answer.events[0]?.affected_pairs[0]).toBe('XAUUSD');
  });

  test('K3 the status follows the clock, and the figure decides the surprise', async () => {
    const { ask, community, clock } = setUp();
    community.rows = [calendarEvent()];
    expect((await ask()).events[0]?.status).toBe('upcoming');
    clock.advance(30 * 60);
    expect((await ask()).events[0]?.status).toBe('publishing');
    community.rows = [calendarEvent({ actual: '0.5%' })];
    clock.advance(301);
    expect((await ask()).events[0]).toMatchObject({
      status: 'released',
      actual: '0.5%',
      surprise: 'positive',
    });
  });

  test('K3 higher unemployment is a negative surprise', async () => {
    const { ask, community, clock } = setUp();
    community.rows = [calendarEvent({ title: 'Unemployment Rate', forecast: '4.2%', actual: '4.4%' })];
    clock.advance(3600);
    expect((await ask()).events[0]?.surprise).toBe('negative');
  });

  test('K3 a holiday is a plain date without a clock time, on the day it names', async () => {
    const { ask, community } = setUp();
    community.rows = [
      calendarEvent({
        id: 'h',
        title: 'Bank Holiday',
        holiday: true,
        impact: 'low',
        timeIso: '2026-06-10T00:00:00.000Z',
      }),
    ];
    expect((await ask()).events[0]).toMatchObject({
      time_iso: '2026-06-10',
      local_time: null,
      day_bucket: '2026-06-10',
    });
    expect((await ask()).events[0]?.tags).toContain('holiday');
  });

  test('F8 day is the Mexico City day and week is Sunday to Saturday there', async () => {
    const { ask, community } = setUp();
    community.rows = [
      calendarEvent({ id: 'late', timeIso: '2026-06-11T05:59:00.000Z' }),
      calendarEvent({ id: 'next-day', timeIso: '2026-06-11T06:00:00.000Z' }),
      calendarEvent({ id: 'before', timeIso: '2026-06-10T05:59:00.000Z' }),
      calendarEvent({ id: 'next-week', timeIso: '2026-06-14T06:00:00.000Z' }),
    ];
    expect((await ask()).events.map(({ id }) => id)).toEqual(['late']);
    expect((await ask({ scope: 'week' })).events.map(({ id }) => id)).toEqual(['before', 'late', 'next-day']);
  });

  test('K3 only the ten currencies we follow, and events of the whole world, are shown', async () => {
    const { ask, community } = setUp();
    community.rows = [
      calendarEvent({ id: 'krona', currency: 'SEK', country: 'SE', origin: 'myfxbook' }),
      calendarEvent({ id: 'peso', currency: 'MXN', country: 'MX' }),
      calendarEvent({ id: 'world', currency: null, country: null }),
    ];
    expect((await ask()).events.map(({ id }) => id)).toEqual(['peso', 'world']);
  });

  test('K3 a coming event that its list no longer names is gone, a past one stays', async () => {
    const { ask, community, clock } = setUp();
    community.rows = [
      calendarEvent({ id: 'past', timeIso: '2026-06-10T11:00:00.000Z' }),
      calendarEvent({ id: 'cancelled', timeIso: '2026-06-10T20:00:00.000Z' }),
      calendarEvent({ id: 'stays', timeIso: '2026-06-10T21:00:00.000Z' }),
    ];
    await ask();
    community.rows = [calendarEvent({ id: 'stays', timeIso: '2026-06-10T21:00:00.000Z' })];
    clock.advance(WINDOW_S + 1);
    expect((await ask()).events.map(({ id }) => id)).toEqual(['past', 'stays']);
  });

  test('K3 a cancelled event does not come back when its time passes, but when it is listed again', async () => {
    const { ask, community, clock } = setUp();
    const talk = calendarEvent({ id: 'talk', timeIso: '2026-06-10T13:30:00.000Z' });
    const other = calendarEvent({ id: 'other', timeIso: '2026-06-10T21:00:00.000Z' });
    community.rows = [talk, other];
    await ask();
    community.rows = [other];
    clock.advance(WINDOW_S + 1);
    await ask();
    clock.advance(3600);
    expect((await ask()).events.map(({ id }) => id)).toEqual(['other']);
    community.rows = [talk, other];
    clock.advance(WINDOW_S + 1);
    expect((await ask()).events.map(({ id }) => id)).toEqual(['talk', 'other']);
  });

  test('K3 a tentative time that moves stays one event, with its revision', async () => {
    const { ask, community, clock, deps } = setUp();
    community.rows = [calendarEvent({ timeIso: '2026-06-10T15:11:00.000Z' })];
    await ask();
    community.rows = [calendarEvent({ timeIso: '2026-06-10T15:29:00.000Z' })];
    clock.advance(WINDOW_S + 1);
    expect((await ask()).events.map(({ time_iso }) => time_iso)).toEqual(['2026-06-10T15:29:00.000Z']);
    expect(await deps.store.revisions(calendarEvent().id)).toMatchObject([{ field: 'timeIso' }]);
  });

  test('K3 a revised previous and the size of a surprise stand in the answer', async () => {
    const { ask, community, clock } = setUp();
    community.rows = [calendarEvent({ previous: '0.2%' })];
    await ask();
    community.rows = [calendarEvent({ previous: '0.1%', actual: '0.5%' })];
    clock.advance(WINDOW_S + 1);
    expect((await ask()).events[0]).toMatchObject({
      previous: '0.1%',
      previous_revised_from: '0.2%',
      surprise: 'positive',
      surprise_difference: '+0.2 pp',
    });
  });

  test('F8 who starts on Saturday evening, when the export has turned to the new week, is told what is missing', async () => {
    const { ask, community, clock } = setUp();
    // Saturday 22:30 in Mexico City, Sunday 00:30 in New York.
    clock.advance((Date.parse('2026-06-14T04:30:00Z') - clock.now().getTime()) / 1000);
    community.rows = [calendarEvent({ timeIso: '2026-06-15T12:30:00.000Z' })];
    expect(await ask({ scope: 'week' })).toMatchObject({ events: [], error: { code: 'incomplete' } });
    expect((await ask()).error).toBeNull();
    clock.advance(2 * 3600);
    expect(await ask({ scope: 'week' })).toMatchObject({ events: [{ status: 'upcoming' }], error: null });
  });

  test('K3 an actual that the upstream forgets is kept', async () => {
    const { ask, community, clock } = setUp();
    community.rows = [calendarEvent({ actual: '0.4%' })];
    clock.advance(3600);
    await ask();
    community.rows = [calendarEvent()];
    clock.advance(WINDOW_S + 1);
    expect((await ask()).events[0]).toMatchObject({ actual: '0.4%', status: 'released' });
  });
});

describe('K3 K5 bad days', () => {
  test.each<FeedErrorKind>([
    'timeout',
    'http_5xx',
    'rate_limited',
    'challenge',
    'malformed',
    'too_large',
    'connect',
  ])('K3 L after %s the stored events answer, marked stale, with one log line a part', async (kind) => {
    const { ask, community, clock, lines } = setUp();
    community.rows = [calendarEvent()];
    await ask();
    community.failures = { weekly: kind, rss: kind };
    clock.advance(WINDOW_S + 121);
    const answer = await ask();
    expect(answer.events).toHaveLength(1);
    expect(answer).toMatchObject({ error: { code: 'stale' }, observedAt: '2026-06-10T12:00:00.000Z' });
    expect(lines.map(({ fields }) => (fields as { kind?: string }).kind)).toEqual([kind, kind]);
  });

  test('K3 with nothing ever read the answer is empty and says so', async () => {
    const { ask, community } = setUp();
    community.failures = { weekly: 'timeout', rss: 'timeout' };
    expect(await ask()).toMatchObject({ events: [], error: { code: 'unavailable' }, observedAt: null });
  });

  test('K3 a reading that was cut keeps its rows, withdraws nothing and counts as failed', async () => {
    const { ask, community, clock } = setUp();
    const coming = [
      calendarEvent({ id: 'a', timeIso: '2026-06-10T20:00:00.000Z' }),
      calendarEvent({ id: 'b', timeIso: '2026-06-10T21:00:00.000Z' }),
    ];
    community.rows = coming;
    await ask();
    community.failures = { weekly: 'malformed', rss: 'malformed' };
    community.rowsOnFailure = coming.slice(0, 1);
    clock.advance(WINDOW_S + 121);
    const answer = await ask();
    expect(answer.events.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(answer.error?.code).toBe('stale');
  });

  test('K3 K6 a store that cannot be written to does not take the stored events with it', async () => {
    const { ask, community, clock, lines } = setUp();
    community.rows = [calendarEvent()];
    await ask();
    clock.advance(WINDOW_S + 121);
    vi.spyOn(store, 'claimRefresh').mockRejectedValue(new Error('disk full'));
    expect(await ask()).toMatchObject({ error: { code: 'stale' }, events: [{ title: 'Core CPI m/m' }] });
    expect(lines).toMatchObject([{ level: 'error' }]);
  });

  test('K3 after a clock was put back, a calendar read in the future is not taken for fresh', async () => {
    const { ask, community, clock } = setUp();
    community.rows = [calendarEvent()];
    await ask();
    clock.advance(-3 * 3600);
    community.failures = { weekly: 'timeout', rss: 'timeout' };
    expect((await ask()).error?.code).toBe('stale');
    expect(community.asked).toEqual(['weekly', 'rss', 'weekly', 'rss']);
  });

  test('K3 one failing part leaves the other standing, and is said', async () => {
    const { ask, community } = setUp();
    community.rows = [calendarEvent()];
    community.failures = { rss: 'http_5xx' };
    const answer = await ask();
    expect(answer.events).toHaveLength(1);
    expect(answer.error?.code).toBe('stale');
  });

  test('K3 a source that is off answers with the community’s events, naming the setting', async () => {
    const { ask, community } = setUp();
    community.rows = [calendarEvent()];
    const answer = await ask({ source: 'charting-platform' });
    expect(answer).toMatchObject({ source: 'forex-community', error: { code: 'source_off' } });
    expect(answer.error?.message).toContain('SOURCE_TRADINGVIEW');
    expect(answer.events).toHaveLength(1);
  });

  test('K3 a source that is on answers itself; when it brings nothing, the community does', async () => {
    const { ask, community, charting, clock } = setUp({ charting: true });
    community.rows = [calendarEvent()];
    charting.failures = { events: 'http_4xx' };
    expect(await ask({ source: 'charting-platform' })).toMatchObject({
      source: 'forex-community',
      error: { code: 'source_failed' },
    });
    charting.failures = {};
    charting.rows = [calendarEvent({ id: 'tv-1', source: 'charting-platform', origin: 'tradingview' })];
    clock.advance(301);
    const answer = await ask({ source: 'charting-platform' });
    expect(answer).toMatchObject({ source: 'charting-platform', error: null });
    expect(answer.events[0]?.source).toBe('TradingView');
  });

  test('K5 each part is read once a window however many ask, the actuals every five minutes around a release', async () => {
    const { ask, community, clock } = setUp();
    community.rows = [calendarEvent()];
    await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(community.asked).toEqual(['weekly', 'rss']);
    clock.advance(31 * 60);
    await ask();
    expect(community.asked).toEqual(['weekly', 'rss', 'rss']);
    clock.advance(299);
    await ask();
    clock.advance(6);
    await ask();
    expect(community.asked).toEqual(['weekly', 'rss', 'rss', 'rss']);
  });

  test('K5 an upstream that says Retry-After is left alone until then', async () => {
    const { ask, community, clock } = setUp();
    community.failures = { weekly: 'rate_limited' };
    community.retryAfterMs = 900_000;
    await ask();
    clock.advance(600);
    await ask();
    expect(community.asked.filter((part) => part === 'weekly')).toHaveLength(1);
    clock.advance(301);
    await ask();
    expect(community.asked.filter((part) => part === 'weekly')).toHaveLength(2);
  });
});
