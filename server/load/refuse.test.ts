import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { errorBodySchema } from '#contracts/errors.ts';
import { rememberingLog } from '#functions/testing/fixtures.ts';
import { listen } from '../listen.ts';
import { measureRequests } from '../measure.ts';
import { createMetrics } from '../metrics.ts';
import { plainSecurity } from '../site/headers.ts';
import { createPressure } from './pressure.ts';
import { refuseUnderLoad } from './refuse.ts';

const ORIGIN = 'https://pages.example';
const CALL = '/functions/v1/sentiment';

/** A server whose event loop is said to be late for long, or not at all. */
async function setUp({
  late = true,
  origins = [ORIGIN] as readonly string[],
  isSecure = false,
  alwaysTaken = 0,
  waits = false,
} = {}) {
  const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
  if (!waits) answer();
  const pressure = createPressure(50);
  for (let sample = 0; late && sample < 20; sample += 1) pressure.sample(500);
  let watched = 0;
  const queues = { watch: () => void watched++ };
  const metrics = createMetrics();
  const { log, lines } = rememberingLog();
  const app = new Hono().all('*', async (c) => {
    await answering;
    return c.text('answered');
  });
  const visitor = { isSecurePeer: () => isSecure };
  const limited = refuseUnderLoad(
    { fetch: app.fetch },
    { pressure, queues, origins, visitor, metrics, log, alwaysTaken },
  );
  const { url, drain } = await listen(
    measureRequests(limited, metrics),
    { PORT: 0, HOST: '127.0.0.1' },
    { holderOf: () => null, onRefused: () => {} },
  );
  onTestFinished(() => drain.drain());
  const ask = (path: string, init: RequestInit = {}) => fetch(url + path, init);
  return { url, ask, answer, metrics, lines, watched: () => watched };
}

test('K7 K8 answers a function with 503, our JSON error and a time to come back while the event loop is late', async () => {
  const { ask } = await setUp();
  const response = await ask(CALL, { method: 'POST', body: '{"symbol":"XAUUSD"}' });
  expect(response.status).toBe(503);
  expect(errorBodySchema.parse(await response.json()).error.code).toBe('overloaded');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const [name, value] of Object.entries(plainSecurity)) expect(response.headers.get(name)).toBe(value);
});

test.each([
  '/',
  '/vs-traders',
  '/_astro/a.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/functions',
  '/calendar.icsx',
])('K8 answers %s while the event loop is late', async (path) => {
  const { ask } = await setUp();
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('answered');
});

test.each([
  '/%66unctions/v1/sentiment',
  '/./functions/v1/sentiment',
  '/x/../functions/v1/sentiment',
  '/functions/%76%31/sentiment',
  'http://other.example/functions/v1/sentiment',
  '/calendar%2eics?impact=high',
  '/x/%2e%2e/calendar.ics',
])('K8 N19 refuses %s as the router reads it', async (target) => {
  const { port } = new URL((await setUp()).url);
  const sent = request({ host: '127.0.0.1', port, path: target, method: 'GET' }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(503);
});

test('K8 refuses a calendar file as plain text, with and without a query', async () => {
  const { ask } = await setUp();
  for (const path of ['/calendar.ics', '/calendar.ics?impact=high', '/calendar/event.ics?id=x']) {
    const response = await ask(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).not.toContain('{');
  }
});

test('K8 refuses no call while few are under way, however late the event loop is', async () => {
  const { ask, answer } = await setUp({ alwaysTaken: 3, waits: true });
  const waiting = Array.from({ length: 3 }, () => ask(CALL));
  await wait(200);
  expect((await ask(CALL)).status).toBe(503);
  answer();
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
  expect((await ask(CALL)).status).toBe(200);
});

test('K8 takes every call when the event loop is not late', async () => {
  const { ask } = await setUp({ late: false });
  const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await ask(CALL)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('K8 starts the samples of the queues for taken and refused calls and calendar files, and for nothing else', async () => {
  for (const late of [true, false]) {
    const { ask, watched } = await setUp({ late });
    await ask('/');
    await ask('/healthz');
    await ask(CALL, { method: 'OPTIONS' });
    expect(watched()).toBe(0);
    await ask(CALL);
    await ask('/calendar.ics');
    expect(watched()).toBe(2);
  }
});

test('K8 asks refused visitors to come back at different times', async () => {
  const { ask } = await setUp();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(CALL)));
  expect(new Set(answers.map(({ headers }) => headers.get('retry-after'))).size).toBe(4);
});

test('K8 counts what is refused, and logs one line a minute', async () => {
  const { ask, metrics, lines } = await setUp();
  for (let call = 0; call < 5; call += 1) await ask(CALL);
  await ask('/calendar.ics');
  const text = await metrics.text();
  expect(text).toContain('site_refused_under_load_total{kind="function"} 5');
  expect(text).toContain('site_refused_under_load_total{kind="calendar"} 1');
  expect(text).toContain('site_requests_total{kind="function",status="503"} 5');
  expect(lines).toHaveLength(1);
});

test('K9 lets only a page of an allowed origin read the refusal, and answers its preflight', async () => {
  const { ask } = await setUp();
  const allowed = await ask(CALL, { headers: { origin: ORIGIN } });
  expect(allowed.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(allowed.headers.get('access-control-expose-headers')).toContain('Retry-After');
  expect(allowed.headers.get('vary')).toBe('Origin');
  const other = await ask(CALL, { headers: { origin: 'https://other.example' } });
  expect(other.headers.has('access-control-allow-origin')).toBe(false);
  const preflight = await ask(CALL, { method: 'OPTIONS', headers: { origin: ORIGIN } });
  expect(preflight.status).toBe(200);
});

test('K9 a refusal carries HSTS only over TLS', async () => {
  const [plain, secure] = [await setUp(), await setUp({ isSecure: true })];
  expect((await plain.ask(CALL)).headers.has('strict-transport-security')).toBe(false);
  expect((await secure.ask(CALL)).headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
});
