import { expect, test } from 'vitest';
import { listed, RSS_SALES_ID, reported, SALES, SALES_ID } from '#feeds/events/testing/community.ts';
import { openCommunity } from './testing/community-setup.ts';
import { WINDOW_S } from './testing/events-setup.ts';

const OTHER = listed('PPI m/m', '2026-09-17T08:30:00-04:00');
const EVENING = { ...SALES, date: '2026-09-15T18:00:00-04:00' };
const at = (time: string, over = {}) =>
  reported({ pubDate: `Tue, 15 Sep 2026 ${time} GMT`, actual: '', ...over });

/** Readings one window apart, on the morning of 15 September, each in a new process. */
async function openMorning() {
  const { world, clock, instance } = await openCommunity('2026-09-15T05:00:00.000Z');
  const read = async (weekly: readonly object[], rss: typeof world.rss) => {
    Object.assign(world, { weekly: [OTHER, ...weekly], rss });
    clock.advance(WINDOW_S + 1);
    const { ask, store, service } = await instance();
    const shown = new Set((await ask()).events.map(({ id }) => id));
    const stored = await store.eventsBetween(
      'forex-community',
      '2026-09-15T00:00:00.000Z',
      '2026-09-16T12:00:00.000Z',
    );
    /** The id in addresses, and the id in calendar files, of every card. */
    const cards = stored.filter(({ id }) => shown.has(id)).map(({ id, firstId }) => [id, firstId]);
    return { cards, store, service };
  };
  return { read, cardsOf: async (...lists: Parameters<typeof read>) => (await read(...lists)).cards };
}

const RSS_FIRST = [RSS_SALES_ID, RSS_SALES_ID];

test('N2 K3 keeps the id and the calendar UID of an RSS event when the export lists it later', async () => {
  const { cardsOf } = await openMorning();
  expect(await cardsOf([], [at('12:30')])).toEqual([RSS_FIRST]);
  expect(await cardsOf([SALES], [at('12:30')])).toEqual([RSS_FIRST]);
  expect(await cardsOf([SALES], [])).toEqual([RSS_FIRST]);
  expect(await cardsOf([], [at('12:30')])).toEqual([RSS_FIRST]);
});

test('N2 K3 keeps the id and the calendar UID of an event of the export when the RSS lists it later', async () => {
  const { cardsOf } = await openMorning();
  const first = [SALES_ID, SALES_ID];
  expect(await cardsOf([SALES], [])).toEqual([first]);
  expect(await cardsOf([SALES], [at('12:30')])).toEqual([first]);
  expect(await cardsOf([], [at('12:30')])).toEqual([first]);
});

test('N2 K3 keeps the id when the export and then the RSS move the event to the evening', async () => {
  const { cardsOf } = await openMorning();
  await cardsOf([], [at('12:30')]);
  await cardsOf([SALES], [at('12:30')]);
  expect(await cardsOf([EVENING], [at('12:30')])).toEqual([RSS_FIRST]);
  expect(await cardsOf([EVENING], [at('22:00')])).toEqual([RSS_FIRST]);
});

test('N2 gives a new id to a second row of the day, not one that calendars have', async () => {
  const { cardsOf } = await openMorning();
  await cardsOf([], [at('12:30')]);
  await cardsOf([EVENING], [at('22:00')]);
  const second = `${RSS_SALES_ID}-2`;
  expect(await cardsOf([EVENING], [at('12:30'), at('22:00')])).toEqual([[second, second], RSS_FIRST]);
});

test('N2 keeps both ids when two RSS rows next to one event of the export change places', async () => {
  const { cardsOf } = await openMorning();
  await cardsOf([EVENING], [at('22:00'), at('22:30')]);
  const [one, other] = [
    [SALES_ID, SALES_ID],
    [`${RSS_SALES_ID}-2`, `${RSS_SALES_ID}-2`],
  ];
  expect(await cardsOf([EVENING], [at('22:00'), at('22:30')])).toEqual([one, other]);
  expect(await cardsOf([EVENING], [at('22:30'), at('22:00')])).toEqual([one, other]);
});

test('N2 F2 opens the remaining event by both ids when two cards are one release', async () => {
  const { read } = await openMorning();
  const gauge = { title: 'United States Shop Takings' };
  expect((await read([SALES], [at('12:30', gauge)])).cards).toHaveLength(2);
  const { cards, store, service } = await read([SALES], [at('12:30')]);
  expect(cards).toEqual([[SALES_ID, SALES_ID]]);
  for (const id of [SALES_ID, RSS_SALES_ID]) {
    expect((await store.event(id))?.id).toBe(SALES_ID);
    expect((await service.history(id, 'en'))?.event?.id).toBe(SALES_ID);
  }
});
