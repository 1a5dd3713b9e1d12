import { expect, onTestFinished, test } from 'vitest';
import { readOfficial } from '#functions/official/figure.ts';
import { createOfficialService } from '#functions/official/service.ts';
import {
  calendarEvent,
  rememberingLog,
  standingClock,
  storeEvents,
  temporaryStore,
} from '#functions/testing/fixtures.ts';
import { byHandFeeds } from './publishers.ts';

const LINK = 'https://www.rbnz.govt.nz/hub/news/2026/02/decision';
const AT = '2026-02-18T01:00:00.000Z';
const entry = (fields: object = {}) => ({
  kind: 'rbnz-rate',
  period: '2026-02-18',
  value: '2.25',
  unit: '%',
  publishedOn: '2026-02-18',
  link: LINK,
  ...fields,
});

async function setUp() {
  const clock = standingClock('2026-02-17T00:00:00.000Z');
  const { store, remove } = await temporaryStore(clock.now);
  onTestFinished(remove);
  const { log } = rememberingLog();
  const decision = calendarEvent({
    id: 'ocr',
    title: 'Official Cash Rate',
    country: 'NZ',
    currency: 'NZD',
    timeIso: AT,
  });
  await storeEvents(store, [decision], clock.now().toISOString());
  const startWith = (...entries: object[]) =>
    createOfficialService({
      store,
      clock: clock.now,
      log,
      feeds: byHandFeeds(clock.now, entries),
      schedules: [],
    });
  const official = async () => {
    const event = await store.event('ocr');
    return event && (await readOfficial([event], store, clock.now())).get('ocr');
  };
  return { clock, startWith, official };
}

test('N11 a figure by hand is shown for its decision, with its publisher, its page and the word that it is by hand', async () => {
  const { clock, startWith, official } = await setUp();
  await startWith().refreshIfDue();
  clock.advance(30 * 3600);
  expect(await official()).toMatchObject({ state: 'upcoming', actual: null });
  const service = startWith(entry());
  await service.refreshIfDue();
  expect(await official()).toMatchObject({
    state: 'out',
    period: '2026-02-18',
    publisher: 'Reserve Bank of New Zealand',
    link: LINK,
    actual: '2.25%',
    ours: false,
    by_hand: true,
  });
  const query = { kind: 'rbnz-rate', country: null, since: null, before: null };
  expect((await service.observations(query)).observations).toMatchObject([
    { value: '2.25', link: LINK, notice: 'Source: Reserve Bank of New Zealand.', ours: false },
  ]);
});

test('N11 a correction by hand is stored beside the first figure and shown in its place, not as a revision', async () => {
  const { clock, startWith, official } = await setUp();
  clock.advance(30 * 3600);
  await startWith(entry()).refreshIfDue();
  clock.advance(2 * 3600);
  const service = startWith(entry({ value: '2.50' }));
  await service.refreshIfDue();
  const query = { kind: 'rbnz-rate', country: null, since: null, before: null };
  const { observations } = await service.observations(query);
  expect(observations.map(({ vintage, value }) => [vintage, value])).toEqual([
    [2, '2.50'],
    [1, '2.25'],
  ]);
  expect((await official())?.actual).toBe('2.50%');
});

test('N11 an entered figure is read within an hour of a start, and a wrong one stops the start', async () => {
  const { clock, startWith, official } = await setUp();
  clock.advance(30 * 3600);
  await startWith(entry({ period: '2026-02-17', publishedOn: '2026-02-17' })).refreshIfDue();
  clock.advance(3601);
  await startWith(entry()).refreshIfDue();
  expect((await official())?.state).toBe('out');
  expect(() => byHandFeeds(clock.now, [entry({ value: 'two' })])).toThrow(
    /official-by-hand\.ts: entry 1, value/,
  );
});
