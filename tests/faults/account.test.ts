import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { backend } from './backend.ts';
import { createMachine, DAY_S, HOUR_S, LOGIN, OUTLOOK } from './machine.ts';

/** A visit each half hour: the six log-ins are spent in the first hours, and none may follow. */
const TICK_S = 1800;
const QUOTA = 'SELECT count(*) AS n FROM calls WHERE upstream = ?';

test.for([
  ['a server error', [{ kind: 'status', status: 503 }]],
  ['a refusal', [{ kind: 'api-error', message: 'Try later.' }]],
  // Each takes seconds of real time: together they are one test.
  ['no answer, later with a body that never ends', [{ kind: 'silence', times: 4 }, { kind: 'drip' }]],
] as const)(
  'K2 sends six log-ins and no outlook call in a day when each log-in ends with %s',
  async ([, faults], context) => {
    const machine = await createMachine(context);
    for (const fault of faults) machine.upstreams.set({ ...fault, on: LOGIN });
    await machine.launch();
    await machine.passTime(DAY_S - 2 * HOUR_S, TICK_S);
    expect(machine.logins()).toBe(6);
    expect(machine.callsOverLimit(), 'calls spent over the limit').toBe(0);
    expect(machine.outlookCalls()).toHaveLength(0);
    expect(machine.onFile((db) => db.prepare(QUOTA).get('outlook-api'))).toMatchObject({ n: 0 });
    machine.upstreams.set({ kind: 'none', on: LOGIN });
    await machine.stop();
    await machine.launch();
    await machine.passTime(2 * HOUR_S, TICK_S);
    expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
    expect(machine.logins()).toBeLessThanOrEqual(7);
  },
);

test('K2 K5 waits at the start for a log-in that takes longer than an ordinary answer', async (context) => {
  const { upstreams, sentiment } = await backend(context, { kind: 'delay', ms: 5_000, on: LOGIN });
  await expect
    .poll(async () => (await sentiment()).dataSource, { timeout: 30_000, interval: 500 })
    .toBe('live_api');
  expect(upstreams.calls().counts[LOGIN]).toBe(1);
});

test('K2 K8 keeps the session in the data folder, but not in clear text', async (context) => {
  const machine = await createMachine(context);
  await machine.launch();
  expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
  const expectSealed = async () => {
    const folder = dirname(machine.file);
    const files = await readdir(folder);
    const bytes = await Promise.all(files.map((name) => readFile(join(folder, name), 'latin1')));
    expect(bytes.join('')).toContain('myfxbook.session');
    // Every token of the replayed API begins so.
    expect(bytes.join('')).not.toContain('rT7');
  };
  await expectSealed();
  await machine.stop();
  await expectSealed();
  await machine.launch();
  machine.skip(1_300);
  expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
  expect(machine.logins()).toBe(1);
});

test('K2 gives the API its whole time when the page is read too', async (context) => {
  const machine = await createMachine(context, { SCRAPE_OUTLOOK: 'on' });
  for (const on of [LOGIN, OUTLOOK]) machine.upstreams.set({ kind: 'delay', ms: 2_400, on });
  await machine.launch();
  expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
  expect(machine.lines).toEqual([]);
});
