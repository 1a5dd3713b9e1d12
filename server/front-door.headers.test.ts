import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#brand/load.ts';
import { EMBED_VENDORS, type EmbedVendor } from '#content/embeds.ts';
import { shownVideo, video } from '#content/video.ts';
import { header, openDoor } from './testing/door.ts';

let door: Awaited<ReturnType<typeof openDoor>>;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());
const get: (typeof door)['get'] = (...asked) => door.get(...asked);

const hostsOf = (id: EmbedVendor['id']) =>
  EMBED_VENDORS.filter((vendor) => vendor.id === id).flatMap(({ hosts }) =>
    hosts.map((host) => `https://${host}`),
  );

describe('K9 security headers', () => {
  test('K9 a page allows its own inline scripts by hash and nothing unsafe', async () => {
    const csp = header(await get('/'), 'content-security-policy') ?? '';
    expect(csp).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
    expect(csp).not.toMatch(/unsafe-(inline|eval)/);
    // Style attributes fall back to this rule, whose hashes allow none.
    expect(csp).toMatch(/style-src 'self'( 'sha256-[\w+/=]+')*;/);
    expect(csp).toContain("connect-src 'self' https://backend.example");
    expect(csp).toContain("frame-ancestors 'none'");
  });

  test('K9 N4 N5 a page may start workers of this site alone, by one policy', async () => {
    const csp = header(await get('/'), 'content-security-policy') ?? '';
    expect(csp).toContain("worker-src 'self'");
    expect(/trusted-types ([^;]*)/.exec(csp)?.[1]).toBe('default measuring worker');
  });

  test.each(['/sw.js', '/sw-off.js'])(
    'K9 N4 %s may ask this site alone, and is revalidated at each visit',
    async (path) => {
      const answer = await get(path);
      expect(header(answer, 'content-security-policy')).toContain("default-src 'none'; connect-src 'self'");
      expect(header(answer, 'cache-control')).toBe('public, max-age=0, must-revalidate');
    },
  );

  test('D7 E6 F11 K9 each page may show the frames of its own companies alone, and only the video’s start by themselves', async () => {
    const policy = async (path: string) => {
      const response = await get(path);
      return {
        frames: /frame-src ([^;]*)/.exec(header(response, 'content-security-policy') ?? '')?.[1],
        players: /autoplay=\(([^)]*)\)/.exec(header(response, 'permissions-policy') ?? '')?.[1],
      };
    };
    const origin = `https://${video.host}`;
    const plays = shownVideo(video, brand).id !== null;
    expect(await policy('/')).toEqual(
      plays ? { frames: origin, players: `self "${origin}"` } : { frames: "'none'", players: 'self' },
    );
    expect(await policy('/vs-traders')).toEqual({ frames: "'self'", players: 'self' });
    expect(await policy('/fx-impact')).toEqual({
      frames: ["'self'", ...hostsOf('calendarCommunity'), ...hostsOf('calendarPortal')].join(' '),
      players: 'self',
    });
    expect(await policy('/nope')).toEqual({ frames: "'none'", players: 'self' });
  });

  test.each([
    '/nope',
    '/metrics',
    '/functions',
    '/functions/v2/x',
    '/functions/v1/nothing',
    '/calendar.ics/x',
    '/healthz/x',
  ])('K9 B26 %s that is an HTML page has the policy of a page', async (path) => {
    const response = await get(path);
    expect([response.status, header(response, 'content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(header(response, 'content-security-policy')).toBe(
      header(await get('/unknown-page'), 'content-security-policy'),
    );
    expect(header(response, 'content-security-policy')).toContain("style-src 'self'");
  });

  test.each([
    '/',
    '/nope',
    '/healthz',
    '/metrics',
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
    expect(header(response, 'content-security-policy')).toMatch(/default-src '(self|none)'/);
    expect(header(response, 'permissions-policy')).toContain('camera=()');
    expect(header(response, 'strict-transport-security')).toBeNull();
  });

  test('K9 sends HSTS and a secure cookie behind TLS', async () => {
    const response = await get('/?lang=en', { 'x-forwarded-proto': 'https' });
    expect(header(response, 'strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(header(response, 'set-cookie')).toContain('; Secure');
  });
});

test('K8 answers a failed page with the request id of its log line', async () => {
  const {
    get: ask,
    lines,
    close,
  } = await openDoor(() => {
    throw new Error('no time');
  });
  const response = await ask('/.well-known/security.txt');
  await close();
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('no time');
  const requestId = header(response, 'x-request-id');
  expect(requestId).toMatch(/^[\w-]{8,128}$/);
  expect(lines).toMatchObject([{ level: 'error', fields: { requestId, path: '/.well-known/security.txt' } }]);
});
