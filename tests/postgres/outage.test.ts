import { expect, onTestFinished, test } from 'vitest';
import { hasPostgres } from './schema.ts';
import { postgresPrograms, startPostgres } from './server.ts';
import { siteOn } from './site.ts';

const programs = postgresPrograms();

/** A site on a server of its own, which the test stops and starts. */
async function siteWithServer(from: string) {
  const server = await startPostgres(from);
  onTestFinished(() => server.remove());
  return { server, ...(await siteOn(server.url.replace('postgres@', 'postgres:a-very-secret-word@'))) };
}

test.skipIf(!hasPostgres || programs === null)(
  'K6 K8 the site outlives a stop of the database, says so, and goes on when it is back',
  async () => {
    const { server, said, ready, live, crowd, read, answers } = await siteWithServer(programs ?? '');
    await read();
    expect((await ready()).status).toBe(200);
    const before = await answers();
    const [{ body: crowdBefore } = await crowd()] = before;

    await server.stop();
    await expect
      .poll(async () => (await ready()).body.reason, { timeout: 20_000 })
      .toBe('the database does not answer');
    expect((await live()).status).toBe(200);
    // Countdowns aside, the same figures with the same times.
    const meanwhile = await answers();
    expect(meanwhile.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(meanwhile.map(({ body }) => body.observedAt)).toEqual(before.map(({ body }) => body.observedAt));
    expect(meanwhile[0]).toEqual(before[0]);

    await server.start();
    await expect.poll(async () => (await ready()).status, { timeout: 20_000 }).toBe(200);
    const after = await crowd();
    expect(after.status).toBe(200);
    expect(Date.parse(String(after.body.observedAt))).toBeGreaterThanOrEqual(
      Date.parse(String(crowdBefore.observedAt)),
    );
    expect(said.join('\n')).toContain('Everything is stored in the database at ');
    expect(said.join('\n')).not.toContain('a-very-secret-word');
  },
);
