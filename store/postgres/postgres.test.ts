import { afterAll, beforeAll, describe } from 'vitest';
import { storeContract } from '#store/contract.ts';
import type { Store } from '#store/port.ts';
import { createSchema, hasPostgres, type Schema } from '#tests/postgres/schema.ts';
import { openPostgres } from './open.ts';

describe.skipIf(!hasPostgres)('with a server', () => {
  let schema: Schema;
  beforeAll(async () => {
    schema = await createSchema();
    await (await openPostgres({ url: schema.url })).close();
  });
  afterAll(() => schema.drop());

  storeContract('PostgreSQL', async (machine) => {
    await schema.empty();
    const stores: Store[] = [];
    const reopen = async ({ now, uptime, boot } = machine) => {
      const store = await openPostgres({ url: schema.url, now, uptime, boot, wall: now });
      stores.push(store);
      return store;
    };
    const close = async () => {
      await Promise.all(stores.map((store) => store.close()));
    };
    return { store: await reopen(), reopen, close };
  });
});
