import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createMachine, DAY_S, HOUR_S } from './machine.ts';

const WINDOW_S = 1200;
const TICK_S = 600;

/** A trigger that makes writes of one kind fail, as on a disk that is full. */
const fails = (write: string) =>
  `CREATE TRIGGER broken BEFORE ${write} BEGIN SELECT RAISE(ABORT, 'disk full'); END`;

test.for([
  ['readings cannot be stored', fails('INSERT ON snapshots'), (6 * HOUR_S) / WINDOW_S],
  ['there is no room for a reading', fails('INSERT ON room'), 0],
  ['calls cannot be counted', fails('INSERT ON calls'), 0],
  ['no refresh can be claimed', fails('UPDATE OF fence ON refreshes'), 0],
] as const)('K2 K6 six hours in which %s do not use up the day', async ([, trigger, most], context) => {
  const machine = await createMachine(context);
  await machine.launch();
  expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
  machine.onFile((db) => db.exec(trigger));
  await machine.passTime(6 * HOUR_S, TICK_S);
  const spent = machine.outlookCalls().length - 1;
  expect(spent).toBeLessThanOrEqual(most);
  machine.onFile((db) => db.exec('DROP TRIGGER broken'));
  await machine.passTime(WINDOW_S, TICK_S);
  expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
  await machine.passTime(DAY_S - 6 * HOUR_S, TICK_S);
  expect(machine.outlookCalls().length - spent - machine.readings(), 'readings lost').toBe(0);
  expect(machine.longestGap()).toBeLessThanOrEqual(most > 0 ? WINDOW_S : 6 * HOUR_S + WINDOW_S);
  expect(machine.callsOverLimit(), 'calls spent over the limit').toBe(0);
  expect(machine.logins()).toBe(1);
});

test('K5 K6 another process that locks the data file does not delay every visitor', async (context) => {
  const machine = await createMachine(context);
  await machine.launch();
  await machine.visit();
  machine.skip(2 * WINDOW_S);
  const other = new DatabaseSync(machine.file);
  other.exec('BEGIN IMMEDIATE');
  const began = performance.now();
  for (let visitor = 0; visitor < 30; visitor += 1) {
    expect(await machine.visit()).toMatchObject({ dataSource: 'historical_fallback' });
    machine.skip(6);
  }
  // One attempt waits a second for the lock.
  expect(performance.now() - began).toBeLessThan(2_500);
  expect(machine.outlookCalls()).toHaveLength(1);
  other.exec('ROLLBACK');
  other.close();
  await machine.passTime(TICK_S, TICK_S);
  expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
});
