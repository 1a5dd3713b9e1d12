import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventHistorySchema } from '#contracts/event-history.ts';
import type { CalendarEvent } from '#contracts/events.ts';
import type { Store } from '#store/port.ts';
import { calendarEvent, temporaryStore } from '../testing/fixtures.ts';
import { createHistory, type ReadHistory } from './history.ts';

const SEEN = '2026-06-10T13:00:00.000Z';
let store: Store;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ store, remove } = await temporaryStore());
});
afterEach(() => remove());

const MISSES = [0.1, -0.1, 0.2, 0, -0.2, 0.1];

/** Six earlier months, newest first: forecast 0.3 %, the figure by that much beside it. */
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
    store,
    clock: () => new Date('2026-06-17T12:00:00.000Z'),
    isOn: (source) => source !== 'investing-portal',
  })(id, locale);

async function historyOf(rows: CalendarEvent[], id = now.id) {
  await store.upsertEvents(rows, SEEN);
  const found = await readHistory(id, 'en');
  return found && eventHistorySchema.parse(found);
}

test('K4 a surprise is told in its unit and, with enough earlier ones, in their deviations', async () => {
  const history = await historyOf([now, ...earlier()]);
  expect(history?.surprise).toEqual({ difference: '+0.2 pp', deviations: 1.4 });
});

test('K4 with four earlier surprises no deviation is claimed', async () => {
  const history = await historyOf([now, ...earlier().slice(0, 4)]);
  expect(history?.surprise).toEqual({ difference: '+0.2 pp', deviations: null });
});

test('K4 the last five releases come newest first with their own surprises', async () => {
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

test('K3 a release says what the next one made of it, only where that is another figure', async () => {
  const revised = earlier((index) => ({ previous: index === 0 ? '0.1%' : null }));
  const history = await historyOf([now, ...revised]);
  expect(history?.releases.slice(0, 2).map(({ actual, revised_to }) => [actual, revised_to])).toEqual([
    ['0.4%', null],
    ['0.2%', '0.1%'],
  ]);
});

test('K3 a "previous" of another month is no revision', async () => {
  const gap = calendarEvent({ id: 'old', timeIso: '2026-03-12T12:30:00.000Z', actual: '0.9%' });
  const history = await historyOf([now, gap]);
  expect(history?.releases[0]?.revised_to).toBeNull();
});

test('K4 K3 Spain’s inflation has no part in the history of France’s, though they share title and currency', async () => {
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
  expect(history?.surprise).toEqual({ difference: '+0.2 pp', deviations: null });
});

test('K4 the official source, the unit and how often it comes stand beside it', async () => {
  expect(await historyOf([now])).toMatchObject({
    kind: 'core-cpi',
    official: { url: 'https://www.bls.gov/' },
    frequency: 'monthly',
    unit: 'monthly change in %',
    releases: [],
  });
});

test('K4 an event we have no notes on still has its releases', async () => {
  const unheard = (over: Partial<CalendarEvent>) => calendarEvent({ title: 'Quux Gauge', ...over });
  const history = await historyOf([
    unheard({}),
    unheard({ id: 'before', timeIso: '2026-05-10T12:30:00.000Z', actual: '7' }),
  ]);
  expect(history).toMatchObject({ kind: null, name: null, official: null, surprise: null });
  expect(history?.releases).toHaveLength(1);
});

test('K3 changes of the event itself are told, and an unknown id is nobody', async () => {
  await store.upsertEvents([now], SEEN);
  const history = await historyOf([{ ...now, previous: '0.5%' }]);
  expect(history?.changes).toEqual([{ seenAt: SEEN, field: 'previous', before: '0.4%', after: '0.5%' }]);
  expect(await historyOf([], 'nobody')).toBeNull();
});

test('F2 K3 the event itself comes along, a week later too, as a list would carry it', async () => {
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

test('F2 K3 a link to the row an event took over opens the event', async () => {
  const row = calendarEvent({ id: 'rss-1', origin: 'myfxbook', actual: null });
  await store.upsertEvents([row], SEEN);
  const history = await historyOf([{ ...now, supersedes: 'rss-1' }], 'rss-1');
  expect([history?.id, history?.event?.id]).toEqual([now.id, now.id]);
});

test('N2 only events of the calendar that may be handed on are said to have a file', async () => {
  const rows = [
    calendarEvent({ id: 'own-1' }),
    calendarEvent({ id: 'tv-1', source: 'charting-platform', origin: 'tradingview' }),
  ];
  expect((await historyOf(rows, 'own-1'))?.event?.has_file).toBe(true);
  expect((await historyOf(rows, 'tv-1'))?.event?.has_file).toBe(false);
});

test('F3 K3 an event of another source opens while that source is on', async () => {
  const charting = { id: 'tv-1', source: 'charting-platform', origin: 'tradingview' } as const;
  const portal = { id: 'inv-1', source: 'investing-portal', origin: 'investing' } as const;
  const rows = [calendarEvent(charting), calendarEvent(portal)];
  expect((await historyOf(rows, 'tv-1'))?.event?.source).toBe('TradingView');
  expect(await historyOf(rows, 'inv-1')).toMatchObject({ id: 'inv-1', event: null });
});

test('K3 N2 what no list shows does not come back by its history: withdrawn events, currencies not followed', async () => {
  const krona = calendarEvent({ id: 'sek', currency: 'SEK', country: 'SE' });
  expect(await historyOf([now, krona], 'sek')).toMatchObject({ event: null });
  await store.withdrawEvents([now.id], SEEN);
  expect(await readHistory(now.id, 'en')).toMatchObject({ id: now.id, event: null });
});
