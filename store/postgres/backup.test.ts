import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { at } from '#store/contract/rows.ts';
import { start } from '#store/processes/start.ts';
import { temporaryFolder } from '#store/sqlite/temporary.ts';
import { createSchema, hasPostgres, run } from '#tests/postgres/schema.ts';
import { postgresPrograms } from '#tests/postgres/server.ts';
import { openPostgres } from './open.ts';

const programs = postgresPrograms();
const call = promisify(execFile);

test.skipIf(!hasPostgres || programs === null)(
  'K6 K8 pg_dump while a process writes, and pg_restore into an empty database, keep what was acknowledged',
  async () => {
    const schema = await createSchema();
    onTestFinished(schema.drop);
    const writer = start('writer.ts', schema.url);
    await writer.said('note 3');
    const dump = join(await temporaryFolder(), 'aureo.dump');
    const program = (name: string) => join(programs ?? '', name);
    const plain = new URL(schema.url);
    plain.searchParams.delete('options');
    await call(program('pg_dump'), ['-Fc', '--no-owner', '-n', schema.name, '-f', dump, plain.href]);
    writer.child.kill('SIGKILL');
    await writer.gone();

    const name = `restored_${schema.name}`;
    await run(schema.url, `CREATE DATABASE ${name}`);
    onTestFinished(() => run(schema.url, `DROP DATABASE ${name} WITH (FORCE)`));
    const into = (address: string) => address.replace('/postgres?', `/${name}?`);
    await call(program('pg_restore'), ['--no-owner', '--exit-on-error', '-d', into(plain.href), dump]);

    const store = await openPostgres({ url: into(schema.url) });
    await store.check();
    const times = (await store.snapshots('XAUUSD', at(0), at(1_000_000))).map(({ observedAt }) => observedAt);
    expect(times).toEqual(expect.arrayContaining([1, 2, 3].map(at)));
    expect(Number(await store.readNote('step'))).toBeGreaterThanOrEqual(3);
    expect(await store.takeCall('outlook', 3)).toBe(false);
    await store.close();
  },
);
