import { StoreError } from '#store/errors.ts';
import type { RefreshState, Store } from '#store/port.ts';

/** Answers kept. Those of the pages' own requests are about a hundred. */
const MOST_ANSWERS = 500;
/** After a failure, known answers come from memory for so long at once: each try may wait two seconds for the server. */
const TRY_AGAIN_MS = 1_000;

/**
 * Which methods of the port are the reads that visitors' answers are made of. A method that is not named here does not
 * compile, so that a new read cannot be forgotten.
 */
const IS_READ = {
  saveSnapshots: false,
  latestSnapshot: true,
  firstObservedAt: true,
  snapshots: true,
  mergeCalendar: false,
  weekRead: true,
  event: true,
  releasesBefore: true,
  listedSeries: true,
  eventSpan: true,
  eventsBetween: true,
  revisions: true,
  claimRefresh: false,
  settleRefresh: false,
  refreshState: true,
  takeCall: false,
  addCounts: false,
  // For the owner, who is better served by an error than by yesterday's answer.
  counts: false,
  readNote: true,
  writeNote: false,
  saveReports: false,
  positioningReports: true,
  saveObservations: false,
  vintages: true,
  observationPage: true,
  saveSightings: false,
  sightings: true,
  check: false,
  readFile: false,
  writeFile: false,
  close: false,
  // A reminder is never sent from memory.
  saveReminder: false,
  reminders: false,
  noteVisit: false,
  moveSubscription: false,
  forgetWish: false,
  forgetSubscription: false,
  wishedTopics: false,
  wishedBy: false,
  claimMessages: false,
  settleMessages: false,
  fulfilWishes: false,
  cleanReminders: false,
} as const satisfies Record<keyof Store, boolean>;

type Reads = { [Name in keyof typeof IS_READ]: (typeof IS_READ)[Name] extends true ? Name : never };
type ReadName = Reads[keyof Reads];
const READS = (Object.keys(IS_READ) as (keyof Store)[]).filter((name): name is ReadName => IS_READ[name]);

type Read = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * `store`, whose reads return their last answer while the database is down (K6). Each figure keeps its time, so that it is
 * shown as stored or stale as soon as its window has passed. Writes and `check` still reject: nothing is acknowledged that
 * is not stored.
 */
export function rememberReads(store: Store, time = () => performance.now()): Store {
  const known = new Map<string, unknown>();
  let downUntil = Number.NEGATIVE_INFINITY;
  const keep = (key: string, answer: unknown) => {
    known.delete(key);
    known.set(key, answer);
    const [oldest] = known.keys();
    if (known.size > MOST_ANSWERS && oldest !== undefined) known.delete(oldest);
  };
  const remembering =
    (name: ReadName, read: Read): Read =>
    async (...given) => {
      const key = keyOf(name, given);
      if (known.has(key) && time() < downUntil) return known.get(key);
      try {
        const answer = await read(...given);
        keep(key, name === 'refreshState' ? settled(answer as RefreshState | null) : answer);
        return answer;
      } catch (error) {
        if (!(error instanceof StoreError) || error.problem === 'closed' || !known.has(key)) throw error;
        downUntil = time() + TRY_AGAIN_MS;
        return known.get(key);
      }
    };
  const reads = READS.map((name) => [name, remembering(name, store[name] as unknown as Read)] as const);
  return { ...store, ...(Object.fromEntries(reads) as unknown as Pick<Store, ReadName>) };
}

/** The latest snapshot is asked for with the present time, which never comes again. */
function keyOf(name: string, given: readonly unknown[]): string {
  return JSON.stringify([name, ...(name === 'latestSnapshot' ? given.slice(0, 1) : given)]);
}

/** A visitor must not wait for a reading whose end cannot be seen. */
function settled(state: RefreshState | null): RefreshState | null {
  return state && { ...state, isRunning: false };
}
