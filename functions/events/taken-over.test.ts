import { expect, onTestFinished, test } from 'vitest';
import {
  listed,
  NOW,
  RSS_SALES_ID,
  readCommunity,
  reported,
  SALES,
  SALES_ID,
} from '#feeds/events/testing/community.ts';
import { temporaryStore } from '../testing/fixtures.ts';

/** Readings one after the other, each knowing what the store has of those before. */
async function setUp() {
  const { store, remove } = await temporaryStore();
  onTestFinished(remove);
  const known = () =>
    store.eventsBetween('forex-community', '2026-09-07T00:00:00.000Z', '2026-09-23T00:00:00.000Z');
  return async (given: Omit<Parameters<typeof readCommunity>[0], 'known'>) => {
    const { rows } = await readCommunity({ ...given, known: await known() });
    await store.upsertEvents(rows, NOW.toISOString());
    return (await known()).map(({ id, firstId }) => [id, firstId]);
  };
}

const at = (time: string, over = {}) =>
  reported({ pubDate: `Tue, 15 Sep 2026 ${time} GMT`, actual: '', ...over });
const EVENING = listed('Retail Sales m/m', '2026-09-15T18:00:00-04:00');
const SALES_FIRST = [SALES_ID, RSS_SALES_ID];

/** The export took the event over from one RSS row, moved it to the evening and took over the row that stood there. */
async function takenOverTwice(path = 'united-states/retail-sales-mom', second = `${RSS_SALES_ID}-2`) {
  const read = await setUp();
  expect(await read({ rss: [at('12:30')] })).toEqual([[RSS_SALES_ID, RSS_SALES_ID]]);
  expect(await read({ weekly: [SALES] })).toEqual([SALES_FIRST]);
  expect(await read({ rss: [at('22:00', { path })] })).toEqual([SALES_FIRST, [second, second]]);
  expect(await read({ weekly: [EVENING], rss: [at('22:00', { path })] })).toEqual([SALES_FIRST]);
  return read;
}

test('N2 the id an event was first stored under, and calendars were told, is never another event’s', async () => {
  const read = await takenOverTwice();
  const third = `${RSS_SALES_ID}-3`;
  expect(await read({ rss: [at('12:30'), at('22:00')] })).toEqual([[third, third], SALES_FIRST]);
});

test('N2 of two RSS rows beside an event that bore both their ids, one is it and the other is new', async () => {
  const read = await takenOverTwice();
  const third = `${RSS_SALES_ID}-3`;
  expect(await read({ rss: [at('22:00'), at('22:30')] })).toEqual([SALES_FIRST, [third, third]]);
});

test('N2 a row listed again under the first id is the event that took it over, whatever it is called now', async () => {
  const read = await takenOverTwice('united-states/shop-takings', 'united-states-shop-takings-2026-09-15');
  expect(await read({ rss: [at('22:00', { title: 'United States Takings' })] })).toEqual([SALES_FIRST]);
});
