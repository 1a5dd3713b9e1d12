import { expect, test } from 'vitest';
import type { MessageClaim, Store, StoredSubscription } from '#store/port.ts';
import { type OpenStore, opened } from './harness.ts';
import { at } from './rows.ts';

const LIMITS = { mostSubscriptions: 3, mostWishes: 2 };
export const subscription = (id: string, over: Partial<StoredSubscription> = {}): StoredSubscription => ({
  id,
  endpoint: `https://push.example/${id}`,
  p256dh: 'point',
  auth: 'secret',
  locale: 'es',
  zone: 'America/Mexico_City',
  quietFrom: '22:00',
  quietTo: '07:00',
  ...over,
});
export const wish = (topic: string, over = {}) => ({ topic, stage: 'before', madeAt: at(0), ...over });
const claim = (name: string, covers: readonly string[] = [], id = 'one'): MessageClaim => ({
  subscription: id,
  name,
  covers,
});
const sent = { subscription: 'one', name: 'cpi', end: 'sent', fulfils: null } as const;

async function leaseOf(store: Store) {
  const lease = await store.claimRefresh('reminders', 0);
  if (lease === null) throw new Error('nothing holds it');
  return lease;
}

/** Reminders: what a subscription asks for, and each message of it once. */
export function reminderContract(open: OpenStore): void {
  test('N16 K6 keeps what a subscription asks for over a restart, and changes a wish in place', async () => {
    const { store, reopen } = await opened(open);
    expect(await store.saveReminder(subscription('one'), wish('event/cpi'), LIMITS)).toBe('saved');
    await store.saveReminder(
      subscription('one', { locale: 'en', quietFrom: null, quietTo: null }),
      wish('indicator/gdp'),
      LIMITS,
    );
    await store.saveReminder(
      subscription('one', { locale: 'en', quietFrom: null, quietTo: null }),
      wish('event/cpi', { stage: 'figure' }),
      LIMITS,
    );
    await store.close();
    const again = await reopen();
    expect(await again.reminders('one')).toEqual({
      subscription: subscription('one', { locale: 'en', quietFrom: null, quietTo: null }),
      wishes: [wish('event/cpi', { stage: 'figure' }), wish('indicator/gdp')],
    });
    expect(await again.reminders('other')).toBeNull();
  });

  test('N16 refuses one wish or subscription too many, and a known wish is none more', async () => {
    const { store } = await opened(open);
    await store.saveReminder(subscription('one'), wish('event/a'), LIMITS);
    await store.saveReminder(subscription('one'), wish('event/b'), LIMITS);
    expect(await store.saveReminder(subscription('one'), wish('event/c'), LIMITS)).toBe('too_many');
    expect(await store.saveReminder(subscription('one'), wish('event/b'), LIMITS)).toBe('saved');
    await store.saveReminder(subscription('two'), wish('event/a'), LIMITS);
    await store.saveReminder(subscription('three'), wish('event/a'), LIMITS);
    expect(await store.saveReminder(subscription('four'), wish('event/a'), LIMITS)).toBe('full');
    expect(await store.reminders('four')).toBeNull();
    expect(await store.wishedTopics()).toEqual(['event/a', 'event/b']);
  });

  test('N16 names who may get a message, page by page: not who asked for another stage, asked later, has it or waits', async () => {
    const { store } = await opened(open);
    const limits = { mostSubscriptions: 10, mostWishes: 2 };
    const asks = {
      one: {},
      two: { stage: 'figure' },
      three: { madeAt: at(30) },
      four: {},
      five: {},
      six: {},
    };
    for (const [id, over] of Object.entries(asks))
      await store.saveReminder(subscription(id), wish('event/b', over), limits);
    const query = { topic: 'event/b', stage: 'before', madeUntil: at(10), name: 'b' };
    const idsOf = async (over: Partial<typeof query> = {}, after = '', limit = 10, when = at(60)) =>
      (await store.wishedBy({ ...query, ...over }, when, after, limit)).map(({ id }) => id);
    expect(await store.wishedBy(query, at(60), '', 1)).toEqual([subscription('five')]);
    expect(await idsOf()).toEqual(['five', 'four', 'one', 'six']);
    expect(await idsOf({}, 'four', 1)).toEqual(['one']);
    expect(await idsOf({ madeUntil: at(30) })).toContain('three');
    expect(await idsOf({ stage: 'figure' })).toEqual(['two']);
    expect(await idsOf({ topic: 'event/none' })).toEqual([]);
    const lease = await leaseOf(store);
    const claims = ['one', 'four', 'five'].map((id) => claim('b', [], id));
    await store.claimMessages(lease, claims, at(60));
    await store.settleMessages([
      { subscription: 'one', name: 'b', end: 'sent', fulfils: null },
      { subscription: 'four', name: 'b', end: 'retry', retryAt: at(90) },
    ]);
    expect(await idsOf()).toEqual(['six']);
    expect(await idsOf({}, '', 10, at(90))).toEqual(['four', 'six']);
  });

  test('N16 deletes a subscription with its last wish, or at once with everything', async () => {
    const { store } = await opened(open);
    await store.saveReminder(subscription('one'), wish('event/a'), LIMITS);
    await store.saveReminder(subscription('one'), wish('event/b'), LIMITS);
    await store.forgetWish('one', 'event/a');
    expect((await store.reminders('one'))?.wishes).toEqual([wish('event/b')]);
    await store.forgetWish('one', 'event/b');
    expect(await store.reminders('one')).toBeNull();
    await store.saveReminder(subscription('two'), wish('event/a'), LIMITS);
    await store.forgetSubscription('two');
    expect([await store.reminders('two'), await store.wishedTopics()]).toEqual([null, []]);
  });

  test('N16 gives a message to one sender once, also after a restart and to another instance', async () => {
    const { store, reopen } = await opened(open);
    await store.saveReminder(subscription('one'), wish('event/cpi'), LIMITS);
    const lease = await leaseOf(store);
    expect(await store.claimMessages(lease, [claim('cpi')], at(0))).toEqual([{ ...claim('cpi'), tries: 1 }]);
    expect(await store.claimMessages(lease, [claim('cpi')], at(60))).toEqual([]);
    const other = await reopen();
    expect(await other.claimMessages(await leaseOf(other), [claim('cpi')], at(600))).toEqual([]);
    expect(await store.claimMessages(lease, [claim('gdp')], at(600))).toBeNull();
    await store.settleMessages([sent]);
    expect(await other.claimMessages(await leaseOf(other), [claim('cpi')], at(900))).toEqual([]);
  });

  test('N16 gives a message that waits again once its time has come, and counts its tries', async () => {
    const { store } = await opened(open);
    await store.saveReminder(subscription('one'), wish('event/cpi'), LIMITS);
    const lease = await leaseOf(store);
    await store.claimMessages(lease, [claim('cpi', ['core'])], at(0));
    await store.settleMessages([{ subscription: 'one', name: 'cpi', end: 'retry', retryAt: at(60) }]);
    expect(await store.claimMessages(lease, [claim('cpi', ['core'])], at(59))).toEqual([]);
    const again = await store.claimMessages(lease, [claim('cpi', ['core'])], at(60));
    expect(again).toEqual([{ ...claim('cpi', ['core']), tries: 2 }]);
    await store.settleMessages([{ subscription: 'one', name: 'cpi', end: 'never' }]);
    expect(await store.claimMessages(lease, [claim('cpi', ['core'])], at(600))).toEqual([]);
  });

  test('N16 sends none about an event that another message covered, and none to a deleted subscription', async () => {
    const { store } = await opened(open);
    await store.saveReminder(subscription('one'), wish('indicator/cpi'), LIMITS);
    const lease = await leaseOf(store);
    await store.claimMessages(lease, [claim('cpi', ['core'])], at(0));
    expect(await store.claimMessages(lease, [claim('core')], at(0))).toEqual([]);
    expect(await store.claimMessages(lease, [claim('other', ['core'])], at(0))).toHaveLength(1);
    expect(await store.claimMessages(lease, [claim('cpi', [], 'gone')], at(0))).toEqual([]);
    await store.settleMessages([{ subscription: 'one', name: 'cpi', end: 'gone' }]);
    expect(await store.reminders('one')).toBeNull();
  });

  test('N16 a sent message fulfils the wish of its event, and a new endpoint keeps wishes and messages', async () => {
    const { store } = await opened(open);
    await store.saveReminder(subscription('one'), wish('event/cpi'), LIMITS);
    await store.saveReminder(subscription('one'), wish('extreme/EURUSD', { stage: 'reached' }), LIMITS);
    const lease = await leaseOf(store);
    await store.claimMessages(lease, [claim('cpi')], at(0));
    await store.settleMessages([{ ...sent, fulfils: 'event/cpi' }]);
    expect(await store.moveSubscription('one', subscription('new'), '2026-02-03')).toBe(true);
    expect(await store.moveSubscription('one', subscription('new'), '2026-02-03')).toBe(false);
    expect(await store.reminders('one')).toBeNull();
    expect((await store.reminders('new'))?.wishes.map(({ topic }) => topic)).toEqual(['extreme/EURUSD']);
    expect(await store.claimMessages(lease, [claim('cpi', [], 'new')], at(60))).toEqual([]);
  });

  test('N16 fulfils the wishes of all for one stage of a topic, and keeps who has them and what was sent', async () => {
    const { store } = await opened(open);
    const figure = wish('event/cpi', { stage: 'figure' });
    await store.saveReminder(subscription('one'), wish('event/cpi'), LIMITS);
    await store.saveReminder(subscription('one'), wish('event/gdp'), LIMITS);
    await store.saveReminder(subscription('two'), wish('event/cpi'), LIMITS);
    await store.saveReminder(subscription('three'), figure, LIMITS);
    const lease = await leaseOf(store);
    await store.claimMessages(lease, [claim('cpi', [], 'two')], at(0));
    await store.fulfilWishes('event/cpi', 'before');
    const wishesOf = async (id: string) => (await store.reminders(id))?.wishes;
    expect(await wishesOf('one')).toEqual([wish('event/gdp')]);
    expect(await wishesOf('two')).toEqual([]);
    expect(await wishesOf('three')).toEqual([figure]);
    expect(await store.claimMessages(lease, [claim('cpi', [], 'two')], at(60))).toEqual([]);
  });

  test('N16 forgets a subscription without a visit, one without a wish, and wishes and messages that are over', async () => {
    const { store } = await opened(open);
    const now = at(0);
    const today = now.slice(0, 10);
    const old = '2025-01-01T00:00:00.000Z';
    await store.saveReminder(subscription('one'), wish('indicator/gdp', { madeAt: old }), LIMITS);
    await store.saveReminder(subscription('two'), wish('indicator/gdp', { madeAt: old }), LIMITS);
    await store.saveReminder(subscription('three'), wish('event/cpi', { madeAt: old }), LIMITS);
    await store.noteVisit('one', today);
    await store.noteVisit('three', '2025-06-01');
    const lease = await leaseOf(store);
    await store.claimMessages(lease, [claim('cpi')], old);
    await store.cleanReminders('2025-02-01', '2025-12-01', '2025-02-01T00:00:00.000Z');
    expect((await store.reminders('one'))?.wishes).toHaveLength(1);
    expect(await store.reminders('two')).toBeNull();
    expect(await store.reminders('three')).toBeNull();
    expect(await store.claimMessages(lease, [claim('cpi')], now)).toHaveLength(1);
  });
}
