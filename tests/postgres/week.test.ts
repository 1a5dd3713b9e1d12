import { expect, onTestFinished } from 'vitest';
import { rememberingLog, standingClock } from '#functions/testing/fixtures.ts';
import { readSettings } from '#server/env.ts';
import { readOnlyAsLeader } from '#server/leader.ts';
import { NO_METRICS } from '#server/measure.ts';
import { createServices } from '#server/services.ts';
import { createFeeds } from '#server/sources/feeds.ts';
import { openPostgres } from '#store/postgres/open.ts';
import { LOGIN, OUTLOOK } from '#tests/faults/machine.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { createSchema, postgresTest } from './schema.ts';

const START = '2026-06-08T00:00:00.000Z';
const STEP_MINUTES = 10;
/** The short form; FLAPPING_DAYS=7 is the whole week. */
const DAYS = Number(process.env.FLAPPING_DAYS ?? 2);
const DAY_STEPS = (24 * 60) / STEP_MINUTES;
const HOUR_STEPS = 60 / STEP_MINUTES;
const WEEKLY = '/forexfactory/ff_calendar_thisweek.json';
/** What the account allows in 24 hours, and what the publisher of the week asks for. */
const MOST_A_DAY = { [OUTLOOK]: 72, [LOGIN]: 24, [WEEKLY]: 288 };
/** Faults of an upstream that end a reading at once. */
const FAULTS = [
  { kind: 'api-error', message: 'temporary' },
  { kind: 'not-json' },
  { kind: 'invalid-session', times: 1 },
  { kind: 'wrong-types' },
] as const;

/** Three instances on one database, whose time the test moves. */
async function instances() {
  const clock = standingClock(START);
  const schema = await createSchema();
  const upstreams = await startUpstreams({ clock: clock.now });
  const settings = readSettings({ ...replayedSettings(upstreams.url), SOURCE_OFFICIAL: 'off' });
  const { log } = rememberingLog();
  const open: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    await Promise.all(open.map((close) => close()));
    await upstreams.close();
    await schema.drop();
  });
  const launch = async () => {
    const uptime = () => (clock.now().getTime() - Date.parse(START)) / 1000;
    const shared = await openPostgres({ url: schema.url, wall: clock.now, boot: 'one', uptime });
    open.push(shared.close);
    const { store } = readOnlyAsLeader(shared, clock.now, () => uptime() * 1000);
    const feeds = createFeeds({ settings, store, clock: clock.now, metrics: NO_METRICS });
    const { sentiment, events } = createServices({ settings, store, clock: clock.now, log }, feeds);
    return {
      store: shared,
      refresh: () => Promise.all([sentiment.refreshIfDue(), events.refreshIfDue()]),
    };
  };
  return { clock, upstreams, launch, all: [await launch(), await launch(), await launch()] };
}

postgresTest(
  'K5 K6 three instances and a flapping upstream: calls within limits, every window has its call',
  async () => {
    const { clock, upstreams, launch, all } = await instances();
    const calls: { readonly path: string; readonly step: number }[] = [];
    const counted = () => ({ ...upstreams.calls().counts });
    let before = counted();
    for (let step = 0; step < DAYS * DAY_STEPS; step += 1) {
      // The upstreams fail for twenty minutes of every three hours, each time in another way.
      const [turn, place] = [Math.floor(step / (3 * HOUR_STEPS)), step % (3 * HOUR_STEPS)];
      const fault = FAULTS[turn % FAULTS.length] ?? FAULTS[0];
      const upstreamsOf = ['myfxbook', 'forexfactory'];
      if (place === 2 * HOUR_STEPS) for (const on of upstreamsOf) upstreams.set({ ...fault, on });
      if (place === 2 * HOUR_STEPS + 2) for (const on of upstreamsOf) upstreams.set({ kind: 'none', on });
      // One instance after the other is away for an hour of every six, and comes back with an empty memory.
      const [round, hour] = [Math.floor(step / (6 * HOUR_STEPS)), Math.floor(step / HOUR_STEPS) % 6];
      const away = round % all.length;
      if (step % (6 * HOUR_STEPS) === 5 * HOUR_STEPS) all[away] = await launch();
      const awake = all.filter((_, index) => hour !== 4 || index !== away);
      await Promise.all(awake.map(({ refresh }) => refresh()));
      const now = counted();
      for (const path of Object.keys(MOST_A_DAY))
        for (let call = before[path] ?? 0; call < (now[path] ?? 0); call += 1) calls.push({ path, step });
      before = now;
      clock.advance(STEP_MINUTES * 60);
    }
    for (const [path, most] of Object.entries(MOST_A_DAY)) {
      const steps = calls.filter((call) => call.path === path).map((call) => call.step);
      const busiest = Math.max(
        ...steps.map((from) => steps.filter((step) => step >= from && step < from + DAY_STEPS).length),
      );
      expect(busiest, path).toBeLessThanOrEqual(most);
      expect(busiest, path).toBeGreaterThan(0);
    }
    const kept = await all[0]?.store.snapshots('XAUUSD', START, clock.now().toISOString());
    const times = (kept ?? []).map(({ observedAt }) => Date.parse(observedAt));
    const gaps = times.slice(1).map((at, index) => (at - (times[index] ?? at)) / 60_000);
    // A call a window, each either a reading or failed by the upstream.
    const outlook = calls.filter(({ path }) => path === OUTLOOK).length;
    expect(outlook).toBe(DAYS * MOST_A_DAY[OUTLOOK]);
    expect(times.length).toBeGreaterThanOrEqual(outlook - (DAYS * DAY_STEPS) / (3 * HOUR_STEPS));
    // The last reading's window, the one of an outage, and those whose calls were needed to log in again.
    expect(Math.max(...gaps)).toBeLessThanOrEqual(4 * 20);
    expect(gaps.filter((gap) => gap > 2 * 20).length).toBeLessThanOrEqual(DAYS);
  },
);
