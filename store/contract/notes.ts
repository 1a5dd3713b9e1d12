import { expect, test } from 'vitest';
import { type OpenStore, opened } from './harness.ts';

/** Notes that survive a restart, and the end of a store's life. */
export function noteContract(open: OpenStore): void {
  test('K2 a note survives a restart, and can be replaced and deleted', async () => {
    const { store, reopen } = await opened(open);
    expect(await store.readNote('session')).toBeNull();
    await store.writeNote('session', 'abc');
    await store.writeNote('lock', '');
    await store.writeNote('session', 'd’é🥇');
    await store.close();
    const again = await reopen();
    expect([await again.readNote('session'), await again.readNote('lock')]).toEqual(['d’é🥇', '']);
    await again.writeNote('session', null);
    await again.writeNote('never there', null);
    expect(await again.readNote('session')).toBeNull();
  });

  test('K6 a store may be closed twice, and rejects calls when it is closed', async () => {
    const { store } = await opened(open);
    await store.close();
    await store.close();
    await expect(store.writeNote('session', 'abc')).rejects.toThrow();
  });
}
