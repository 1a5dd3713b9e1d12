import { expect, test } from 'vitest';
import { listed, reported } from '#feeds/events/testing/community.ts';
import { calendarEvent } from '../testing/fixtures.ts';
import { refreshName } from './read.ts';
import { openCommunity } from './testing/community-setup.ts';
import { setUp, WINDOW_S } from './testing/events-setup.ts';

const [WEEKLY, RSS] = ['weekly', 'rss'].map((part) => refreshName('forex-community', part)) as [
  string,
  string,
];
const DROPPED = { level: 'warn', message: 'events reading dropped: another instance has read since' };
const NOON = '2026-06-10T12:00:00.000Z';

/** A second reading, with another forecast, while another instance claims `names`. */
async function readWhileClaimed(...names: string[]) {
  const parts = await setUp();
  const { ask, community, clock, store } = parts;
  community.rows = [calendarEvent({ forecast: '0.3%', timeIso: '2026-06-10T21:00:00.000Z' })];
  await ask();
  community.rows = community.rows.map((row) => ({ ...row, forecast: '0.4%' }));
  community.whileReading = async () => {
    for (const name of names) expect(await store.claimRefresh(name, 0)).not.toBeNull();
  };
  clock.advance(WINDOW_S + 1);
  await ask();
  community.whileReading = async () => {};
  return parts;
}

test('K5 writes nothing and logs one warning when another instance took over the reading', async () => {
  const { store, lines } = await readWhileClaimed(WEEKLY, RSS);
  expect(await store.event(calendarEvent().id)).toMatchObject({ forecast: '0.3%', lastSeenAt: NOON });
  expect(await store.revisions(calendarEvent().id)).toEqual([]);
  expect(lines).toMatchObject([DROPPED]);
  for (const name of [WEEKLY, RSS])
    expect(await store.refreshState(name)).toMatchObject({ succeededAt: NOON, isRunning: true });
});

test('K5 reads again when the instance that took over the reading never ended it', async () => {
  const { ask, store, clock } = await readWhileClaimed(WEEKLY, RSS);
  clock.advance(301);
  await ask();
  expect(await store.event(calendarEvent().id)).toMatchObject({ forecast: '0.4%' });
});

test('K5 does not record the other part as read when one part was taken over and nothing was written', async () => {
  const { store, lines } = await readWhileClaimed(WEEKLY);
  expect((await store.event(calendarEvent().id))?.forecast).toBe('0.3%');
  expect(lines).toMatchObject([DROPPED]);
  expect((await store.refreshState(RSS))?.succeededAt).toBe(NOON);
});

test.each([
  ['weekly', 'rss'],
  ['rss', 'weekly'],
])('K3 K5 loses no field when one instance stores %s while another still reads %s', async (first, last) => {
  const { world, clock, instance } = await openCommunity('2026-08-04T13:00:00.000Z');
  const orders = (forecast: string) =>
    listed('Factory Orders m/m', '2026-08-04T10:00:00-04:00', { forecast, previous: '-1.3%' });
  const item = reported({
    title: 'United States Factory Orders MoM',
    path: 'united-states/factory-orders-mom',
    pubDate: 'Tue, 04 Aug 2026 14:00 GMT',
    previous: '-1.3%',
    actual: '',
  });
  Object.assign(world, { weekly: [orders('0.3%')], rss: [item] });
  const [one, other] = [await instance(), await instance()];
  await one.ask();
  clock.advance(WINDOW_S + 301);
  Object.assign(world, { weekly: [orders('0.7%')], rss: [{ ...item, actual: '0.9%' }] });
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  world.beforeAnswer = (part) => (part === last ? isAnswered : Promise.resolve());
  const late = other.readPart(last);
  await one.readPart(first);
  answer();
  await late;
  const id = 'usd-factory-orders-m-m-2026-08-04';
  expect(await one.store.event(id)).toMatchObject({ forecast: '0.7%', actual: '0.9%' });
  const changes = (await one.store.revisions(id)).map(({ field, before, after }) => [field, before, after]);
  expect(changes.toSorted()).toEqual([
    ['actual', null, '0.9%'],
    ['forecast', '0.3%', '0.7%'],
  ]);
  expect([one.lines, other.lines]).toEqual([[], []]);
});
