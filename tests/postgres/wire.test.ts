import { expect, onTestFinished } from 'vitest';
import { createSchema, postgresTest, run } from './schema.ts';
import { siteOn } from './site.ts';
import { wireTo } from './wire.ts';

/** A site with its first readings, on a schema of its own behind a wire. */
async function siteBehindWire() {
  const schema = await createSchema();
  const wire = await wireTo(schema.url);
  onTestFinished(async () => {
    await wire.close();
    await schema.drop();
  });
  const site = await siteOn(wire.url);
  await site.read();
  const before = await site.answers();
  const times = (answers: Awaited<ReturnType<typeof site.answers>>) =>
    answers.map(({ status, body }) => [status, body.observedAt]);
  return { ...site, schema, wire, before: times(before), now: async () => times(await site.answers()) };
}

const TWENTY_S = { timeout: 20_000 };

postgresTest(
  'K6 K8 a cut wire to the database leaves the last figures, and the site goes on after it',
  async () => {
    const { wire, ready, live, now, before } = await siteBehindWire();
    wire.cut();
    await expect.poll(async () => (await ready()).body.reason, TWENTY_S).toBe('the database does not answer');
    expect((await live()).status).toBe(200);
    expect(await now()).toEqual(before);
    // Only the first of them waits for the silent server; the others know.
    const began = performance.now();
    await now();
    expect(performance.now() - began).toBeLessThan(8_000);
    wire.mend();
    await expect.poll(async () => (await ready()).status, TWENTY_S).toBe(200);
    expect((await now()).map(([status]) => status)).toEqual([200, 200, 200]);
  },
);

postgresTest('K6 K8 a slow database makes answers slow, not wrong', async () => {
  const { wire, ready, now, before } = await siteBehindWire();
  wire.slow(150);
  expect(await now()).toEqual(before);
  expect((await ready()).status).toBe(200);
  wire.mend();
});

postgresTest('K6 K8 a full disk stops the writes, says what to do, and the stored figures stay', async () => {
  const { schema, ready, said, crowd, now, before } = await siteBehindWire();
  // As the server refuses each write of a full disk.
  await run(
    schema.url,
    `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
     DO $$ DECLARE name text; BEGIN
       FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema()
       LOOP EXECUTE format('CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE OR DELETE ON %I EXECUTE FUNCTION full_disk()', name);
       END LOOP; END $$`,
  );
  await expect.poll(async () => (await ready()).status, TWENTY_S).toBe(503);
  expect((await ready()).body.reason).toMatch(/disk/);
  expect(await now()).toEqual(before);
  await run(schema.url, 'DROP FUNCTION full_disk() CASCADE');
  await expect.poll(async () => (await ready()).status, TWENTY_S).toBe(200);
  expect((await crowd()).body.dataSource).toBe('live_api');
  expect(said.join('\n')).not.toContain('Unexpected');
});
