import { expect, test } from 'vitest';
import { FeedError } from '#feeds/ports.ts';
import { shareFlight } from './shared-flight.ts';
import { failureOf, live } from './testing/fakes.ts';

/** Work that ends when told to, or when its signal aborts. */
function manualWork() {
  const started: { signal: AbortSignal; land: (value: string) => void; crash: (error: Error) => void }[] = [];
  const work = (signal: AbortSignal): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    signal.addEventListener('abort', () => reject(new FeedError('aborted', 'work aborted')));
    started.push({ signal, land: resolve, crash: reject });
    return promise;
  };
  return { work, started };
}

test('K5 one piece of work for all who ask while it runs, a new one afterwards', async () => {
  const { work, started } = manualWork();
  const read = shareFlight(work);
  const both = Promise.all([read(live()), read(live())]);
  await Promise.resolve();
  started[0]?.land('first');
  expect(await both).toEqual(['first', 'first']);
  expect(started).toHaveLength(1);
  const next = read(live());
  started[1]?.land('second');
  expect(await next).toBe('second');
});

test('K5 one who leaves does not take the others along', async () => {
  const { work, started } = manualWork();
  const read = shareFlight(work);
  const leaver = new AbortController();
  const left = failureOf(read(leaver.signal));
  const stays = read(live());
  leaver.abort();
  expect((await left).kind).toBe('aborted');
  expect(started[0]?.signal.aborted).toBe(false);
  started[0]?.land('done');
  expect(await stays).toBe('done');
});

test('K5 when the last one leaves the work is aborted, and the next reader starts anew', async () => {
  const { work, started } = manualWork();
  const read = shareFlight(work);
  const leaver = new AbortController();
  const left = failureOf(read(leaver.signal));
  leaver.abort();
  const next = read(live());
  expect((await left).kind).toBe('aborted');
  expect(started[0]?.signal.aborted).toBe(true);
  started[1]?.land('anew');
  expect(await next).toBe('anew');
});

test('K5 a failure reaches all and is not kept', async () => {
  const { work, started } = manualWork();
  const read = shareFlight(work);
  const both = Promise.all([failureOf(read(live())), failureOf(read(live()))]);
  started[0]?.crash(new FeedError('timeout', 'late'));
  expect((await both).map((error) => error.kind)).toEqual(['timeout', 'timeout']);
  const next = read(live());
  started[1]?.land('well');
  expect(await next).toBe('well');
});

test('K5 a reader already gone starts nothing', async () => {
  const { work, started } = manualWork();
  expect((await failureOf(shareFlight(work)(AbortSignal.abort()))).kind).toBe('aborted');
  expect(started).toHaveLength(0);
});
