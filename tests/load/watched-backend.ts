import { createHook } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getHeapSpaceStatistics, queryObjects } from 'node:v8';
import type { Log } from '#functions/log.ts';
import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import { DIST } from '../../scripts/dist.ts';
import { fixedLoop, threadTimer } from './thread-time.ts';

/** What the process holds after garbage collection. */
export interface Held {
  /** Heap and buffers, MB. */
  readonly memory: number;
  /** The part of it that is objects of 128 kB and more, as the bodies of large answers are, MB. It varies far less than the whole. */
  readonly large: number;
  /** Entries of all maps and sets. */
  readonly entries: number;
  /** Timers, also those that do not keep the process running. */
  readonly timers: number;
  /** What keeps the process running: sockets, timers, requests. */
  readonly handles: number;
}

/** What came while simulated time passed. */
export interface Passed {
  /** Reads of upstreams that failed, as the log has them. */
  readonly failures: readonly { readonly kind?: string; readonly reason?: string }[];
  /** Processor time of the server's thread in ms: of the longest turn of the event loop, and of a fixed loop beside it. */
  readonly longestTurn: number;
  readonly fixedLoop: number;
}

/** What the parent may ask for, one thing at a time. */
export type Order =
  | { readonly order: 'start'; readonly env: Readonly<Record<string, string>>; readonly at: string }
  | { readonly order: 'pass'; readonly seconds: number }
  | { readonly order: 'held' };

const timers = new Set<number>();
createHook({
  init: (id, type) => void (type === 'Timeout' && timers.add(id)),
  destroy: (id) => void timers.delete(id),
  trackPromises: false,
} as Parameters<typeof createHook>[0]).enable();

let shiftMs = 0;
const clock = () => new Date(Date.now() + shiftMs);
let failures: Passed['failures'][number][] = [];
const note = (fields: object) => {
  const line: Passed['failures'][number] = fields;
  if (line.kind !== undefined) failures.push(line);
};
const log: Log = { info: () => {}, warn: note, error: note };
/** The checks of the scheduler, which simulated time runs besides their own timer. */
const checks: (() => Promise<unknown>)[] = [];

/** Starts the whole backend at a simulated time, and resolves with its address once it has read its upstreams. */
async function startAt({ env, at }: Extract<Order, { order: 'start' }>): Promise<string> {
  shiftMs = Date.parse(at) - Date.now();
  const { setInterval } = globalThis;
  globalThis.setInterval = ((check: () => Promise<unknown>, ms: number) => {
    checks.push(check);
    return setInterval(check, ms);
  }) as typeof setInterval;
  const settings = readSettings(env);
  const { url } = await start({ settings, dist: DIST, replayed: false, say: () => {}, log, clock });
  globalThis.setInterval = setInterval;
  await pass(0);
  return url;
}

/** Resolves when all that is due at the new time has been read, and the live pages are rendered. */
async function pass(seconds: number): Promise<Passed> {
  shiftMs += seconds * 1000;
  failures = [];
  const before = fixedLoop();
  const longestTurn = await longestTurnOf(() => Promise.all(checks.map((check) => check())));
  return { failures, longestTurn, fixedLoop: Math.min(before, fixedLoop()) };
}

/** A timer of one millisecond runs once in each turn: between two of them is the work of one. */
async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let time = threadTimer();
  const endTurn = () => {
    longest = Math.max(longest, time());
    time = threadTimer();
  };
  const timer = setInterval(endTurn, 1);
  await work();
  // The work may end within the turn that is the longest.
  endTurn();
  clearInterval(timer);
  return longest;
}

/** Node lets go of compiled code that was not used between this many collections. */
const COLLECTIONS = 10;

async function held(): Promise<Held> {
  for (let count = 0; count < COLLECTIONS; count += 1) {
    globalThis.gc?.();
    await nextTurn();
  }
  const { heapUsed, external } = process.memoryUsage();
  const large = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'large_object_space');
  // "Map(3) { … }"
  const sizes = [Map, Set]
    .flatMap((kind) => queryObjects(kind, { format: 'summary' }))
    .map((summary) => Number(/^\w+\((\d+)\)/.exec(summary)?.[1] ?? 0));
  return {
    memory: (heapUsed + external) / 1e6,
    large: (large?.space_used_size ?? 0) / 1e6,
    entries: sizes.reduce((sum, size) => sum + size, 0),
    timers: timers.size,
    handles: process.getActiveResourcesInfo().length,
  };
}

process.on('message', async (order: Order) => {
  if (order.order === 'start') process.send?.(await startAt(order));
  else process.send?.(order.order === 'pass' ? await pass(order.seconds) : await held());
});
process.on('disconnect', () => process.exit());
