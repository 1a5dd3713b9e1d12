import { onTestFinished } from 'vitest';
import type { Store } from '#store/port.ts';

/** One empty store for one test. */
export interface OpenedStore {
  readonly store: Store;
  /** Opens the same data once more, as a second instance or a restarted process does. */
  reopen(): Promise<Store>;
  /** Closes all that was opened on this data; the data may go when the test ends. */
  close(): Promise<void>;
}

export type OpenStore = () => Promise<OpenedStore>;

/** An empty store that is closed when the running test ends. */
export async function opened(open: OpenStore): Promise<OpenedStore> {
  const it = await open();
  onTestFinished(it.close);
  return it;
}
