import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseLocale } from '#domain/locale.ts';
import { parseFeed } from '#feeds/events/myfxbook-rss/parse.ts';
import { isHtmlInstead } from '#feeds/http/html.ts';
import { parseOutlookPage } from '#feeds/sentiment/outlook-page/parse.ts';
import { chooseEncoding } from '#server/site/encoding.ts';
import { readVisitor } from '#server/visitor.ts';
import { KEY, openSite } from './site.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  site.app.fetch(new Request(`http://site.example${path}`, { headers }));
async function whole(response: Response) {
  const { date: _date, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

describe('cache poisoning', () => {
  test.each([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-prefix': '/evil' },
    { 'x-original-url': '/evil' },
    { 'x-rewrite-url': '/evil' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-http-method-override': 'DELETE' },
  ])('K9 J3 a stranger’s %o changes nothing a shared cache could keep', async (headers) => {
    for (const path of ['/', '/vs-traders', '/vs-traders/', '/nope', '/.well-known/security.txt'])
      expect(await whole(await get(path, headers as Record<string, string>))).toEqual(
        await whole(await get(path)),
      );
  });

  test('K9 J3 an answer that sets a cookie is private, and unknown words set none', async () => {
    const chosen = await get('/?lang=en');
    expect(chosen.headers.get('cache-control')).toMatch(/^private/);
    expect((await get('/?lang=en;%20Domain=evil')).headers.get('set-cookie')).toBeNull();
  });
});

describe('header injection', () => {
  test.each([
    '/vs-traders/?a=%0d%0aX-Evil:%201',
    '/vs-traders/?%E5%98%8A%E5%98%8DX-Evil:1',
    '/?lang=es%0d%0aSet-Cookie:a=b',
  ])('K9 %s splits no header', async (path) => {
    const response = await get(path);
    expect(response.headers.get('x-evil')).toBeNull();
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('location') ?? '').not.toMatch(/[\r\n]/);
  });

  test('K9 a redirect never leaves the site', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '/vs-traders//', '/%2f%2fevil.example/'])
      expect((await get(path)).headers.get('location')).toBeNull();
  });
});

describe('path traversal', () => {
  test.each([
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/_astro/..%5c..%5cpackage.json',
    '/_astro/%c0%ae%c0%ae/x',
    '/es/index.html',
    '/en/vs-traders/index.html',
    '/clip.mp4%00.html',
    '/_astro',
    '/.env',
    '/.git/config',
  ])('K9 %s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('prototype pollution', () => {
  test.each([
    '{"__proto__":{"symbol":"XAUUSD","polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"symbol":"__proto__"}',
    '{"symbol":"constructor"}',
    '{"symbol":["XAUUSD"]}',
    '{"symbol":{"toString":"XAUUSD"}}',
  ])('K7 K9 the body %s is refused and leaves no trace', async (body) => {
    const headers = { apikey: KEY, 'content-type': 'application/json' };
    const response = await site.app.fetch(
      new Request('http://site.example/functions/v1/sentiment', { method: 'POST', body, headers }),
    );
    expect([400, 422]).toContain(response.status);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'K9 no table answers to %s',
    async (name) => {
      expect((await get(`/${name}`)).status).toBe(404);
      expect((await get(`/functions/v1/economic-events?source=${name}`, { apikey: KEY })).status).toBe(400);
      expect((await get(`/embed/outlook?${name}=1`)).status).toBe(400);
      expect((await get(`/?lang=${name}`)).status).toBe(200);
    },
  );
});

describe('regular expressions', () => {
  const LONG = 100_000;
  const many = (text: string) => text.repeat(Math.ceil(LONG / text.length));
  /** An address from a proxy on this machine. Other addresses reach no pattern. */
  const forwardedFrom = (hops: string) => {
    const visitor = readVisitor(['loopback'], () => '127.0.0.1');
    const app = new Hono().get('/', (c) => c.text(visitor.addressOf(c)));
    return app.request('/', { headers: { 'x-forwarded-for': hops } });
  };
  const orFailure = (read: () => unknown): unknown => {
    try {
      return read();
    } catch (error) {
      return error;
    }
  };
  /** For each of our patterns over foreign text, the text with the most backtracking. */
  const CASES: Readonly<Record<string, () => unknown>> = {
    'a cookie': () => get('/', { cookie: many('locale;') }),
    'a list of languages': () =>
      chooseLocale({ query: null, cookie: null, acceptLanguage: many('es;q=0.1,') }),
    'a language without end': () => chooseLocale({ query: null, cookie: null, acceptLanguage: many('-') }),
    'a list of encodings': () => chooseEncoding(many('br;q=0;')),
    'a range': () => get('/clip.mp4', { range: `bytes=${many('0-1,')}` }),
    'tags to compare with': () => get('/', { 'if-none-match': many('W/"",') }),
    'a key': () => get('/functions/v1/economic-events', { authorization: `Bearer${many(' ')}x x` }),
    'a forwarded address': () => forwardedFrom(`${many('[')}x`),
    'forwarded addresses': () => forwardedFrom(many('[[,')),
    'a forwarded address that nearly ends': () => forwardedFrom(`[${many(']:1')}x`),
    'a forwarded protocol': () => get('/', { 'x-forwarded-proto': many('https,') }),
    'a path': () => get(`/${many('%2e/')}`),
    'blanks before a document': () => isHtmlInstead(`${many(' ')}x`, 'text/xml', 'xml'),
    'comments before a document': () => isHtmlInstead(many('<!--'), 'text/xml', 'xml'),
    'marks before a document': () => isHtmlInstead(many('<?xml '), 'text/xml', 'xml'),
    'a feed': () => orFailure(() => parseFeed(many('<rss><channel><item><description>&lt;td'))),
    'an outlook page': () =>
      orFailure(() => parseOutlookPage(many('<tr class="outlook-symbol-row" symbolname="1,1,1,'))),
  };

  test.each(Object.keys(CASES))('K9 matches %s of 100,000 characters quickly', async (name) => {
    const began = performance.now();
    await CASES[name]?.();
    expect(performance.now() - began).toBeLessThan(1_500);
  });
});

describe('documents of upstreams', () => {
  const feed = (title: string, head = '') =>
    `<?xml version="1.0"?>${head}<rss><channel><item><title>${title}</title><description></description></item></channel></rss>`;

  test('K9 expands no entities of a document, internal or external', () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]>`;
    expect(parseFeed(feed('&c;', bomb))[0]?.title).toBe('&c;');
    const file = '<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
    expect(parseFeed(feed('&f;', file))[0]?.title).toBe('&f;');
  });

  test('K9 a page is read without running or fetching anything of it', () => {
    const page =
      '<img src=x onerror="globalThis.ran=1"><script>globalThis.ran=1</script><link rel=stylesheet href="http://127.0.0.1:1/x">';
    expect(parseOutlookPage(page)).toEqual({ rows: [], challenged: false });
    expect((globalThis as { ran?: number }).ran).toBeUndefined();
  });
});
