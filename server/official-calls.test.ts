import { expect, onTestFinished, test } from 'vitest';
import { CATALOGUE } from '#content/indicators/catalogue.ts';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import { currencyOf } from '#domain/events/places.ts';
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

const RELEASE = '2026-08-27T12:30:00.000Z';
const DAY_MIN = 24 * 60;
/** What each publisher allows in 24 hours, or, where it publishes no limit, what we allow ourselves. */
const ALLOWED = 400;
const BLS_ALLOWED = 25;

/** A title that the catalogue reads as this kind: its first pattern with the first of each choice. */
function titleOf(kind: string, compared: string | null): string {
  const [pattern = ''] = CATALOGUE.find((one) => one.kind === kind)?.match ?? [];
  const title = pattern
    .replaceAll(/\(([^|)]*)[^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return compared === null ? title : `${title} ${compared}`;
}

test('N11 K5 no publisher gets a call over its limit when all its figures are late on one day', async () => {
  const clock = standingClock('2026-08-27T12:00:00.000Z');
  const { store, remove } = await temporaryStore(clock.now);
  const upstreams = await startUpstreams({ clock: clock.now });
  onTestFinished(async () => {
    await upstreams.close();
    await remove();
  });
  const settings = readSettings(replayedSettings(upstreams.url));
  const feeds = createFeeds({ settings, store, clock: clock.now, metrics: createMetrics() });
  const { log } = rememberingLog();
  const reads = new Map<OfficialPublisher, number>();
  const counted = feeds.official.map((feed) => ({
    ...feed,
    read: (...asked: Parameters<typeof feed.read>) => {
      reads.set(feed.publisher, (reads.get(feed.publisher) ?? 0) + 1);
      return feed.read(...asked);
    },
  }));
  const service = createOfficialService({
    store,
    feeds: counted,
    schedules: feeds.schedules,
    clock: clock.now,
    log,
  });
  const rows = OFFICIAL_ROWS.filter(({ byHand, isWitness }) => !byHand && !isWitness);
  const events = rows.map(({ kind, country, compared }, index) => {
    const title = titleOf(kind, compared);
    const currency = currencyOf(country) ?? 'USD';
    return calendarEvent({ id: `late-${index}`, title, country, currency, timeIso: RELEASE });
  });
  await storeEvents(store, events, clock.now().toISOString());
  // Every minute of the first hour, when polls are dense, then every ten until a day after the release.
  for (let minute = 0; minute < DAY_MIN + 60; ) {
    await service.refreshIfDue();
    const step = minute < 100 ? 1 : 10;
    clock.advance(step * 60);
    minute += step;
  }
  const calls = Object.groupBy(upstreams.calls().calls, ({ path }) => path.split('/')[1] ?? '');
  const busiest = Object.fromEntries(
    Object.entries(calls).map(([publisher, all = []]) => {
      const times = all.map(({ at }) => Date.parse(at));
      const within = (from: number) => times.filter((at) => at >= from && at < from + DAY_MIN * 60_000);
      return [publisher, Math.max(...times.map((from) => within(from).length))];
    }),
  );
  for (const [publisher, most] of Object.entries(busiest))
    expect(most, publisher).toBeLessThanOrEqual(publisher === 'bls' ? BLS_ALLOWED : ALLOWED);
  for (const publisher of new Set(rows.map((row) => publisherOf(row.series))))
    expect(reads.get(publisher), publisher).toBeGreaterThan(0);
  // Most of them are asked at every poll of the day.
  expect([...reads.values()].filter((count) => count > 12).length).toBeGreaterThan(9);
}, 180_000);
