import { expect, onTestFinished, test } from 'vitest';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { vendorsOf } from '#contracts/vendors.ts';
import { officialRelease } from '#domain/official/release.ts';
import { officialRefresh } from '#functions/official/names.ts';
import { createOfficialService } from '#functions/official/service.ts';
import { rememberingLog, standingClock, temporaryStore } from '#functions/testing/fixtures.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../scripts/replayed-settings.ts';
import { readSettings } from './env.ts';
import { createMetrics } from './metrics.ts';
import { createFeeds } from './upstreams.ts';

const DAY_S = 86_400;

test('N11 every followed figure comes from its publisher to a release, on replayed publishers', async () => {
  const clock = standingClock('2026-06-01T15:00:00.000Z');
  const { store, remove } = await temporaryStore(clock.now);
  const upstreams = await startUpstreams({ clock: clock.now });
  onTestFinished(async () => {
    await upstreams.close();
    await remove();
  });
  const settings = readSettings(replayedSettings(upstreams.url));
  const { official } = createFeeds({ settings, store, clock: clock.now, metrics: createMetrics() });
  const { log, lines } = rememberingLog();
  const service = createOfficialService({ store, feeds: official, clock: clock.now, log });
  const shown = new Map<string, string>();
  const series = OFFICIAL_ROWS.map((row) => row.series);
  for (let read = 0; read < 36; read += 1) {
    await service.refreshIfDue();
    const bySeries = Map.groupBy(await store.vintages(series, '2023-01'), (one) => one.series);
    for (const row of OFFICIAL_ROWS) {
      const vintages = bySeries.get(row.series) ?? [];
      const newest = vintages.at(-1);
      if (read === 0 || !newest) continue;
      const at = new Date(newest.publishedAt ?? newest.firstSeenAt);
      const release = officialRelease(row, at, vintages, clock.now());
      if (release.figure !== null) shown.set(`${row.kind} ${row.country} ${row.compared}`, release.figure);
    }
    clock.advance(3 * DAY_S);
  }
  expect(lines).toEqual([]);
  const missing = OFFICIAL_ROWS.filter((row) => !shown.has(`${row.kind} ${row.country} ${row.compared}`));
  expect(missing.map(({ kind, country, compared }) => [kind, country, compared])).toEqual([]);
  for (const figure of shown.values()) expect(figure).toMatch(/^-?\d+(\.\d+)?$/);
  const states = await Promise.all(
    vendorsOf('official').map((one) => store.refreshState(officialRefresh(one))),
  );
  expect(states.map((state) => state?.failure)).toEqual(vendorsOf('official').map(() => null));
}, 60_000);
