import { expect, onTestFinished, test } from 'vitest';
import { officialRowOf } from '#content/indicators/official/rows.ts';
import { type OfficialPublisher, vendorsOf } from '#contracts/vendors.ts';
import { publisherOf } from '#domain/official/series.ts';
import { createOfficialService } from '#functions/official/service.ts';
import {
  calendarEvent,
  rememberingLog,
  standingClock,
  storeEvents,
  temporaryStore,
} from '#functions/testing/fixtures.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../scripts/replayed-settings.ts';
import { readSettings } from './env.ts';
import { createMetrics } from './metrics.ts';
import { createFeeds } from './upstreams.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Limit {
  readonly calls: number;
  readonly withinMs: number;
}

/** For publishers that state no limit: what one busy day of ours may cost them. */
const NONE_STATED: Limit = { calls: 200, withinMs: DAY_MS };
/** What each publisher allows: the BLS with a key, as on the replays. */
const LIMITS: Readonly<Record<OfficialPublisher, Limit>> = {
  bls: { calls: 500, withinMs: DAY_MS },
  // Of its API; nothing is stated about its files.
  bea: { calls: 100, withinMs: MINUTE_MS },
  // Of its API, for each address; nothing is stated about the export.
  census: { calls: 500, withinMs: DAY_MS },
  eurostat: NONE_STATED,
  ons: { calls: 120, withinMs: 10 * SECOND_MS },
  statcan: { calls: 25, withinMs: SECOND_MS },
  fed: NONE_STATED,
  nyfed: NONE_STATED,
  // Five seconds apart: the pause between the two calls of a read is off on replays.
  ecb: { calls: 2, withinMs: 10 * SECOND_MS },
  boc: NONE_STATED,
  abs: NONE_STATED,
  snb: NONE_STATED,
  eia: NONE_STATED,
  eits: NONE_STATED,
  inegi: NONE_STATED,
  banxico: NONE_STATED,
  estat: NONE_STATED,
  // Their figures are entered by hand.
  rba: { calls: 0, withinMs: DAY_MS },
  rbnz: { calls: 0, withinMs: DAY_MS },
};

/** Releases of September 2026; two of each publisher, some at one instant, and some that never come out. */
const RELEASES = [
  ['CPI m/m', 'US', '2026-09-11T12:30:00.000Z'],
  ['Non-Farm Employment Change', 'US', '2026-09-04T12:30:00.000Z'],
  ['PPI m/m', 'US', '2026-09-14T03:00:00.000Z'],
  ['Personal Income m/m', 'US', '2026-09-25T12:30:00.000Z'],
  ['Core PCE Price Index m/m', 'US', '2026-09-25T12:30:00.000Z'],
  ['Durable Goods Orders m/m', 'US', '2026-09-24T12:30:00.000Z'],
  ['Core Durable Goods Orders m/m', 'US', '2026-09-24T12:30:00.000Z'],
  ['Core Capital Goods Orders m/m', 'US', '2026-09-22T12:30:00.000Z'],
  ['Factory Orders m/m', 'US', '2026-09-03T14:00:00.000Z'],
  ['Trade Balance', 'US', '2026-09-03T12:30:00.000Z'],
  ['Core CPI y/y', 'EU', '2026-09-01T09:00:00.000Z'],
  ['Unemployment Rate', 'EU', '2026-09-01T09:00:00.000Z'],
  ['Retail Sales m/m', 'EU', '2026-09-05T09:00:00.000Z'],
  ['CPI y/y', 'GB', '2026-09-16T06:00:00.000Z'],
  ['Retail Sales m/m', 'GB', '2026-09-18T06:00:00.000Z'],
  ['Claimant Count Change', 'GB', '2026-09-15T06:00:00.000Z'],
  ['CPI m/m', 'CA', '2026-09-15T12:30:00.000Z'],
  ['Employment Change', 'CA', '2026-09-11T12:30:00.000Z'],
  ['Federal Funds Rate', 'US', '2026-09-03T18:00:00.000Z'],
  ['Industrial Production m/m', 'US', '2026-09-18T13:15:00.000Z'],
  ['Empire State Manufacturing Index', 'US', '2026-09-15T12:30:00.000Z'],
  ['Main Refinancing Rate', 'EU', '2026-09-03T12:15:00.000Z'],
  ['M3 Money Supply y/y', 'EU', '2026-09-25T08:00:00.000Z'],
  ['Overnight Rate', 'CA', '2026-09-02T13:45:00.000Z'],
  ['Unemployment Rate', 'AU', '2026-09-17T01:30:00.000Z'],
  ['GDP q/q', 'AU', '2026-09-02T01:30:00.000Z'],
  ['SNB Policy Rate', 'CH', '2026-09-24T07:30:00.000Z'],
  ['Retail Sales m/m', 'US', '2026-09-15T12:30:00.000Z'],
  ['Inflation Rate YoY', 'MX', '2026-09-08T12:00:00.000Z'],
  ['Remittances', 'MX', '2026-09-01T15:00:00.000Z'],
  ['National Core CPI y/y', 'JP', '2026-09-18T23:30:00.000Z'],
  ['Crude Oil Inventories', 'US', '2026-09-09T14:30:00.000Z'],
] as const;
/** Minutes after a release at which the site looks, besides every two hours. */
const LOOKS = [0, 1, 3, 7, 15, 30];

test('N11 K5 makes no call over the limit of any publisher in a simulated month, with refusals and failures', async () => {
  const start = Date.parse('2026-09-01T00:00:00.000Z');
  const clock = standingClock(new Date(start).toISOString());
  const { store, remove } = await temporaryStore(clock.now);
  const upstreams = await startUpstreams({ clock: clock.now });
  onTestFinished(async () => {
    await upstreams.close();
    await remove();
  });
  const settings = readSettings(replayedSettings(upstreams.url));
  const { official } = createFeeds({ settings, store, clock: clock.now, metrics: createMetrics() });
  const { log } = rememberingLog();
  const service = createOfficialService({ store, feeds: official, schedules: [], clock: clock.now, log });
  const events = RELEASES.map(([title, country, timeIso], index) =>
    calendarEvent({ id: `e${index}`, title, country, timeIso }),
  );
  await storeEvents(store, events, clock.now().toISOString());
  const calls = new Map<string, number[]>(vendorsOf('official').map((publisher) => [publisher, []]));
  const looks = new Set(Array.from({ length: 30 * 12 }, (_, index) => start + index * 120 * MINUTE_MS));
  for (const [, , timeIso] of RELEASES)
    for (const minutes of LOOKS) looks.add(Date.parse(timeIso) + minutes * MINUTE_MS);
  for (const at of [...looks].toSorted((a, b) => a - b)) {
    clock.advance((at - clock.now().getTime()) / 1000);
    // One publisher refuses on a release day, and others answer 503 for its first minutes.
    if (at === Date.parse('2026-09-11T12:30:00.000Z'))
      upstreams.set({
        kind: 'api-error',
        on: 'bls',
        message: 'the daily threshold has been reached',
        times: 3,
      });
    if (at === Date.parse('2026-09-24T12:30:00.000Z'))
      upstreams.set({ kind: 'status', on: 'census', status: 503, times: 6 });
    await service.refreshIfDue();
    // The replays keep the last 1000 calls. The clock does not move during a read.
    const now = clock.now().toISOString();
    for (const { path } of upstreams.calls().calls.filter((call) => call.at === now))
      calls.get(path.split('/')[1] ?? '')?.push(at);
  }
  const over = vendorsOf('official').filter((publisher) => {
    const times = calls.get(publisher) ?? [];
    const { calls: allowed, withinMs } = LIMITS[publisher];
    return times.some((from) => times.filter((at) => at >= from && at < from + withinMs).length > allowed);
  });
  expect(over).toEqual([]);
  const read = vendorsOf('official').filter((publisher) => LIMITS[publisher].calls > 0);
  for (const publisher of read)
    expect(calls.get(publisher)?.length ?? 0, publisher).toBeGreaterThanOrEqual(30);
  const polled = new Set(
    RELEASES.flatMap(([title, country]) => {
      const row = officialRowOf({ title, country });
      return row ? [publisherOf(row.series)] : [];
    }),
  );
  expect([...polled].toSorted()).toEqual(read.toSorted());
}, 240_000);
