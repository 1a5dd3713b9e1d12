import type { EventSource } from '#contracts/events.ts';
import type { Vendor } from '#contracts/listing.ts';
import { type EventsFeed, FeedError } from '#feeds/ports.ts';
import { attempt } from './attempt.ts';
import { isWhole, type MappedRows, withoutFar } from './map-rows.ts';
import { wantedRange } from './window.ts';

const PART = 'events';

interface SinglePart {
  readonly source: EventSource;
  readonly vendor: Vendor;
  /** May throw; the failure is that of the part. */
  readonly load: (now: Date, signal: AbortSignal) => Promise<MappedRows>;
}

/** A source with one upstream that gives its events their ids. */
export function createSinglePartFeed({ source, vendor, load }: SinglePart): EventsFeed {
  return {
    source,
    parts: [PART],
    async read({ now, parts }, signal) {
      const observedAt = now.toISOString();
      const nothing = { lists: [], week: null, received: 0, dropped: {}, observedAt, read: [], failures: [] };
      if (!parts.includes(PART)) return nothing;
      const { value, error } = await attempt(async () => withoutFar(await load(now, signal), now));
      if (error) return { ...nothing, failures: [{ part: PART, error }] };
      const { rows, received, dropped } = value;
      const gap = gapIn(source, value);
      const covers = isWhole(value) && !gap ? wantedRange(now) : null;
      const list = { vendor, rows, covers, undated: [], sameDayMs: 0 };
      const outcome = gap ? { failures: [{ part: PART, error: gap }] } : { read: [PART] };
      return { ...nothing, lists: [list], week: wantedRange(now), received, dropped, ...outcome };
    },
  };
}

/** A cut or empty list does not say which events are missing: its rows are kept, but it counts as failed. */
function gapIn(source: EventSource, { rows, dropped }: MappedRows): FeedError | null {
  if (dropped.truncated) return new FeedError('malformed', `${source}: the list of events was cut`);
  return rows.length === 0 ? new FeedError('malformed', `${source}: the list names no event`) : null;
}
