import { join } from 'node:path';
import { mapOutlook } from '#feeds/sentiment/myfxbook-api/map.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { outlookAt } from './outlook.ts';

const WINDOW_MS = 20 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Now and then a few hours were not read, as on a machine that was off. */
const GAP = { everyHours: 401, hours: 7 } as const;

/**
 * Writes into the data folder what reads of the replayed outlook every twenty minutes would have stored, up to `now`: for a
 * demo and for tests of the history. Continues where the stored snapshots end.
 */
export async function storeReplayedHistory(folder: string, now: Date, days = 90): Promise<void> {
  const store = await openSqlite({ file: join(folder, 'aureo.sqlite'), now: () => now });
  const latest = await store.latestSnapshot('XAUUSD', now.toISOString());
  const from = Math.max(now.getTime() - days * DAY_MS, Date.parse(latest?.observedAt ?? '') || 0);
  const rows = [];
  for (let at = Math.ceil((from + 1) / WINDOW_MS) * WINDOW_MS; at < now.getTime(); at += WINDOW_MS) {
    if (Math.floor(at / HOUR_MS) % GAP.everyHours < GAP.hours) continue;
    const instant = new Date(at);
    const listed = outlookAt(instant, new Map()).map(({ row }) => row);
    rows.push(...mapOutlook(listed, instant.toISOString()).rows);
  }
  await store.saveSnapshots(rows);
  await store.close();
}
