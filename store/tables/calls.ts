import type { Timeline } from './timeline.ts';
import { query, type Work } from './work.ts';

const DAY_MS = 86_400_000;
const FORGET = 'DELETE FROM calls WHERE clock_ms <= $1';
const TAKE = `INSERT INTO calls (upstream, clock_ms) SELECT $1, $2
  WHERE (SELECT count(*) FROM calls WHERE upstream = $1) < $3 RETURNING 1`;

/** Counts calls to upstreams. */
export function callTable(timeline: Timeline) {
  return {
    /**
     * Call it inside a transaction. The lock of the timeline makes it exact: a count alone would not see the calls that
     * others take at the same moment.
     */
    *take(upstream: string, limit: number): Work<boolean> {
      yield (on) => on.checkRoom();
      const clockMs = yield* timeline.advance();
      yield* query(FORGET, [clockMs - DAY_MS]);
      return (yield* query(TAKE, [upstream, clockMs, limit])).length === 1;
    },
  };
}
