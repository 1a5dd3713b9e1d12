import { expect, onTestFinished, test } from 'vitest';
import { temporaryStore } from '#functions/testing/fixtures.ts';
import { createLeader, LEADER, readOnlyAsLeader } from './leader.ts';

const START_MS = Date.parse('2026-06-10T16:00:00.000Z');

/** Two instances on one store, whose time the test moves. */
async function instances() {
  let passedMs = 0;
  const clock = () => new Date(START_MS + passedMs);
  const time = () => passedMs;
  const { store, remove } = await temporaryStore(clock);
  onTestFinished(remove);
  const lead = () => createLeader(store, clock, time);
  const pass = (ms: number) => {
    passedMs += ms;
  };
  return { store, clock, first: lead(), second: lead(), pass };
}

test('K5 one of two instances leads while it renews, for longer than one term', async () => {
  const { first, second, pass } = await instances();
  for (let look = 0; look < 20; look += 1) {
    expect([await first.leads(), await second.leads()]).toEqual([true, false]);
    pass(15_000);
  }
});

test('K5 another instance leads one term after the leader stopped renewing, and the old one knows it', async () => {
  const { first, second, pass } = await instances();
  await first.leads();
  pass(59_000);
  expect(await second.leads()).toBe(false);
  pass(1_000);
  expect(await second.leads()).toBe(true);
  expect(await first.leads()).toBe(false);
});

test('K5 another instance leads at once when the leader resigns', async () => {
  const { first, second } = await instances();
  await first.leads();
  await first.resign();
  expect([await second.leads(), await first.leads()]).toEqual([true, false]);
});

test('K5 two instances that ask at the same moment do not both lead', async () => {
  const { first, second } = await instances();
  expect((await Promise.all([first.leads(), second.leads()])).filter(Boolean)).toHaveLength(1);
});

test('K5 an old leader that asks twice does not take the lead from one that is about to hold it', async () => {
  const { store, clock, first, pass } = await instances();
  await first.leads();
  pass(70_000);
  const { promise: claimed, resolve: isClaimed } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const claimRefresh: typeof store.claimRefresh = async (...given) => {
    const lease = await store.claimRefresh(...given);
    isClaimed();
    await answered;
    return lease;
  };
  const slow = createLeader({ ...store, claimRefresh }, clock, () => clock().getTime());
  const next = slow.leads();
  await claimed;
  expect([await first.leads(), await first.leads()]).toEqual([false, false]);
  answer();
  expect(await next).toBe(true);
  expect(await slow.leads()).toBe(true);
});

test('K5 only the leader gets a lease, and a leader whose store fails keeps its term', async () => {
  const { store, clock, first, pass } = await instances();
  await first.leads();
  expect(await readOnlyAsLeader(store, clock).store.claimRefresh('sentiment', 0)).toBeNull();
  await first.resign();

  let isDown = false;
  const settleRefresh: typeof store.settleRefresh = (...given) =>
    isDown ? Promise.reject(new Error('down')) : store.settleRefresh(...given);
  const shaky = createLeader({ ...store, settleRefresh }, clock, () => clock().getTime());
  expect(await shaky.leads()).toBe(true);
  isDown = true;
  pass(20_000);
  await expect(shaky.leads()).rejects.toThrow('down');
  isDown = false;
  expect(await shaky.leads()).toBe(true);
  expect(await store.refreshState(LEADER)).toMatchObject({ heldForMs: 60_000 });
});
