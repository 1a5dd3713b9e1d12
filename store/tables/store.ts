import type { Lease, Store } from '#store/port.ts';
import { callTable } from './calls.ts';
import { countTable as counts } from './counts.ts';
import { eventTable as events } from './events.ts';
import { fileTable as files } from './files.ts';
import { noteTable as notes } from './notes.ts';
import { observationTable as observations } from './observations.ts';
import { positioningTable as positioning } from './positioning.ts';
import { holds, refreshTable } from './refreshes.ts';
import { reminderTable as reminders } from './reminders.ts';
import { sightingTable as sightings } from './schedules.ts';
import { snapshotTable as snapshots } from './snapshots.ts';
import type { Timeline } from './timeline.ts';
import type { Driver, Work } from './work.ts';

/** The store of the port, on any kind of storage that is migrated. */
export function createStore({ read, write, check, close }: Driver, timeline: Timeline): Store {
  const refreshes = refreshTable(timeline);
  const calls = callTable(timeline);
  /** Writes unless a later claim took over `lease`; null then. */
  const fenced = <Result>(lease: Lease | undefined, work: () => Work<Result>): Promise<Result | null> =>
    write<Result | null>(
      lease === undefined
        ? work
        : function* () {
            return (yield* holds([lease])) ? yield* work() : null;
          },
    );
  return {
    saveSnapshots: async (rows, lease) => (await fenced(lease, () => snapshots.save(rows))) ?? 0,
    latestSnapshot: (symbol, notAfter) => read(() => snapshots.latest(symbol, notAfter)),
    firstObservedAt: (symbol) => read(() => snapshots.firstObservedAt(symbol)),
    snapshots: (symbol, from, to) => read(() => snapshots.range(symbol, from, to)),
    mergeCalendar: (merge, work) => write(() => events.merge(merge, work)),
    weekRead: (source, at) => read(() => events.weekRead(source, at)),
    eventSpan: (source) => read(() => events.span(source)),
    eventsBetween: (source, from, to) => read(() => events.between(source, from, to)),
    event: (id) => read(() => events.byName(id)),
    releasesBefore: (series, before, limit) => read(() => events.releases(series, before, limit)),
    listedSeries: (source) => read(() => events.series(source)),
    revisions: (...eventIds) => read(() => events.revisions(eventIds)),
    saveReports: async (rows, lease) => (await fenced(lease, () => positioning.save(rows))) ?? 0,
    positioningReports: (market, notAfter, limit) => read(() => positioning.latest(market, notAfter, limit)),
    saveObservations: async (rows, lease) => (await fenced(lease, () => observations.save(rows))) ?? 0,
    vintages: (series, fromPeriod) => read(() => observations.vintages(series, fromPeriod)),
    observationPage: (query) => read(() => observations.page(query)),
    saveSightings: async (rows, lease) => (await fenced(lease, () => sightings.save(rows))) ?? 0,
    sightings: (releases, from, to) => read(() => sightings.around(releases, from, to)),
    // Most looks come before the window has passed: they must not wait for another instance's write.
    claimRefresh: async (name, windowMs, holdMs = 0) =>
      (await read(() => refreshes.isFree(name, windowMs)))
        ? write(() => refreshes.claim(name, windowMs, holdMs))
        : null,
    settleRefresh: (lease, at, failure, holdMs = 0) =>
      write(() => refreshes.settle(lease, at, failure, holdMs)),
    refreshState: (name) => read(() => refreshes.state(name)),
    takeCall: (upstream, limit) => write(() => calls.take(upstream, limit)),
    addCounts: (batch) => write(() => counts.add(batch)),
    counts: (from, to) => read(() => counts.between(from, to)),
    saveReminder: (subscription, wish, limits) => write(() => reminders.save(subscription, wish, limits)),
    reminders: (id) => read(() => reminders.asked(id)),
    noteVisit: (id, day) => write(() => reminders.visit(id, day)),
    moveSubscription: (from, to, day) => write(() => reminders.move(from, to, day)),
    forgetWish: (id, topic) => write(() => reminders.forgetWish(id, topic)),
    forgetSubscription: (id) => write(() => reminders.forget(id)),
    wishedTopics: () => read(() => reminders.topics()),
    wishedBy: (query, at, after, limit) => read(() => reminders.wishedBy(query, at, after, limit)),
    claimMessages: (lease, claims, at) => fenced(lease, () => reminders.claim(claims, at)),
    settleMessages: (outcomes) => write(() => reminders.settle(outcomes)),
    fulfilWishes: (topic, stage) => write(() => reminders.fulfil(topic, stage)),
    cleanReminders: (notSeenSince, idleSince, madeBefore) =>
      write(() => reminders.clean(notSeenSince, idleSince, madeBefore)),
    readNote: (key) => read(() => notes.read(key)),
    writeNote: async (key, value, lease) => {
      await fenced(lease, () => notes.write(key, value));
    },
    readFile: (name) => read(() => files.read(name)),
    writeFile: (name, kept) => write(() => files.write(name, kept)),
    check: () => check(probe),
    close,
  };
}

/** Shows whether the storage works: reads each table, checks the room for a reading, writes a note. */
function* probe(): Work<void> {
  yield (on) => on.readTables();
  yield (on) => on.checkRoom();
  yield* notes.write('health/probe', new Date().toISOString());
}
