import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILES, header, openDoor } from './testing/door.ts';

let door: Awaited<ReturnType<typeof openDoor>>;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());
const get: (typeof door)['get'] = (...asked) => door.get(...asked);

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

  test('J3 answers 304 to an unchanged page, and not to one in another language or encoding', async () => {
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

  test('B1 HEAD answers with the headers of GET and no body', async () => {
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

test('K9 N12 the module for the server is not served', async () => {
  expect((await get('/_server/live.js')).status).toBe(404);
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
