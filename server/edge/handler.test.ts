import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDoor } from '../testing/door.ts';
import { createEdge } from './handler.ts';
import { edgeManifest } from './manifest.ts';

const ORIGIN = 'https://origin.example';
let door: Awaited<ReturnType<typeof openDoor>>;
const fromOrigin = vi.fn(async (request: Request) => Response.json({ asked: request.url }));
let edge: ReturnType<typeof createEdge>;
beforeAll(async () => {
  door = await openDoor();
  edge = createEdge({
    manifest: edgeManifest(door.site),
    asset: async (place) => {
      const bytes = await readFile(join(door.dir, place)).catch(() => null);
      return new Response(bytes, { status: bytes ? 200 : 404 });
    },
    origin: ORIGIN,
    fetch: ((request: Request) => fromOrigin(request)) as typeof fetch,
  });
});
afterAll(() => door.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  edge.fetch(new Request(`https://site.example${path}`, { headers, method }));
/** What the front door says to a visitor over TLS. */
const askDoor = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  door.get(path, { ...headers, 'x-forwarded-proto': 'https' }, method);

/** Headers that must be the same at the edge, where the platform compresses and counts the bytes. */
const COMPARED = [
  ...[
    'content-type',
    'content-language',
    'cache-control',
    'content-security-policy',
    'permissions-policy',
    'vary',
  ],
  ...[
    'set-cookie',
    'location',
    'allow',
    'x-content-type-options',
    'referrer-policy',
    'strict-transport-security',
  ],
];

test.each([
  ['/', {}],
  ['/', { 'accept-language': 'en-GB,en;q=0.9' }],
  ['/', { 'accept-language': 'en', cookie: 'a=b; locale=es' }],
  ['/?lang=en', { cookie: 'locale=es' }],
  ['/?lang=en', { cookie: 'locale=en' }],
  ['/?lang=fr', { 'accept-language': 'en' }],
  ['/nowhere', { 'accept-language': 'en' }],
  ['/es', {}],
  ['/404', {}],
  ['/__proto__', {}],
  ['/constructor', {}],
  ['/_server/figures.js', {}],
  ['/vs-traders/?lang=en', {}],
  ['/_astro/app.abc123.js', {}],
  ['/favicon.svg', {}],
] as readonly (readonly [string, Record<string, string>])[])(
  'J3 K9 answers %s with %j as the front door does',
  async (path, headers) => {
    const [atEdge, atDoor] = [await ask(path, headers), await askDoor(path, headers)];
    expect(atEdge.status).toBe(atDoor.status);
    for (const name of COMPARED) expect(atEdge.headers.get(name), name).toBe(atDoor.headers.get(name));
    expect(await atEdge.text()).toBe(await atDoor.text());
  },
);

test('K9 refuses other methods as the front door does', async () => {
  const [atEdge, atDoor] = [await ask('/', {}, 'DELETE'), await askDoor('/', {}, 'DELETE')];
  expect(atEdge.status).toBe(405);
  for (const name of COMPARED) expect(atEdge.headers.get(name), name).toBe(atDoor.headers.get(name));
});

test('J3 answers 304 to the tag of a page in the same language only, and a HEAD without a body', async () => {
  const tag = (await ask('/')).headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\//);
  const again = await ask('/', { 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toContain('sha256-');
  expect(again.headers.has('content-type')).toBe(false);
  expect((await ask('/', { 'if-none-match': tag, 'accept-language': 'en' })).status).toBe(200);
  const head = await ask('/', {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-language')).toBe('es');
});

test.each([
  '/functions/v1/positioning?symbol=XAUUSD',
  '/calendar.ics?impact=high',
  '/embed/a',
  '/readyz',
  '/vs-traders?lang=en',
  '/figures/vs-traders.es.json',
])('K1 N12 asks the server for %s', async (path) => {
  const response = await ask(path);
  expect(await response.json()).toEqual({ asked: ORIGIN + path });
});

test('K1 passes on method, body and headers of a call', async () => {
  fromOrigin.mockImplementationOnce(
    async (request) => new Response(await request.text(), { headers: request.headers }),
  );
  const headers = { apikey: 'key', 'content-type': 'application/json' };
  const request = new Request('https://site.example/functions/v1/sentiment', {
    method: 'POST',
    body: '{"a":1}',
    headers,
  });
  const response = await edge.fetch(request);
  expect(await response.text()).toBe('{"a":1}');
  expect(response.headers.get('apikey')).toBe('key');
});

test('K9 answers 500 and not a wrong page when a file of the manifest is missing', async () => {
  const without = createEdge({
    manifest: edgeManifest(door.site),
    asset: async () => new Response('not found', { status: 404 }),
    origin: ORIGIN,
  });
  const response = await without.fetch(new Request('https://site.example/'));
  expect([response.status, await response.text()]).toEqual([500, '']);
});

test('K9 the handler and all that it imports need nothing of Node', () => {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  const seen = new Map<string, string[]>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    const named = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm);
    const targets = [...named].map(([, target = '']) => target);
    seen.set(file, targets);
    for (const target of targets) {
      const [folder = ''] = target.split('/');
      if (`${folder}/*` in imports) visit(target.slice(1));
      else if (target.startsWith('.')) visit(join(dirname(file), target));
    }
  };
  visit('server/edge/handler.ts');
  expect([...seen.keys()]).toContain('domain/locale.ts');
  const packages = [...seen.values()].flat().filter((target) => !/^[.#]/.test(target));
  expect(packages).toEqual(['hono/utils/accept']);
});
