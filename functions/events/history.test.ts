import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventHistorySchema } from '#contracts/event-history.ts';
import type { CalendarEvent } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { Store } from '#store/port.ts';
import { calendarEvent, storedEvent, storeEvents, temporaryStore } from '../testing/fixtures.ts';
import { createHistory, type ReadHistory } from './history.ts';

const SEEN = '2026-06-10T13:00:00.000Z';
let store: Store;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ store, remove } = await temporaryStore());
});
afterEach(() => remove());

const MISSES = [0.1, -0.1, 0.2, 0, -0.2, 0.1];

/** Six earlier months, newest first: forecast 0.3 %, each figure with that difference. */
const earlier = (over: (index: number) => Partial<CalendarEvent> = () => ({})): CalendarEvent[] =>
  MISSES.map((miss, index) =>
    calendarEvent({
      id: `month-${index}`,
      timeIso: new Date(Date.UTC(2026, 4 - index, 12, 12, 30)).toISOString(),
      forecast: '0.3%',
      actual: `${(0.3 + miss).toFixed(1)}%`,
      ...over(index),
    }),
  );

const now = calendarEvent({ forecast: '0.3%', previous: '0.4%', actual: '0.5%' });

const readHistory: ReadHistory = (id, locale) =>
  createHistory({
    findAhead: async () => null,
    store,
    clock: () => new Date('2026-06-17T12:00:00.000Z'),
    isOn: (source) => source !== 'investing-portal',
  })(id, locale);

async function historyOf(rows: (CalendarEvent & Partial<StoredEvent>)[], id = now.id) {
  await storeEvents(store, rows, SEEN);
  const found = await readHistory(id, 'en');
  return found && eventHistorySchema.parse(found);
}

test('K4 gives a surprise in its unit and, with enough earlier ones, in their deviations', async () => {
  const history = await historyOf([now, ...earlier()]);
  expect(history?.surprise).toEqual({ difference: '+0.2 pp', deviations: 1.4, forecast: '0.3%' });
});

test('K4 gives no deviation with only four earlier surprises', async () => {
  const history = await historyOf([now, ...earlier().slice(0, 4)]);
  expect(history?.surprise).toMatchObject({ difference: '+0.2 pp', deviations: null });
});

test('K4 lists the last five releases, newest first, with their own surprises', async () => {
  const history = await historyOf([now, ...earlier()]);
  expect(history?.releases.map(({ id }) => id)).toEqual([
    'month-0',
    'month-1',
    'month-2',
    'month-3',
    'month-4',
  ]);
  expect(history?.releases[1]).toMatchObject({ surprise: 'negative', difference: '-0.1 pp' });
});

test('K3 gives the revised figure of a release only when the next one names another', async () => {
  const revised = earlier((index) => ({ previous: index === 0 ? '0.1%' : null }));
  const history = await historyOf([now, ...revised]);
  expect(history?.releases.slice(0, 2).map(({ actual, revised_to }) => [actual, revised_to])).toEqual([
    ['0.4%', null],
    ['0.2%', '0.1%'],
  ]);
});

test('K3 gives no revised figure when the next release is months later', async () => {
  const gap = calendarEvent({ id: 'old', timeIso: '2026-03-12T12:30:00.000Z', actual: '0.9%' });
  const history = await historyOf([now, gap]);
  expect(history?.releases[0]?.revised_to).toBeNull();
});

test('K4 K3 keeps the history of France free of Spain’s inflation, with the same title and currency', async () => {
  const prices = { title: 'Inflation Rate YoY Prel', currency: 'EUR', origin: 'myfxbook' } as const;
  const french = calendarEvent({
    ...prices,
    id: 'fr',
    country: 'FR',
    forecast: '1%',
    actual: '1.2%',
    previous: '0.9%',
  });
  const spanish = earlier(() => ({ ...prices, country: 'ES' }));
  const before = calendarEvent({
    ...prices,
    id: 'fr-before',
    country: 'FR',
    timeIso: '2026-05-12T12:30:00.000Z',
    actual: '0.8%',
  });
  const history = await historyOf([french, before, ...spanish], 'fr');
  expect(history?.releases.map(({ id, revised_to }) => [id, revised_to])).toEqual([['fr-before', '0.9%']]);
  expect(history?.surprise).toMatchObject({ difference: '+0.2 pp', deviations: null });
});

test('K4 names the official source, the unit and the frequency of a known indicator', async () => {
  expect(await historyOf([now])).toMatchObject({
    kind: 'core-cpi',
    official: { url: 'https://www.bls.gov/' },
    frequency: 'monthly',
    unit: 'monthly % change',
    releases: [],
  });
});

test('K4 lists the releases of an event when its indicator is unknown', async () => {
  const unknownEvent = (over: Partial<CalendarEvent>) => calendarEvent({ title: 'Quux Gauge', ...over });
  const history = await historyOf([
    unknownEvent({}),
    unknownEvent({ id: 'before', timeIso: '2026-05-10T12:30:00.000Z', actual: '7' }),
  ]);
  expect(history).toMatchObject({ kind: null, name: null, official: null, surprise: null });
  expect(history?.releases).toHaveLength(1);
});

test('K3 lists the changes of the event, and answers null when the id is unknown', async () => {
  await storeEvents(store, [now], SEEN);
  const history = await historyOf([{ ...now, previous: '0.5%' }]);
  expect(history?.changes).toEqual([{ seenAt: SEEN, field: 'previous', before: '0.4%', after: '0.5%' }]);
  expect(await historyOf([], 'unknown')).toBeNull();
});

test('F2 K3 returns the event in the shape of a list, also a week later', async () => {
  const history = await historyOf([now]);
  expect(history?.event).toMatchObject({
    id: now.id,
    time_iso: now.timeIso,
    local_time: '06:30',
    status: 'released',
    surprise: 'positive',
    impact_icon: '🚨🥇',
    source: 'Forex Factory · Fair Economy',
  });
  expect((await readHistory(now.id, 'es'))?.event?.tags).not.toEqual(history?.event?.tags);
});

test('F2 K3 N2 opens the event when a link has the id of one merged into it, or its first id', async () => {
  const merged = { mergedInto: now.id, withdrawnAt: SEEN, withdrawals: 1 };
  const rows = [storedEvent({ ...now, firstId: 'rss-0' }), storedEvent({ id: 'rss-1', ...merged })];
  for (const id of ['rss-0', 'rss-1']) {
    const history = await historyOf(rows, id);
    expect([history?.id, history?.event?.id]).toEqual([now.id, now.id]);
  }
});

test('K4 K3 leaves merged events out of the last releases', async () => {
  const [first, ...others] = earlier();
  const merged = storedEvent({ ...first, id: 'twin', mergedInto: 'month-0', withdrawnAt: SEEN });
  const history = await historyOf([now, ...(first ? [first, merged] : []), ...others]);
  expect(history?.releases.map(({ id }) => id)).not.toContain('twin');
});

test('N2 marks an event as having a file only when its calendar may be passed on', async () => {
  const rows = [
    calendarEvent({ id: 'own-1' }),
    calendarEvent({ id: 'tv-1', source: 'charting-platform', origin: 'tradingview' }),
  ];
  expect((await historyOf(rows, 'own-1'))?.event?.has_file).toBe(true);
  expect((await historyOf(rows, 'tv-1'))?.event?.has_file).toBe(false);
});

test('F3 K3 returns an event of another source only when that source is on', async () => {
  const charting = { id: 'tv-1', source: 'charting-platform', origin: 'tradingview' } as const;
  const portal = { id: 'inv-1', source: 'investing-portal', origin: 'investing' } as const;
  const rows = [calendarEvent(charting), calendarEvent(portal)];
  expect((await historyOf(rows, 'tv-1'))?.event?.source).toBe('TradingView');
  expect(await historyOf(rows, 'inv-1')).toMatchObject({ id: 'inv-1', event: null });
});

test('K3 N2 returns no event when it was withdrawn or its currency is not followed', async () => {
  const krona = calendarEvent({ id: 'sek', currency: 'SEK', country: 'SE' });
  expect(await historyOf([now, krona], 'sek')).toMatchObject({ event: null });
  await storeEvents(store, [{ ...now, withdrawnAt: SEEN, withdrawals: 1 }], SEEN);
  expect(await readHistory(now.id, 'en')).toMatchObject({ id: now.id, event: null });
});

test('K4 an event whose name another one of its moment has keeps its title in its detail', async () => {
  const twins = ['CPI', 'CPI s.a'].map((title) => calendarEvent({ id: title.toLowerCase(), title }));
  await storeEvents(store, twins, SEEN);
  const names = await Promise.all(twins.map(async ({ id }) => (await readHistory(id, 'es'))?.event?.name));
  expect(names).toEqual([null, null]);
});
