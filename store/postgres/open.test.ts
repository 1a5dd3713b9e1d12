import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished } from 'vitest';
import { at, event, put, snapshot } from '#store/contract/rows.ts';
import { readMigrations } from '#store/migrations.ts';
import type { Store } from '#store/port.ts';
import { createSchema, postgresTest, run } from '#tests/postgres/schema.ts';
import { createDatabase } from './database.ts';
import { openPostgres, POSTGRES_MIGRATIONS } from './open.ts';

const SECRET = 'a-very-secret-word';

async function schema() {
  const own = await createSchema();
  onTestFinished(own.drop);
  const open = async () => {
    const store = await openPostgres({ url: own.url, patienceMs: 0 });
    onTestFinished(store.close);
    return store;
  };
  return { ...own, open };
}

/** The message and all causes of why opening fails. */
async function refusal(url: string): Promise<string> {
  const error = await openPostgres({ url, patienceMs: 0 }).then(
    () => null,
    (cause: unknown) => cause,
  );
  let words = '';
  for (let cause = error; cause instanceof Error; cause = cause.cause) words += `${cause.message}\n`;
  return words;
}

postgresTest('K6 eight instances that start at once on an empty database migrate it once', async () => {
  const { url, open } = await schema();
  const stores = await Promise.all(Array.from({ length: 8 }, open));
  await Promise.all(stores.map((store) => store.check()));
  const database = createDatabase(url);
  onTestFinished(database.close);
  const applied = await database.query('SELECT number, name FROM migrations ORDER BY number');
  expect(applied).toMatchObject(
    readMigrations(POSTGRES_MIGRATIONS).map(({ number, name }) => ({ number, name })),
  );
});

postgresTest(
  'K6 refuses a database of a newer version, and one that belongs to another program',
  async () => {
    const newer = await schema();
    await (await newer.open()).close();
    await run(newer.url, "INSERT INTO migrations (number, name) VALUES (9999, '9999-later.sql')");
    expect(await refusal(newer.url)).toMatch(/newer version .* format is 9999/);

    const other = await schema();
    await run(other.url, 'CREATE TABLE snapshots (x int); INSERT INTO snapshots VALUES (7)');
    expect(await refusal(other.url)).toMatch(/left as it was.*another program/);
    await run(other.url, 'SELECT x FROM snapshots; DROP TABLE snapshots');
    await (await other.open()).check();
  },
);

describe('K8 says what is wrong with the database, without the password', () => {
  postgresTest('K8 when the server does not answer', async () => {
    const words = await refusal(`postgres://site:${SECRET}@127.0.0.1:9/site`);
    expect(words).toMatch(/database at 127\.0\.0\.1:9\/site does not answer/);
    expect(words).not.toContain(SECRET);
  });

  postgresTest('K8 when the database does not exist', async () => {
    const missing = new URL((await schema()).url);
    missing.pathname = '/missing';
    missing.password = SECRET;
    const words = await refusal(missing.href.replaceAll('+', '%20'));
    expect(words).toMatch(/\/missing refuses the account/);
    expect(words).not.toContain(SECRET);
  });
});

postgresTest(
  'K6 instances that change one event wait for each other, and every change is stored',
  async () => {
    const { open } = await schema();
    const stores = await Promise.all(Array.from({ length: 4 }, open));
    const change = async (number: number) => {
      for (let round = 0; round < 10; round += 1)
        await put(stores[number] ?? (await open()), [event({ forecast: `${number}/${round}` })], at(round));
    };
    await Promise.all(stores.map((_, number) => change(number)));
    const revisions = await (await open()).revisions(event().id);
    expect(revisions).toHaveLength(4 * 10 - 1);
    expect(new Set(revisions.map(({ before }) => before)).size).toBe(revisions.length);
  },
);

postgresTest(
  'K2 K5 instances that ask at once take exactly the calls allowed, and each fence once',
  async () => {
    const { open } = await schema();
    const stores = await Promise.all(Array.from({ length: 4 }, open));
    const eachAsks = async <Answer>(times: number, ask: (store: Store) => Promise<Answer>) => {
      const all = await Promise.all(
        stores.map(async (store) => {
          const answers: Answer[] = [];
          for (let time = 0; time < times; time += 1) answers.push(await ask(store));
          return answers;
        }),
      );
      return all.flat();
    };
    const taken = await eachAsks(10, (store) => store.takeCall('outlook', 25));
    expect(taken.filter(Boolean)).toHaveLength(25);
    const claims = await eachAsks(3, (store) => store.claimRefresh('all', 0));
    const fences = claims.flatMap((lease) => lease?.fence ?? []).sort((a, b) => a - b);
    expect(fences).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  },
);

postgresTest(
  'K5 a write with a lease is finished before a later claim takes it over, or has no effect',
  async () => {
    const { open } = await schema();
    const [writer, claimer] = [await open(), await open()];
    for (let round = 1; round <= 20; round += 1) {
      const lease = await writer.claimRefresh('read', 0);
      const observedAt = at(round);
      const [added, later] = await Promise.all([
        writer.saveSnapshots([snapshot({ observedAt })], lease ?? undefined),
        claimer.claimRefresh('read', 0),
      ]);
      expect(later?.fence).toBe(Number(lease?.fence) + 1);
      expect((await claimer.snapshots('XAUUSD', observedAt, at(round + 1))).length).toBe(added);
    }
  },
);

postgresTest(
  'K6 keeps text that PostgreSQL refuses: a NUL and half a surrogate pair are replaced',
  async () => {
    const { open } = await schema();
    const store = await open();
    await put(store, [event({ title: 'a\0b\uD800' })], at(0));
    await store.writeFile('week', { url: 'https://x.example', text: 'a\0b', readAt: at(0) });
    expect(await store.event(event().id)).toMatchObject({ title: 'a\uFFFDb\uFFFD' });
    expect(await store.readFile('week')).toMatchObject({ text: 'a\uFFFDb' });
  },
);

postgresTest('K6 works on with new connections after the server ended all sessions', async () => {
  const { url, name, open } = await schema();
  const store = await open();
  await store.writeNote('before', 'kept');
  await run(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = '${name}' AND pid <> pg_backend_pid()`,
  );
  await expect.poll(() => store.readNote('before').catch(() => null)).toBe('kept');
});

postgresTest(
  'K6 K8 a connection that the server ends in the middle of a transaction fails that call alone',
  async () => {
    const { url } = await schema();
    const database = createDatabase(url);
    onTestFinished(database.close);
    const broken = database.transaction(async (query) => {
      const [row] = await query('SELECT pg_backend_pid() AS pid');
      await run(url, `SELECT pg_terminate_backend(${row?.pid})`);
      // The end of the connection comes while no query is under way.
      await wait(200);
      return query('SELECT 1');
    });
    await expect(broken).rejects.toMatchObject({ problem: 'unreachable' });
    expect(await database.query('SELECT 1 AS one')).toMatchObject([{ one: 1 }]);
  },
);
