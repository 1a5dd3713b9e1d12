import type { OfficialPublisher } from '#contracts/vendors.ts';
import type { Store } from '#store/port.ts';
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
