import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listen } from '../listen.ts';
import { openDoor } from '../testing/door.ts';

const OPEN = { holderOf: () => null, onRefused: () => {} };
const LOCAL = { PORT: 0, HOST: '127.0.0.1' };

let door: Awaited<ReturnType<typeof openDoor>>;
let application: Awaited<ReturnType<typeof listen>>;
let direct: Awaited<ReturnType<typeof listen>>;
const answered = vi.fn<(isAnswered: boolean) => void>();
beforeAll(async () => {
  door = await openDoor();
  const { fetch } = door.app;
  application = await listen({ fetch }, LOCAL, OPEN);
  const answerDirectly: typeof door.answerDirectly = (...args) => {
    const isAnswered = door.answerDirectly(...args);
    answered(isAnswered);
    return isAnswered;
  };
  direct = await listen({ fetch, answerDirectly }, LOCAL, OPEN);
});
afterAll(async () => {
  application.server.close();
  direct.server.close();
  await door.close();
});

async function ask(url: string, path: string, headers: Readonly<Record<string, string>>, method = 'GET') {
  const sent = request(new URL(url), { path, method, headers }).end();
  const [response] = await once(sent, 'response');
  const { date: _now, connection: _kept, 'keep-alive': _time, ...own } = response.headers;
  return { status: response.statusCode, headers: own, body: (await buffer(response)).toString('base64') };
}

it.each([
  ['a page', '/vs-traders', {}],
  ['a compressed page', '/', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['a page as gzip', '/', { 'accept-encoding': 'br;q=0.1, gzip' }],
  ['a page for an English browser', '/', { 'accept-language': 'en-US,en;q=0.9' }],
  ['a page in the language of the cookie', '/', { cookie: 'a=b; locale=en', 'accept-language': 'es' }],
  ['a page with an unreadable cookie', '/', { cookie: 'locale=xx', 'accept-language': 'en' }],
  ['a page over TLS', '/fx-impact', { 'x-forwarded-proto': 'https' }],
  ['a page over a proxy’s plain connection', '/fx-impact', { 'x-forwarded-proto': 'https, http' }],
  ['a file', '/_astro/app.abc123.js', { 'accept-encoding': 'br' }],
  ['a file that is not compressed', '/clip.mp4', {}],
])('K9 N10 sends %s directly, as the application does', async (_, path, headers) => {
  const usual = await ask(application.url, path, headers);
  expect(usual.status).toBe(200);
  expect(await ask(direct.url, path, headers)).toEqual(usual);
  expect(answered).toHaveBeenLastCalledWith(true);
});

it.each([
  ['a query', '/?lang=en', {}, 'GET', 200],
  ['another method', '/', {}, 'HEAD', 200],
  ['a refused method', '/', {}, 'POST', 405],
  ['a part', '/clip.mp4', { range: 'bytes=1-2' }, 'GET', 206],
  ['a known version', '/', { 'if-none-match': '*' }, 'GET', 304],
  ['an unknown path', '/nothing', {}, 'GET', 404],
  ['a page of one language', '/es/', {}, 'GET', 404],
  ['a path that ends in a slash', '/vs-traders/', {}, 'GET', 308],
  ['a function', '/healthz', {}, 'GET', 200],
  ['a host that is none', '/', { host: 'a b' }, 'GET', 400],
])('K9 B leaves %s to the application', async (_, path, headers, method, status) => {
  expect((await ask(direct.url, path, headers, method)).status).toBe(status);
  expect(answered).toHaveBeenLastCalledWith(false);
});
