import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { video } from '#content/video.ts';
import { createFrontDoor } from './front-door.ts';
import { loadSite } from './site/load.ts';
import { compress, packFile } from './site/pack.ts';
import { readVisitor } from './visitor.ts';

const page = (lang: string, name: string) =>
  `<!doctype html><html lang="${lang}"><head><style>a{}</style><script>1</script></head><body><p style="--a:&quot;1&quot;">${name}</p> ${'x'.repeat(500)}</body></html>`;

const FILES: Readonly<Record<string, string>> = {
  'es/index.html': page('es', 'inicio'),
  'en/index.html': page('en', 'home'),
  'es/vs-traders/index.html': page('es', 'vs'),
  'en/vs-traders/index.html': page('en', 'vs'),
  'es/404/index.html': page('es', 'perdida'),
  'en/404/index.html': page('en', 'lost'),
  '_astro/app.abc123.js': `export default ${JSON.stringify('y'.repeat(400))};`,
  'clip.mp4': '0123456789',
  'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(50)}</svg>`,
};

let dir: string;
let app: Hono;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'front-door-'));
  for (const [path, text] of Object.entries(FILES)) {
    const bytes = Buffer.from(text);
    const file = packFile(path, bytes);
    const bodies = file ? compress(file.type, bytes, true) : { identity: bytes };
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), bytes);
    if (bodies.br) await writeFile(join(dir, `${path}.br`), bodies.br);
    if (bodies.gzip) await writeFile(join(dir, `${path}.gz`), bodies.gzip);
  }
  const functions = new Hono().post('/functions/v1/sentiment', (c) => c.json({ ok: true }));
  app = createFrontDoor({
    site: await loadSite({ dir, backendOrigin: 'https://backend.example' }),
    functions,
    visitor: readVisitor(['loopback'], () => '127.0.0.1'),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
});
afterAll(() => rm(dir, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });
const header = (response: Response, name: string) => response.headers.get(name);

describe('J3 one address, two languages', () => {
  test('J3 the query wins over the cookie, the cookie over the header, Spanish is the rest', async () => {
    expect(await (await get('/')).text()).toContain('lang="es"');
    expect(await (await get('/', { 'accept-language': 'en-GB' })).text()).toContain('lang="en"');
    expect(await (await get('/', { 'accept-language': 'en', cookie: 'a=b; locale=es' })).text()).toContain(
      'lang="es"',
    );
    expect(await (await get('/?lang=en', { cookie: 'locale=es' })).text()).toContain('lang="en"');
  });

  test('J2 J3 ?lang sets the cookie for a year and is not for a shared cache', async () => {
    const response = await get('/?lang=en');
    expect(header(response, 'set-cookie')).toBe('locale=en; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(header(response, 'cache-control')).toMatch(/^private/);
  });

  test('J3 an unknown ?lang neither chooses nor sets a cookie', async () => {
    const response = await get('/?lang=fr', { 'accept-language': 'en' });
    expect(header(response, 'content-language')).toBe('en');
    expect(header(response, 'set-cookie')).toBeNull();
  });

  test('J3 a shared cache is told what the page depends on', async () => {
    const response = await get('/vs-traders', { 'accept-encoding': 'br' });
    expect(header(response, 'vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    expect(header(response, 'cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test.each(['/es', '/en', '/es/vs-traders', '/en/404', '/404', '/index.html', '/es/index.html'])(
    'J3 B26 the inner path %s is no address',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('B routes', () => {
  test('B26 an unknown path answers 404 with the page of the language', async () => {
    const response = await get('/nope', { 'accept-language': 'en' });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('lost');
  });

  test('B15 a trailing slash is redirected away for good, with its query', async () => {
    const response = await get('/vs-traders/?a=1');
    expect(response.status).toBe(308);
    expect(header(response, 'location')).toBe('/vs-traders?a=1');
  });

  test.each(['//evil.example/', '/nope/', '/vs-traders//'])('B26 %s is not redirected', async (path) => {
    const response = await app.request(new Request(`http://localhost${path}`));
    expect(response.status).toBe(404);
    expect(header(response, 'location')).toBeNull();
  });

  test.each([
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '/_astro/../../package.json',
    '/%00',
    '/\\..\\package.json',
  ])('K9 %s reaches nothing outside the site', async (path) => {
    const response = await app.request(new Request(new URL(`http://localhost/x`).origin + path));
    expect(response.status).toBe(404);
  });

  test('B1 a POST to a page is refused with what is allowed', async () => {
    const response = await get('/', {}, 'POST');
    expect(response.status).toBe(405);
    expect(header(response, 'allow')).toBe('GET, HEAD');
  });
});

describe('J3 compression and caching', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['', null],
  ])('J3 Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const response = await get('/', { 'accept-encoding': accepted });
    expect(header(response, 'content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    const text =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(text.toString()).toBe(FILES['es/index.html']);
  });

  test('J3 a page that did not change is 304, one in another language or encoding is not', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    const etag = header(first, 'etag') ?? '';
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(header(again, 'etag')).toBe(etag);
    expect(header(again, 'content-length')).toBeNull();
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
    expect(
      (await get('/', { 'accept-encoding': 'br', 'if-none-match': etag, cookie: 'locale=en' })).status,
    ).toBe(200);
  });

  test('B1 HEAD answers the headers of GET without a body', async () => {
    const [head, full] = [await get('/', {}, 'HEAD'), await get('/')];
    expect(header(head, 'content-length')).toBe(header(full, 'content-length'));
    expect(await head.text()).toBe('');
  });

  test('J3 hashed files are immutable', async () => {
    const response = await get('/_astro/app.abc123.js', { 'accept-encoding': 'br' });
    expect(header(response, 'cache-control')).toBe('public, max-age=31536000, immutable');
    expect(header(response, 'vary')).toBe('Accept-Encoding');
    expect(header(response, 'content-type')).toBe('text/javascript; charset=utf-8');
  });
});

describe('B media', () => {
  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=20-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('B1 Range %s answers %i', async (range, status, body, contentRange) => {
    const response = await get('/clip.mp4', { range });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(header(response, 'content-range')).toBe(contentRange);
  });

  test('B1 a range is for GET only', async () => {
    expect((await get('/clip.mp4', { range: 'bytes=2-4' }, 'HEAD')).status).toBe(200);
  });

  test('B1 If-Range with another version gets the whole file', async () => {
    const response = await get('/clip.mp4', { range: 'bytes=2-4', 'if-range': '"old"' });
    expect(response.status).toBe(200);
  });
});

describe('K9 security headers', () => {
  test('K9 a page allows its own inline scripts by hash and nothing unsafe', async () => {
    const csp = header(await get('/'), 'content-security-policy') ?? '';
    expect(csp).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
    expect(csp).not.toMatch(/unsafe-(inline|eval)/);
    const attribute = createHash('sha256').update('--a:"1"').digest('base64');
    expect(csp).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${attribute}'`);
    expect(csp).toContain("connect-src 'self' https://backend.example");
    expect(csp).toContain("frame-ancestors 'none'");
  });

  test('D7 K9 only the page with the video may show a frame, from its host alone, and let it start by itself', async () => {
    const policy = async (path: string) => {
      const response = await get(path);
      return {
        frames: /frame-src ([^;]*)/.exec(header(response, 'content-security-policy') ?? '')?.[1],
        players: /autoplay=\(([^)]*)\)/.exec(header(response, 'permissions-policy') ?? '')?.[1],
      };
    };
    const origin = `https://${video.host}`;
    expect(await policy('/')).toEqual({ frames: origin, players: `self "${origin}"` });
    expect(await policy('/vs-traders')).toEqual({ frames: "'self'", players: 'self' });
    expect(await policy('/nope')).toEqual({ frames: "'none'", players: 'self' });
  });

  test.each([
    '/',
    '/nope',
    '/favicon.svg',
    '/vs-traders/',
    '/.well-known/security.txt',
    '/embed/outlook',
    '/embed/outlook?lang=fr',
  ])('K9 %s carries the common headers', async (path) => {
    const response = await get(path);
    expect(header(response, 'x-content-type-options')).toBe('nosniff');
    expect(header(response, 'referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(header(response, 'cross-origin-opener-policy')).toBe('same-origin');
    expect(header(response, 'cross-origin-resource-policy')).toBe('same-origin');
    expect(header(response, 'content-security-policy')).toContain("default-src 'none'");
    expect(header(response, 'permissions-policy')).toContain('camera=()');
    expect(header(response, 'strict-transport-security')).toBeNull();
  });

  test('K9 behind TLS the browser is told to stay there, and the cookie is secure', async () => {
    const response = await get('/?lang=en', { 'x-forwarded-proto': 'https' });
    expect(header(response, 'strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(header(response, 'set-cookie')).toContain('; Secure');
  });
});
