import { randomInt } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { expectKept, writeUntilKilled } from '#store/processes/kept.ts';
import { createSchema, postgresTest } from '#tests/postgres/schema.ts';
import { openPostgres } from './open.ts';

/** The long form of the test: KILL_ROUNDS=200. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4);
const MOMENTS = ['snapshots', 'events', 'calls', 'note', 'opening'] as const;

postgresTest(
  'K6 kill -9 at any moment of a migration or a write loses nothing that PostgreSQL acknowledged',
  async () => {
    let acknowledged = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const schema = await createSchema();
      onTestFinished(schema.drop);
      const first = MOMENTS[round % MOMENTS.length] ?? 'opening';
      const delay = randomInt(0, 200);
      const lines = await writeUntilKilled(schema.url, first, delay);
      const store = await openPostgres({ url: schema.url });
      await expectKept(store, lines, `killed ${delay} ms after its first "${first}"`);
      acknowledged += lines.length;
    }
    expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS);
  },
  60_000 + ROUNDS * 10_000,
);
