import { expect, onTestFinished, test } from 'vitest';
import type { OfficialRow } from '#content/indicators/official/row.ts';
import { OFFICIAL_ROWS, officialRowOf } from '#content/indicators/official/rows.ts';
import { titleOf } from '#content/indicators/official/testing.ts';
import { type OfficialPublisher, vendorsOf } from '#contracts/vendors.ts';
import { currencyOf } from '#domain/events/places.ts';
import { usualPeriod } from '#domain/official/about.ts';
import { publisherOf } from '#domain/official/series.ts';
import { createOfficialService } from '#functions/official/service.ts';
import {
  calendarEvent,
  rememberingLog,
  standingClock,
  storeEvents,
  temporaryStore,
} from '#functions/testing/fixtures.ts';
import type { Order } from '#tests/upstreams/control.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { readSettings } from '../env.ts';
import { NO_METRICS } from '../measure.ts';
import { createFeeds } from './feeds.ts';

const START = '2026-09-01T00:00:00.000Z';
const DAYS = 30;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The minute of a day at which all releases come out, and those at which they are asked for afterwards. */
const RELEASED = 12 * 60 + 30;
const STEPS = [
  0,
  ...[0, 1, 3, 7, 15, 30].map((after) => RELEASED + after),
  ...Array.from({ length: 12 }, (_, count) => (RELEASED + 60 + count * 120) % (24 * 60)),
].sort((a, b) => a - b);
/** Polls of a late figure in a day. */
const POLLS = 18;
interface Limit {
  readonly calls: number;
  readonly withinMs: number;
}

/** For publishers that state no limit: what one busy day of ours may cost them. */
const NONE_STATED: Limit = { calls: 200, withinMs: DAY_MS };
/** What each publisher allows; the BLS without a key. */
const LIMITS: Readonly<Record<OfficialPublisher, Limit>> = {
  bls: { calls: 25, withinMs: DAY_MS },
  // Of its API; nothing is stated about its files.
  bea: { calls: 100, withinMs: MINUTE_MS },
  // Of its API, for each address; nothing is stated about the export.
  census: { calls: 500, withinMs: DAY_MS },
  eurostat: NONE_STATED,
  ons: { calls: 15, withinMs: 10_000 },
  statcan: { calls: 25, withinMs: 1_000 },
  fed: NONE_STATED,
  nyfed: NONE_STATED,
  // Five seconds apart: the pause between the two calls of a read is off on replays.
  ecb: { calls: 2, withinMs: 10_000 },
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
/** On these days the BLS refuses all calls from one on, and others answer 503 at the time of the releases. */
const FAULTS: readonly (readonly [day: number, fault: Order])[] = [
  [10, { kind: 'api-error', on: 'bls', message: 'the daily threshold has been reached', times: 3 }],
  [14, { kind: 'status', on: 'ons', status: 503, times: 40 }],
  [23, { kind: 'status', on: 'census', status: 503, times: 6 }],
];

/** A day of the month on which a release of the row may come out, another one for each row; null when none fits. */
function releaseDay(row: OfficialRow, index: number): Date | null {
  for (let tried = 0; tried < DAYS; tried += 1) {
    const day = (index * 7 + tried) % (DAYS - 1);
    const at = new Date(Date.parse(START) + day * DAY_MS + RELEASED * MINUTE_MS);
    if (usualPeriod(at, row) !== null) return at;
  }
  return null;
}

test('N11 K5 no publisher gets a call over its limit in a month in which every figure is late, with refusals and failures', async () => {
  const clock = standingClock(START);
  const { store, remove } = await temporaryStore(clock.now);
  // The publishers' clock does not run: what is due in this month never comes.
  const upstreams = await startUpstreams({ clock: () => new Date(START) });
  onTestFinished(async () => {
    await upstreams.close();
    await remove();
  });
  const settings = { ...readSettings(replayedSettings(upstreams.url)), BLS_KEY: undefined };
  const feeds = createFeeds({ settings, store, clock: clock.now, metrics: NO_METRICS });
  const reads: { readonly at: number; readonly series: ReadonlySet<string> }[] = [];
  const counted = feeds.official.map((feed) => ({
    ...feed,
    read: (...[asked, ...rest]: Parameters<typeof feed.read>) => {
      reads.push({ at: clock.now().getTime(), series: new Set(asked.map(({ series }) => series)) });
      return feed.read(asked, ...rest);
    },
  }));
  const { log } = rememberingLog();
  const { schedules } = feeds;
  const service = createOfficialService({ store, feeds: counted, schedules, clock: clock.now, log });

  const rows = OFFICIAL_ROWS.filter(({ byHand, isWitness }) => !byHand && !isWitness);
  const due = rows.flatMap((row, index) => {
    const at = releaseDay(row, index);
    return at ? [{ row, at, index }] : [];
  });
  const events = due.map(({ row, at, index }) => {
    const { country } = row;
    const currency = currencyOf(country) ?? 'USD';
    const event = { id: `late-${index}`, title: titleOf(row), country, currency };
    return calendarEvent({ ...event, timeIso: at.toISOString() });
  });
  expect(events.map((event) => officialRowOf(event)?.series)).toEqual(due.map(({ row }) => row.series));
  await storeEvents(store, events, START);

  const calls = new Map<string, number[]>();
  const totals = new Map<string, number>();
  for (let day = 0; day < DAYS; day += 1)
    for (const minute of STEPS) {
      const at = Date.parse(START) + day * DAY_MS + minute * MINUTE_MS;
      clock.advance((at - clock.now().getTime()) / 1000);
      if (minute === RELEASED) for (const [on, fault] of FAULTS) if (on === day) upstreams.set(fault);
      await service.refreshIfDue();
      const counts = Map.groupBy(Object.entries(upstreams.calls().counts), ([path]) => path.split('/')[1]);
      for (const [publisher = '', paths] of counts) {
        const total = paths.reduce((sum, [, count]) => sum + count, 0);
        const made = Array.from({ length: total - (totals.get(publisher) ?? 0) }, () => at);
        totals.set(publisher, total);
        calls.set(publisher, [...(calls.get(publisher) ?? []), ...made]);
      }
    }

  for (const publisher of vendorsOf('official')) {
    const times = calls.get(publisher) ?? [];
    const { calls: allowed, withinMs } = LIMITS[publisher];
    const most = times.map((from) => times.filter((at) => at >= from && at < from + withinMs).length);
    expect.soft(Math.max(0, ...most), publisher).toBeLessThanOrEqual(allowed);
  }
  const known = await store.vintages(
    due.map(({ row }) => row.series),
    '',
  );
  const late = due.filter(
    ({ row, at }) => !known.some((one) => one.series === row.series && one.period === usualPeriod(at, row)),
  );
  // The calls of the BLS run out, and a few releases are moved out of the month by their publishers' schedules.
  const isAskedAllDay = (row: OfficialRow) =>
    reads.filter(({ series }) => series.has(row.series)).length >= DAYS + POLLS;
  const others = late.filter(({ row }) => publisherOf(row.series) !== 'bls');
  expect(others.filter(({ row }) => isAskedAllDay(row)).length).toBeGreaterThan(0.9 * others.length);
  const publishers = new Set<OfficialPublisher>(rows.map((row) => publisherOf(row.series)));
  expect(new Set(late.map(({ row }) => publisherOf(row.series)))).toEqual(publishers);
});
