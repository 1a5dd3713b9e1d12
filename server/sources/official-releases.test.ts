import { expect, onTestFinished, test } from 'vitest';
import type { CalendarEvent } from '#contracts/events.ts';
import { readOfficial } from '#functions/official/figure.ts';
import { createOfficialService } from '#functions/official/service.ts';
import {
  calendarEvent,
  rememberingLog,
  standingClock,
  storeEvents,
  temporaryStore,
} from '#functions/testing/fixtures.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { readSettings } from '../env.ts';
import { NO_METRICS } from '../measure.ts';
import { createFeeds } from './feeds.ts';

/** A site with one listed release, and the replayed publisher of it. */
async function setUp(publisher: string, release: Partial<CalendarEvent>, start: string) {
  const clock = standingClock(start);
  const { store, remove } = await temporaryStore(clock.now);
  const upstreams = await startUpstreams({ clock: clock.now });
  onTestFinished(async () => {
    await upstreams.close();
    await remove();
  });
  await storeEvents(store, [calendarEvent({ id: 'release', ...release })], start);
  const settings = readSettings(replayedSettings(upstreams.url));
  const { official } = createFeeds({ settings, store, clock: clock.now, metrics: NO_METRICS });
  const feeds = official.filter((feed) => feed.publisher === publisher);
  const service = createOfficialService({
    store,
    feeds,
    schedules: [],
    clock: clock.now,
    log: rememberingLog().log,
  });
  /** What the card says at an instant, after a read if one is due. */
  const at = async (iso: string) => {
    clock.advance((Date.parse(iso) - clock.now().getTime()) / 1000);
    await service.refreshIfDue();
    const event = await store.event('release');
    return event && (await readOfficial([event], store, clock.now())).get('release');
  };
  const open = async () =>
    (await service.observations({ kind: 'crude-oil-inventories', country: null, since: null, before: null }))
      .observations;
  return { at, open };
}

test.each([
  ['bls', 'CPI m/m', 'US', '2026-09-15T12:30:00.000Z', '2026-08', /^-?\d\.\d%$/],
  ['bls', 'Non-Farm Employment Change', 'US', '2026-09-04T12:30:00.000Z', '2026-08', /^-?\d+K$/],
  ['eits', 'Retail Sales m/m', 'US', '2026-09-15T12:30:00.000Z', '2026-08', /^-?\d\.\d%$/],
  ['inegi', 'Inflation Rate YoY', 'MX', '2026-09-08T12:00:00.000Z', '2026-08', /^\d\.\d{2}%$/],
  ['inegi', 'Mid-month Inflation Rate YoY', 'MX', '2026-09-23T12:00:00.000Z', '2026-09-H1', /^\d\.\d{2}%$/],
  ['inegi', 'GDP Growth Rate YoY', 'MX', '2026-08-22T12:00:00.000Z', '2026-Q2', /^\d\.\d%$/],
  ['banxico', 'Remittances', 'MX', '2026-10-01T15:00:00.000Z', '2026-08', /^\d\.\d{2}B$/],
  ['estat', 'National Core CPI y/y', 'JP', '2026-09-17T23:30:00.000Z', '2026-08', /^\d\.\d%$/],
] as const)(
  'N11 %s: "%s" of %s has the publisher’s own figure once it is out, and the previous as it was known',
  async (publisher, title, country, timeIso, period, figure) => {
    const before = new Date(Date.parse(timeIso) - 5 * 86_400_000).toISOString();
    const { at } = await setUp(publisher, { title, country, timeIso }, before);
    expect(await at(before)).toMatchObject({ state: 'upcoming', actual: null });
    expect(await at(timeIso)).toMatchObject({
      state: 'out',
      period,
      actual: expect.stringMatching(figure),
      previous: expect.stringMatching(figure),
      ours: false,
    });
  },
);

test('N11 EIA: a figure that is posted early is shown at half past ten, and the change is ours', async () => {
  const timeIso = '2026-09-23T14:30:00.000Z';
  const release = { title: 'Crude Oil Inventories', country: 'US', timeIso };
  const { at, open } = await setUp('eia', release, '2026-09-22T13:00:00.000Z');
  await at('2026-09-22T13:00:00.000Z');
  expect(await at('2026-09-23T13:00:00.000Z')).toMatchObject({ state: 'upcoming', actual: null });
  expect((await open()).filter(({ period }) => period === '2026-09-18')).toEqual([]);
  expect(await at('2026-09-23T14:29:00.000Z')).toMatchObject({ state: 'upcoming', actual: null });
  expect(await at(timeIso)).toMatchObject({
    state: 'out',
    period: '2026-09-18',
    actual: expect.stringMatching(/^-?\d+\.\dM$/),
    ours: true,
    first_seen: '2026-09-23T13:00:00.000Z',
  });
  const rows = (await open()).filter(({ period }) => period === '2026-09-18');
  expect(rows.map(({ unit, ours }) => [unit, ours])).toEqual([
    ['thousand barrels', false],
    ['thousand barrels, change on the week before', true],
  ]);
});

test('N11 Banxico: a rate is not out until the day it holds from, and not late on the day of the decision', async () => {
  const release = {
    title: 'Banxico Interest Rate Decision',
    country: 'MX',
    currency: 'MXN',
    timeIso: '2026-09-10T19:00:00.000Z',
  };
  const { at } = await setUp('banxico', release, '2026-09-10T10:00:00.000Z');
  await at('2026-09-10T10:00:00.000Z');
  expect(await at('2026-09-10T21:00:00.000Z')).toMatchObject({ state: 'not_out_yet', actual: null });
  expect(await at('2026-09-11T13:00:00.000Z')).toMatchObject({
    state: 'out',
    period: '2026-09-11',
    actual: expect.stringMatching(/^\d+\.\d{2}%$/),
    ours: false,
  });
});
