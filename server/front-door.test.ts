import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { header, openDoor } from './testing/door.ts';

let door: Awaited<ReturnType<typeof openDoor>>;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());
const get: (typeof door)['get'] = (...asked) => door.get(...asked);

describe('J3 one address, two languages', () => {
  test('J3 prefers the query to the cookie, the cookie to the header, and defaults to Spanish', async () => {
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

  test('J3 sends Vary to shared caches', async () => {
    const response = await get('/vs-traders', { 'accept-encoding': 'br' });
    expect(header(response, 'vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    expect(header(response, 'cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test.each(['/es', '/en', '/es/vs-traders', '/en/404', '/404', '/index.html', '/es/index.html'])(
    'J3 B26 the internal path %s answers 404',
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
    const response = await door.app.request(new Request(`http://localhost${path}`));
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
    const response = await door.app.request(new Request(new URL(`http://localhost/x`).origin + path));
    expect(response.status).toBe(404);
  });

  test('B1 rejects a POST to a page and names the allowed methods', async () => {
    const response = await get('/', {}, 'POST');
    expect(response.status).toBe(405);
    expect(header(response, 'allow')).toBe('GET, HEAD');
  });
});
