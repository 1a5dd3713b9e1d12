import type { CalendarEvent, EventSource } from '#contracts/events.ts';
import { revise } from '#domain/events/revise.ts';
import { type EventsFeed, FeedError } from '#feeds/ports.ts';
import { attempt } from './attempt.ts';
import { isWhole, type Sifted } from './sift.ts';
import { wantedRange } from './window.ts';

const PART = 'events';

/** A source made of one upstream that names its events itself. `load` may throw; its failure becomes the part's. */
export function createSinglePartFeed(
  source: EventSource,
  load: (now: Date, signal: AbortSignal) => Promise<Sifted<CalendarEvent>>,
): EventsFeed {
  return {
    source,
    parts: [PART],
    async read({ now, parts, known }, signal) {
      const observedAt = now.toISOString();
      const nothing = {
        rows: [],
        received: 0,
        dropped: {},
        observedAt,
        read: [],
        failures: [],
        listed: null,
      };
      if (!parts.includes(PART)) return nothing;
      const { value, error } = await attempt(() => load(now, signal));
      if (error) return { ...nothing, failures: [{ part: PART, error }] };
      const gap = gapIn(source, value);
      const listed = isWhole(value) ? wantedRange(now) : null;
      const before = new Map(known.map((event) => [event.id, event]));
      const rows = value.rows.map((event) => revise(event, before.get(event.id)));
      return {
        ...nothing,
        ...value,
        rows,
        ...(gap ? { failures: [{ part: PART, error: gap }] } : { read: [PART], listed }),
      };
    },
  };
}

/** A list that is cut or empty says nothing about the events it does not name: its rows stand, but it was no full reading. */
function gapIn(source: EventSource, { rows, dropped }: Sifted<CalendarEvent>): FeedError | null {
  if (dropped.truncated) return new FeedError('malformed', `${source}: the list of events was cut`);
  return rows.length === 0 ? new FeedError('malformed', `${source}: the list names no event`) : null;
}
