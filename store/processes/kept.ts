import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { at, event } from '#store/contract/rows.ts';
import type { Store } from '#store/port.ts';
import { start } from './start.ts';

/** Lets `writer.ts` write to `place`, a file or a database, and kills it `delay` ms after it first said `first`; what it said. */
export async function writeUntilKilled(place: string, first: string, delay: number): Promise<string[]> {
  const writer = start('writer.ts', place);
  await writer.said(first);
  await wait(delay);
  writer.child.kill('SIGKILL');
  await writer.gone();
  return writer.lines;
}

/** Everything the killed writer acknowledged in `lines` is in `store`, and no batch is there by half. Closes the store. */
export async function expectKept(store: Store, lines: readonly string[], when: string): Promise<void> {
  const steps = (kind: string) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => Number(line.slice(kind.length)));
  const gold = (await store.snapshots('XAUUSD', at(0), at(1_000_000))).map((row) => row.observedAt);
  const euro = (await store.snapshots('EURUSD', at(0), at(1_000_000))).map((row) => row.observedAt);
  expect(gold, when).toEqual(expect.arrayContaining(steps('snapshots').map(at)));
  expect(euro, `half a batch, ${when}`).toEqual(gold);
  const events = await store.eventsBetween('forex-community', at(0), at(1_000_000));
  const ids = events.map(({ id }) => id);
  expect(ids, when).toEqual(expect.arrayContaining(steps('events').map((step) => `event-${step}`)));
  const changes = Math.max(0, ids.length - 2);
  expect(await store.revisions(event().id), `half a batch, ${when}`).toHaveLength(changes);
  expect(Number(await store.readNote('step')), when).toBeGreaterThanOrEqual(steps('note').at(-1) ?? 0);
  const calls = steps('calls').at(-1);
  if (calls) expect(await store.takeCall('outlook', calls), when).toBe(false);
  await store.close();
}
