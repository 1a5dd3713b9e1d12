import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { createActivity } from './activity.ts';
import { listen } from './listen.ts';
import { stopGracefully } from './stop.ts';

const MEGABYTE = 1024 * 1024;
const OPEN = { holderOf: () => null, onRefused: () => {} };

async function setUp() {
  const app = new Hono()
    .get('/page', (c) => c.body('x'.repeat(20 * MEGABYTE)))
    .get('/slow', async (c) => {
      await wait(60_000, undefined, { ref: false });
      return c.text('late');
    });
  const { url, drain } = await listen(app, { PORT: 0, HOST: '127.0.0.1' }, OPEN);
  const activity = createActivity();
  const calls = { abortReads: vi.fn(), closeStore: vi.fn(async () => {}), flushLog: vi.fn(async () => {}) };
  const stop = (withinMs?: number) => stopGracefully({ drain, activity, ...calls }, withinMs);
  const ask = async (path: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await wait(200);
    return socket;
  };
  return { activity, calls, stop, ask };
}

test('K6 a stop sends a page to its last byte when the reader is slow', async () => {
  const { stop, ask, calls } = await setUp();
  const socket = await ask('/page');
  const stopped = stop();
  await wait(500);
  expect(calls.closeStore).not.toHaveBeenCalled();
  let bytes = 0;
  socket.on('data', (chunk) => {
    bytes += chunk.length;
  });
  await once(socket.resume(), 'end');
  expect(bytes).toBeGreaterThan(20 * MEGABYTE);
  await stopped;
  expect(calls.closeStore).toHaveBeenCalledOnce();
  expect(calls.flushLog).toHaveBeenCalledOnce();
});

test('K6 a stop aborts reads at once and cuts requests when they run longer than its bound', async () => {
  const { stop, ask, calls, activity } = await setUp();
  const socket = await ask('/slow');
  void activity.track(new Promise(() => {}));
  const cut = once(socket.resume(), 'close');
  const began = performance.now();
  const stopped = stop(1_200);
  expect(calls.abortReads).toHaveBeenCalledOnce();
  await stopped;
  await cut;
  expect(performance.now() - began).toBeGreaterThanOrEqual(1_190);
  expect(performance.now() - began).toBeLessThan(4_000);
  expect(calls.closeStore).toHaveBeenCalledOnce();
});

test('K6 a stop waits for the write when a read of an upstream has just ended', async () => {
  const { stop, activity, calls } = await setUp();
  const written = vi.fn();
  const refresh = async () => {
    await activity.track(wait(200));
    await Promise.resolve();
    await activity.track(wait(200));
    written();
  };
  void refresh();
  calls.closeStore.mockImplementation(async () => expect(written).toHaveBeenCalledOnce());
  await stop();
  expect(written).toHaveBeenCalledOnce();
});
