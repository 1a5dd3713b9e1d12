import { onTestFinished } from 'vitest';
import type { CalendarEvent, EventSource } from '#contracts/events.ts';
import { type EventsFeed, FeedError, type FeedErrorKind } from '#feeds/ports.ts';
import { rememberingLog, standingClock, temporaryStore } from '../../testing/fixtures.ts';
import { createEventsService } from '../service.ts';

export const WINDOW_S = 3600;

/** A feed that brings its rows for the parts asked, or fails a part as told. */
function scriptedEvents(source: EventSource, parts: readonly string[], clock: () => Date) {
  const script = {
    rows: [] as CalendarEvent[],
    rowsOnFailure: [] as CalendarEvent[],
    failures: {} as Record<string, FeedErrorKind>,
    retryAfterMs: undefined as number | undefined,
    /** Rows of the list could not be read: it says nothing of the events it does not name. */
    isUnreadable: false,
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
      const isListed = read.includes(parts[0] ?? '') && !script.isUnreadable;
      const listed = isListed ? { from: days(-3), to: days(3) } : null;
      const observedAt = clock().toISOString();
      return { rows, received: rows.length, dropped: {}, observedAt, read, failures, listed };
    },
  };
  return { feed, script };
}

/** The service of a running test on a store of its own, at noon UTC of a Wednesday. */
export async function setUp({ charting = false } = {}) {
  const clock = standingClock('2026-06-10T12:00:00.000Z');
  const { store, remove } = await temporaryStore(clock.now);
  onTestFinished(remove);
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
  return { clock, community: community.script, charting: other.script, lines, service, store, ask };
}
