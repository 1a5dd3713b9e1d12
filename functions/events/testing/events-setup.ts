import { onTestFinished } from 'vitest';
import type { CalendarEvent, EventSource } from '#contracts/events.ts';
import type { Listing, Vendor } from '#contracts/listing.ts';
import type { Span } from '#domain/events/recognise.ts';
import { addDays, NEW_YORK, startOfDay, wallClock } from '#domain/events/zones.ts';
import { type EventsFeed, FeedError, type FeedErrorKind } from '#feeds/ports.ts';
import { rememberingLog, standingClock, temporaryStore } from '../../testing/fixtures.ts';
import { createEventsService } from '../service.ts';

export const WINDOW_S = 3600;
/** When its first part is read, the scripted list names every event this far from now. */
const COVERED_MS = 3 * 86_400_000;

interface ScriptedSource {
  readonly source: EventSource;
  readonly vendor: Vendor;
  readonly parts: readonly string[];
}

const COMMUNITY: ScriptedSource = {
  source: 'forex-community',
  vendor: 'faireconomy',
  parts: ['weekly', 'rss'],
};
const CHARTING: ScriptedSource = { source: 'charting-platform', vendor: 'tradingview', parts: ['events'] };

/** A feed that lists the scripted rows for the requested parts, or fails a part. */
function scriptedEvents({ source, vendor, parts }: ScriptedSource, clock: () => Date) {
  const script = {
    rows: [] as CalendarEvent[],
    rowsOnFailure: [] as CalendarEvent[],
    failures: {} as Record<string, FeedErrorKind>,
    retryAfterMs: undefined as number | undefined,
    /** Whether rows of the list could not be read, so that it does not say which events are missing. */
    isUnreadable: false,
    asked: [] as string[],
    /** Runs during the read of the upstream. */
    whileReading: async () => {},
  };
  const feed: EventsFeed = {
    source,
    parts,
    async read(request) {
      script.asked.push(...request.parts);
      await script.whileReading();
      const failed = request.parts.filter((part) => part in script.failures);
      const failures = failed.map((part) => ({
        part,
        error: new FeedError(script.failures[part] ?? 'timeout', 'scripted', {
          retryAfterMs: script.retryAfterMs,
        }),
      }));
      const read = request.parts.filter((part) => !failed.includes(part));
      const rows = read.length > 0 ? script.rows : script.rowsOnFailure;
      const now = clock();
      const isWeekRead = read.includes(parts[0] ?? '');
      const isWhole = read.length > 0 && !script.isUnreadable;
      const covers = isWhole ? spanAround(now, isWeekRead ? COVERED_MS : 0) : null;
      const listings = rows.map((row) => toListing(row, vendor));
      const list = { vendor, rows: listings, covers, undated: [], sameDayMs: Number.POSITIVE_INFINITY };
      return {
        lists: read.length > 0 || rows.length > 0 ? [list] : [],
        week: isWeekRead ? newYorkWeek(now) : null,
        received: rows.length,
        dropped: {},
        observedAt: now.toISOString(),
        read,
        failures,
      };
    },
  };
  return { feed, script };
}

function spanAround(now: Date, ms: number): Span {
  return { from: new Date(now.getTime() - ms), to: new Date(now.getTime() + ms) };
}

function newYorkWeek(now: Date): Span {
  const { day } = wallClock(now, NEW_YORK);
  const sunday = addDays(day, -new Date(day).getUTCDay());
  return { from: startOfDay(sunday, NEW_YORK), to: startOfDay(addDays(sunday, 7), NEW_YORK) };
}

/** The row of `event` from a vendor with its own ids; the id is that of the event. */
function toListing({ id, source: _, origin: __, ...facts }: CalendarEvent, vendor: Vendor): Listing {
  return { ...facts, vendor, vendorId: id, base: id, day: facts.timeIso.slice(0, 10) };
}

/** The service of a running test on a new store, at noon UTC of a Wednesday. */
export async function setUp({ charting = false } = {}) {
  const clock = standingClock('2026-06-10T12:00:00.000Z');
  const { store, remove } = await temporaryStore(clock.now);
  onTestFinished(remove);
  const community = scriptedEvents(COMMUNITY, clock.now);
  const other = scriptedEvents(CHARTING, clock.now);
  const feeds = new Map<EventSource, EventsFeed>([['forex-community', community.feed]]);
  if (charting) feeds.set('charting-platform', other.feed);
  const { log, lines } = rememberingLog();
  const settingOf = { 'charting-platform': 'SOURCE_TRADINGVIEW' };
  const windowMs = WINDOW_S * 1000;
  const deps = { store, feeds, settingOf, windowMs, clock: clock.now, log, kindOf: () => null };
  const service = createEventsService(deps);
  const ask = (over: Partial<Parameters<typeof service.answer>[0]> = {}) =>
    service.answer({ scope: 'day', source: 'forex-community', locale: 'es', ...over });
  return { clock, community: community.script, charting: other.script, lines, service, store, ask };
}
