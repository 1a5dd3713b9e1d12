import { join } from 'node:path';
import { storeContract } from '#store/contract.ts';
import type { Store } from '#store/port.ts';
import { openSqlite } from './open.ts';
import { temporaryFolder } from './temporary.ts';

storeContract('SQLite', async (machine) => {
  const file = join(await temporaryFolder(), 'made', 'on', 'the-way.sqlite');
  const stores: Store[] = [];
  const reopen = async ({ now, uptime, boot } = machine) => {
    const store = await openSqlite({ file, now, uptime, boot });
    stores.push(store);
    return store;
  };
  const close = async () => {
    await Promise.all(stores.map((store) => store.close()));
  };
  return { store: await reopen(), reopen, close };
});
