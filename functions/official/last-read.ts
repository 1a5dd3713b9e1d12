import * as z from 'zod/mini';
import type { SeriesId } from '#contracts/observations.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import { readJsonNote } from '#feeds/notes.ts';
import type { Lease, Store } from '#store/port.ts';
import { officialRefresh, releaseRefresh } from './names.ts';

/** When a publisher was last read with success; null if never. */
export async function lastRead(
  publisher: OfficialPublisher,
  store: Pick<Store, 'refreshState'>,
): Promise<string | null> {
  const names = [officialRefresh(publisher), releaseRefresh(publisher)];
  const states = await Promise.all(names.map((name) => store.refreshState(name)));
  const times = states.flatMap((state) => state?.succeededAt ?? []);
  return times.sort().at(-1) ?? null;
}

/** How the last readings of a publisher's series ended. */
const seriesSchema = z.object({
  /** When each series was last read with success; null if never. */
  readAt: z.record(z.string(), z.nullable(z.string())),
  /** Those that could not be read the last time that they were asked for. */
  unread: z.array(z.string()),
});
type SeriesReads = z.infer<typeof seriesSchema>;

function keyOf(publisher: OfficialPublisher): string {
  return `${officialRefresh(publisher)}/series`;
}

/**
 * When a series was last read with success; null if never. One series may fail in a reading of others, so each has a time of
 * its own; until it was first asked for, that of its publisher counts.
 */
export async function lastReads(
  publisher: OfficialPublisher,
  store: Pick<Store, 'refreshState' | 'readNote'>,
): Promise<(series: SeriesId) => string | null> {
  const [ofPublisher, reads] = await Promise.all([
    lastRead(publisher, store),
    readJsonNote(store, keyOf(publisher), seriesSchema),
  ]);
  return (series) => {
    const own = reads?.readAt[series];
    return own === undefined ? ofPublisher : own;
  };
}

/** Records which of the asked series a reading that began at `at` has read. Returns all that cannot be read now. */
export async function noteReads(
  publisher: OfficialPublisher,
  {
    asked,
    unread,
    at,
  }: { readonly asked: readonly SeriesId[]; readonly unread: readonly SeriesId[]; readonly at: string },
  lease: Lease,
  store: Pick<Store, 'readNote' | 'writeNote'>,
): Promise<readonly string[]> {
  const known = await readJsonNote(store, keyOf(publisher), seriesSchema);
  const failed = new Set(unread);
  const times = asked.map((series) => [series, failed.has(series) ? (known?.readAt[series] ?? null) : at]);
  const before = (known?.unread ?? []).filter((series) => !asked.some((one) => one === series));
  const reads: SeriesReads = {
    readAt: { ...known?.readAt, ...Object.fromEntries(times) },
    unread: [...before, ...failed].sort(),
  };
  await store.writeNote(keyOf(publisher), JSON.stringify(reads), lease);
  return reads.unread;
}
