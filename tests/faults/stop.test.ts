import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSqlite } from '#store/sqlite/open.ts';
import { backend } from './backend.ts';

const OUTLOOK = '/myfxbook/api/get-community-outlook.json';

/** A connection to `url`, and all it has received. */
async function connectTo(url: string): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  await once(socket, 'connect');
  return { socket, received: () => text };
}

const isFree = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

test('K6 a stop answers the request at once and settles its refresh when an upstream is slow, and logs nothing', async (context) => {
  const { upstreams, url, dir, lines, headers, stop } = await backend(context, {
    kind: 'delay',
    ms: 60_000,
    on: OUTLOOK,
  });
  const body = '{"symbol":"XAUUSD"}';
  const asked = fetch(`${url}/functions/v1/sentiment`, { method: 'POST', headers, body });
  await expect.poll(() => upstreams.calls().counts[OUTLOOK]).toBe(1);
  lines.length = 0;
  const stopped = stop();
  const response = await asked;
  expect(response.status).toBe(200);
  expect(response.headers.get('connection')).toBe('close');
  expect(await response.json()).toMatchObject({ dataSource: 'error_fallback' });
  await stopped;
  expect(await isFree(url)).toBe(true);
  await wait(200);
  expect(lines).toEqual([]);
  const store = await openSqlite({ file: `${dir}/aureo.sqlite` });
  expect(await store.refreshState('sentiment')).toMatchObject({ failure: 'aborted' });
  await store.close();
});

test('K6 a stop ends a refresh when no visitor waits for it', async (context) => {
  const { upstreams, dir, lines, stop } = await backend(context, {
    kind: 'delay',
    ms: 60_000,
    on: 'cftc',
  });
  await expect
    .poll(() => Object.keys(upstreams.calls().counts).some((path) => path.includes('cftc')))
    .toBe(true);
  lines.length = 0;
  await stop();
  expect(lines).toEqual([]);
  const store = await openSqlite({ file: `${dir}/aureo.sqlite` });
  expect(await store.refreshState('positioning')).toMatchObject({ failure: 'aborted' });
  expect((await store.refreshState('positioning'))?.settledAt).not.toBeNull();
  await store.close();
});

test('K6 a stop ends connections at once when they are idle, and is one stop when it is asked for twice', async (context) => {
  const { url, stop } = await backend(context);
  await wait(500);
  const idle = await connectTo(url);
  idle.socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(idle.received).toContain('{"status":"ok"}');
  const silent = await connectTo(url);
  await wait(100);
  const began = performance.now();
  const ended = Promise.all([once(idle.socket, 'close'), once(silent.socket, 'close')]);
  const first = stop();
  expect(stop()).toBe(first);
  await Promise.all([ended, first]);
  expect(performance.now() - began).toBeLessThan(5_000);
});
