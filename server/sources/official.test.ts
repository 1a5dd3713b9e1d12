import { expect, onTestFinished, test } from 'vitest';
import type { OfficialRow } from '#content/indicators/official/row.ts';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { coverageTable } from '#content/indicators/official/table.ts';
import { titleOf } from '#content/indicators/official/testing.ts';
import type { SeriesId, StoredObservation } from '#contracts/observations.ts';
import { currencyOf } from '#domain/events/places.ts';
import { addDays } from '#domain/events/zones.ts';
import { chooseRelease } from '#domain/official/choose.ts';
import { figureText } from '#domain/official/figure.ts';
import { officialRelease } from '#domain/official/release.ts';
import { formsOf, publisherOf } from '#domain/official/series.ts';
import { type JoinStore, joinFigures } from '#functions/official/figure.ts';
import { officialRefresh } from '#functions/official/names.ts';
import { createOfficialService } from '#functions/official/service.ts';
import {
  calendarEvent,
  rememberingLog,
  standingClock,
  storedEvent,
  temporaryStore,
} from '#functions/testing/fixtures.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { readSettings } from '../env.ts';
import { NO_METRICS } from '../measure.ts';
import { createFeeds } from './feeds.ts';

const DAY_S = 86_400;

/** When the calendar would list the release of this value. A rate's day is a fixed number of days from its decision. */
function releaseOf(
  { period, releasedAfterDays: [fewest] }: OfficialRow,
  { period: day, publishedAt, firstSeenAt }: StoredObservation,
): Date {
  if (period === 'day') return new Date(`${addDays(day, fewest)}T18:00:00Z`);
  return new Date(publishedAt ?? firstSeenAt);
}

function nameOf({ kind, country, compared, series }: OfficialRow): string {
  return `${kind} ${country} ${compared} ${series}`;
}

interface Known {
  readonly store: JoinStore;
  readonly now: Date;
  /** The figure and the time of the newest release, by name. */
  readonly shown: ReadonlyMap<string, string>;
  readonly releasedAt: ReadonlyMap<string, Date>;
}

/** Whether an event of the calendar that has only its title, country and time gets the figure of each row. */
async function expectJoined(rows: readonly OfficialRow[], { store, now, shown, releasedAt }: Known) {
  const events = rows.map((row, index) => {
    const names = formsOf(row).map(nameOf);
    const timeIso = names.flatMap((name) => releasedAt.get(name)?.toISOString() ?? [])[0] ?? '';
    const { country } = row;
    const named = { id: `event-${index}`, title: titleOf(row), country, currency: currencyOf(country) };
    const event = storedEvent({ ...calendarEvent({ ...named, timeIso }) });
    const figures = names.flatMap((name) => shown.get(name) ?? []);
    return { event, figures: figures.map((figure) => figureText(figure, row.notation)) };
  });
  // Already at the times of their publishers: the replayed schedules are of other days.
  const timed = events.map(({ event }) => ({ event, schedule: null }));
  const joined = await joinFigures(timed, store, now);
  const actual = new Map(joined.map(({ event, official }) => [event.id, official?.actual]));
  const wrong = events.filter(({ event, figures }) => !figures.includes(actual.get(event.id) ?? ''));
  expect(
    wrong.map(({ event, figures }) => [event.title, event.country, actual.get(event.id), figures]),
  ).toEqual([]);
}

test('N11 every followed figure comes from its publisher to a release, on replayed publishers', async ({
  annotate,
}) => {
  const clock = standingClock('2026-06-01T15:00:00.000Z');
  const { store, remove } = await temporaryStore(clock.now);
  const upstreams = await startUpstreams({ clock: clock.now });
  onTestFinished(async () => {
    await upstreams.close();
    await remove();
  });
  const settings = readSettings(replayedSettings(upstreams.url));
  const { official, schedules } = createFeeds({
    settings,
    store,
    clock: clock.now,
    metrics: NO_METRICS,
  });
  const { log, lines } = rememberingLog();
  const service = createOfficialService({ store, feeds: official, schedules, clock: clock.now, log });
  const shown = new Map<string, string>();
  const disagreeing = new Set<string>();
  const releasedAt = new Map<string, Date>();
  const read = OFFICIAL_ROWS.filter(({ byHand }) => !byHand);
  const publishers = [...new Set(read.map((row) => publisherOf(row.series)))];
  const forms = read.flatMap(formsOf);
  const series = forms.map((row) => row.series);
  for (let round = 0; round < 18; round += 1) {
    await service.refreshIfDue();
    const bySeries = Map.groupBy(await store.vintages(series, '2025-01'), (one) => one.series);
    const vintagesOf = (id: SeriesId) => bySeries.get(id) ?? [];
    for (const row of forms) {
      const vintages = bySeries.get(row.series) ?? [];
      const newest = vintages.at(-1);
      if (round === 0 || !newest) continue;
      const at = releaseOf(row, newest);
      const release = officialRelease(row, at, vintages, clock.now());
      if (release.figure === null) continue;
      shown.set(nameOf(row), release.figure);
      if (chooseRelease(row, at, vintagesOf, clock.now()).release.state !== 'out')
        disagreeing.add(nameOf(row));
      releasedAt.set(nameOf(row), at);
    }
    clock.advance(8 * DAY_S);
  }
  expect(lines).toEqual([]);
  expect(forms.map(nameOf).filter((name) => !shown.has(name))).toEqual([]);
  expect([...disagreeing], 'figures that differ from the publisher’s own').toEqual([]);
  await expectJoined(
    read.filter(({ isWitness }) => !isWitness),
    { store, now: clock.now(), shown, releasedAt },
  );
  const kinds = new Set(read.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThanOrEqual(60);
  await annotate(`${kinds.size} kinds with an official figure:\n${coverageTable()}`);
  for (const figure of shown.values()) expect(figure).toMatch(/^-?\d+(\.\d+)?$/);
  const states = await Promise.all(publishers.map((one) => store.refreshState(officialRefresh(one))));
  expect(states.map((state) => state?.failure)).toEqual(publishers.map(() => null));
});
