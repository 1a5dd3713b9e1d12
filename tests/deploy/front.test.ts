import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { ClientHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { chooseLocale } from '#domain/locale.ts';
import { plainSecurity } from '#server/site/headers.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { dataFolder, type Instance, startInstance } from '../instances.ts';
import {
  type Answer,
  type Ask,
  ask,
  askPlainly,
  canTest,
  DOMAIN,
  FRONTS,
  type Front,
  type FrontName,
  startFront,
} from './front.ts';

const CALL: Ask = {
  method: 'POST',
  headers: { apikey: ANON_KEY, 'content-type': 'application/json' },
  body: '{"symbol":"XAUUSD"}',
};
const VISITORS = 4;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'es-MX,es;q=0.9' };

const languageOf = ({ headers }: Answer) => headers['content-language'];

describe.each(FRONTS)('two instances behind %s', (name) => {
  const isRun = canTest(name);
  let settings: Readonly<Record<string, string>>;
  let instances: Instance[] = [];
  let front: Front;
  let session: ClientHttp2Session;
  const closing: (() => Promise<void>)[] = [];

  const startOne = (port = '0') => startInstance({ ...settings, PORT: port });
  /** Starts an instance again at the address it had, as a supervisor does. */
  const startAgain = async (at: number) => {
    instances[at] = await startOne(new URL(instances[at]?.url ?? '').port);
  };
  /** Asks for pages and figures in turn until `work` has ended; returns what was not answered 200. */
  const visitWhile = async (work: () => Promise<unknown>): Promise<string[]> => {
    const failed: string[] = [];
    let isDone = false;
    let asked = 0;
    const visitor = async () => {
      // A new connection now and then, as visitors come and go.
      for (let own = front.connect(); !isDone; own = front.connect()) {
        for (let visit = 0; visit < 25 && !isDone; visit += 1) {
          asked += 1;
          const isCall = asked % 8 === 0;
          const answer = isCall
            ? ask(own, '/functions/v1/sentiment', CALL)
            : ask(own, `/vs-traders?visit=${asked}`, { headers: { ...BROWSER, cookie: `visit=${asked}` } });
          await answer.then(
            ({ status }) => status !== 200 && failed.push(`${isCall ? 'call' : 'page'} ${status}`),
            (error: unknown) => failed.push(`${isCall ? 'call' : 'page'}: ${error}`),
          );
          await wait(60);
        }
        own.close();
      }
    };
    const visitors = Array.from({ length: VISITORS }, visitor);
    await work();
    isDone = true;
    await Promise.all(visitors);
    expect(asked).toBeGreaterThan(20);
    return failed;
  };

  beforeAll(async () => {
    if (!isRun) return;
    const upstreams = await startUpstreams();
    const { dir, remove } = await dataFolder();
    settings = { ...replayedSettings(upstreams.url), SOURCE_OFFICIAL: 'off', DATA_DIR: dir };
    instances = [await startOne(), await startOne()];
    front = await startFront(
      name,
      instances.map(({ url }) => url),
    );
    closing.push(
      front.close,
      ...[0, 1].map((at) => async () => instances[at]?.kill()),
      upstreams.close,
      remove,
    );
    session = front.connect();
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  const it = test.skipIf(!isRun);
  const itWithCache = test.skipIf(!isRun || name === 'caddy');

  it('K9 speaks HTTP/2 over TLS 1.2 or newer, and sends plain HTTP there', async () => {
    await ask(session, '/healthz');
    const socket = session.socket as TLSSocket;
    expect(session.alpnProtocol).toBe('h2');
    expect(['TLSv1.2', 'TLSv1.3']).toContain(socket.getProtocol());
    const plain = await askPlainly(front, DOMAIN, '/contacto?x=1');
    expect(plain?.status).toBe(308);
    expect(plain?.headers.location).toMatch(/^https:\/\/aureo\.example(:\d+)?\/contacto\?x=1$/);
  });

  it('K9 sends no visitor to a host that the request names', async () => {
    const plain = await askPlainly(front, 'evil.example', '/login');
    expect(plain).toBeNull();
    await expect(ask(front.connect('evil.example'), '/healthz')).rejects.toThrow();
  });

  it('K9 sends www to the one address of the site', async () => {
    const { status, headers } = await ask(front.connect(`www.${DOMAIN}`), '/contacto?x=1');
    expect(status).toBe(308);
    expect(headers.location).toMatch(/^https:\/\/aureo\.example(:\d+)?\/contacto\?x=1$/);
  });

  itWithCache('K9 answers the challenge of a certificate over plain HTTP', async () => {
    const answer = await askPlainly(front, DOMAIN, '/.well-known/acme-challenge/token');
    expect(answer?.status).toBe(404);
    expect(answer?.headers.location).toBeUndefined();
  });

  it('K9 agrees to no cipher of TLS 1.2 without forward secrecy', () => {
    const agreesTo = (cipher: string) =>
      spawnSync(
        'openssl',
        [
          's_client',
          '-tls1_2',
          '-cipher',
          cipher,
          '-connect',
          `127.0.0.1:${front.port}`,
          '-servername',
          DOMAIN,
        ],
        { input: '', encoding: 'utf8' },
      ).status === 0;
    expect(agreesTo('ECDHE')).toBe(true);
    expect(agreesTo('kRSA')).toBe(false);
    expect(agreesTo('ECDHE-ECDSA-AES128-SHA')).toBe(false);
  });

  it('K9 passes on every header of a page and of a function, with HSTS', async () => {
    const page = await ask(session, '/contacto', { headers: BROWSER });
    const direct = await fetch(`${instances[0]?.url}/contacto`, { headers: BROWSER });
    for (const header of ['content-security-policy', 'permissions-policy', 'etag'])
      expect(page.headers[header]).toBe(direct.headers.get(header));
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
    const call = await ask(session, '/functions/v1/sentiment', CALL);
    for (const [header, value] of Object.entries(plainSecurity))
      expect(call.headers[header.toLowerCase()]).toBe(value);
    expect(call.headers['cache-control']).toBe('no-store');
    expect(call.headers['x-request-id']).toBeDefined();
  });

  it('J3 passes on the compressed form that the visitor takes', async () => {
    const forms = ['br', 'gzip', ''].map(async (encoding) => {
      const headers = { 'accept-encoding': encoding || 'identity', 'accept-language': 'es' };
      return ask(session, '/contacto', { headers });
    });
    const [br, gzip, identity] = await Promise.all(forms);
    expect(br?.headers['content-encoding']).toBe('br');
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(identity?.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br?.body ?? Buffer.alloc(0))).toEqual(identity?.body);
    expect(br?.body.length).toBeLessThan(gzip?.body.length ?? 0);
  });

  it('J3 answers 304 to the tag of a page, with its headers and without a body', async () => {
    for (let time = 0; time < 2; time += 1) {
      const first = await ask(session, '/contacto', { headers: BROWSER });
      const again = await ask(session, '/contacto', {
        headers: { ...BROWSER, 'if-none-match': first.headers.etag ?? '' },
      });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers.etag).toBe(first.headers.etag);
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    }
  });

  it.each([
    [undefined, undefined],
    [undefined, 'es-MX,es;q=0.9,en;q=0.8'],
    [undefined, 'en-US,en;q=0.9'],
    [undefined, 'de'],
    [undefined, 'de-DE,de;q=0.9,es;q=0.8'],
    [undefined, 'en;q=0.5, es'],
    [undefined, 'es;q=0.2, fr;q=0.9'],
    [undefined, '*'],
    [undefined, 'espanol'],
    [undefined, 'es-419'],
    ['locale=en', 'es'],
    ['locale=es', 'en-US,en;q=0.9'],
    ['a=1; locale=en; b=2', 'es'],
    ['locale=xx', 'en'],
    ['xlocale=en', 'es'],
    ['LOCALE=en', 'es'],
    ['locale=en; locale=es', 'fr'],
  ])(
    'J3 answers cookie %j and Accept-Language %j in the language of the site’s own choice, twice',
    async (cookie, accept) => {
      const headers = { ...(cookie && { cookie }), ...(accept && { 'accept-language': accept }) };
      const value = /(?:^|;\s*)locale=([^;]*)/.exec(cookie ?? '')?.[1] ?? null;
      const { locale } = chooseLocale({ query: null, cookie: value, acceptLanguage: accept ?? null });
      for (let time = 0; time < 2; time += 1)
        expect(languageOf(await ask(session, '/contacto', { headers }))).toBe(locale);
    },
  );

  it('J3 answers ?lang in its language, sets the cookie, and keeps neither for the next visitor', async () => {
    const english = await ask(session, '/contacto?lang=en', { headers: { 'accept-language': 'es' } });
    expect(languageOf(english)).toBe('en');
    expect(String(english.headers['set-cookie'])).toMatch(/^locale=en; .*Secure/);
    expect(english.headers['cache-control']).toContain('private');
    const known = await ask(session, '/contacto?lang=en', { headers: { cookie: 'locale=en' } });
    expect(known.headers['set-cookie']).toBeUndefined();
    const next = await ask(session, '/contacto', { headers: { 'accept-language': 'es' } });
    expect(languageOf(next)).toBe('es');
    expect(next.headers['set-cookie']).toBeUndefined();
  });

  itWithCache(
    'J3 keeps one copy of a page for each language, whatever other cookies visitors have',
    async () => {
      const from = async (headers: Readonly<Record<string, string>>) => {
        const answer = await ask(session, '/merch', { headers: { ...BROWSER, ...headers } });
        return [languageOf(answer), answer.headers['x-cache']];
      };
      expect(await from({ cookie: 'a=1' })).toEqual(['es', 'MISS']);
      expect(await from({ cookie: 'b=2' })).toEqual(['es', 'HIT']);
      expect(await from({ 'accept-language': 'es' })).toEqual(['es', 'HIT']);
      expect(await from({ cookie: 'a=1; locale=en' })).toEqual(['en', 'MISS']);
      expect(await from({ 'accept-language': 'de' })).toEqual(['en', 'HIT']);
      expect(await from({ 'accept-language': 'de;q=0.9, es' })).toEqual(['es', 'BYPASS']);
    },
  );

  itWithCache('N19 N2 keeps a calendar file for all who ask for the same events', async () => {
    const from = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await ask(session, path, { headers: { 'accept-encoding': 'gzip', ...headers } });
      return [answer.status, answer.headers['x-cache']];
    };
    const path = '/calendar.ics?impact=high,low';
    await expect.poll(() => from(`${path}&lang=en`)).toEqual([200, 'HIT']);
    expect(await from(`${path}&lang=en`, { cookie: 'a=1', 'accept-language': 'es' })).toEqual([200, 'HIT']);
    expect(await from(`${path}&lang=es`)).toEqual([200, 'MISS']);
    expect((await from('/calendar.ics?impact=loud'))[0]).toBe(400);
  });

  it('K8 keeps the details of readiness from visitors', async () => {
    expect((await ask(session, '/readyz')).status).toBe(404);
    expect((await fetch(`${instances[0]?.url}/readyz`)).status).toBe(200);
  });

  it('K8 keeps the metrics from visitors', async () => {
    const headers = { authorization: 'Bearer a-token-of-the-tests' };
    expect((await ask(session, '/metrics', { headers })).status).toBe(404);
    expect(await instances[0]?.metrics()).toContain('site_requests_total');
  });

  /** Caddy cannot repeat a POST: those under way at the instance that ends may fail, one of each visitor at most. */
  const expectNoLoss = (failed: readonly string[]) => {
    const mayFail = failed.filter((one) => name === 'caddy' && one === 'call 502').length;
    expect(failed.filter((one) => name !== 'caddy' || one !== 'call 502')).toEqual([]);
    expect(mayFail).toBeLessThanOrEqual(VISITORS);
  };

  it('K6 loses no request while one instance after the other is restarted', async () => {
    const failed = await visitWhile(async () => {
      for (const at of [0, 1]) {
        instances[at]?.signal('SIGTERM');
        expect(await instances[at]?.exited).toBe(0);
        await startAgain(at);
        // As docs/operations.md says.
        await wait(5_000);
      }
    });
    expectNoLoss(failed);
  });

  it('K6 loses no request when an instance is killed', async () => {
    const failed = await visitWhile(async () => {
      await wait(500);
      await instances[0]?.kill();
      await wait(3_000);
      await startAgain(0);
      await wait(2_500);
    });
    expectNoLoss(failed);
  });

  itWithCache('K8 answers a page from its copy while no instance does, and a call with 502', async () => {
    const page = () => ask(session, '/contacto', { headers: BROWSER });
    expect((await page()).status).toBe(200);
    await Promise.all(instances.map((instance) => instance.kill()));
    await wait(5_500);
    const kept = await page();
    expect([kept.status, languageOf(kept)]).toEqual([200, 'es']);
    expect((await ask(session, '/functions/v1/sentiment', CALL)).status).toBe(502);
  });
});

/** A server on a free port. */
async function listening(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** A server that answers with the headers it received, and the front before it. */
async function startEcho(name: FrontName): Promise<{ front: Front; close: () => Promise<void> }> {
  const echo = await listening((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(request.headers));
  });
  const front = await startFront(name, [echo.url, echo.url]);
  const close = async () => {
    await front.close();
    echo.close();
  };
  return { front, close };
}

test.skipIf(!canTest('nginx'))(
  'N12 nginx finds the answers of a page at the instance that rendered it, and keeps them',
  async () => {
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    const rendered = await listening((_, response) => response.writeHead(200, headers).end('{}'));
    const other = await listening((_, response) => response.writeHead(404).end());
    const front = await startFront('nginx', [other.url, rendered.url]);
    onTestFinished(async () => {
      await front.close();
      rendered.close();
      other.close();
    });
    const session = front.connect();
    for (const name of ['a', 'b', 'c', 'd'])
      expect((await ask(session, `/figures/${name}.json`)).status, name).toBe(200);
    expect((await ask(session, '/figures/a.json', { headers: { cookie: 'x=1' } })).headers['x-cache']).toBe(
      'HIT',
    );
  },
);

describe.each(FRONTS)('what an instance receives from %s', (name) => {
  const isRun = canTest(name);
  const it = test.skipIf(!isRun);
  const itWithCache = test.skipIf(!isRun || name === 'caddy');

  it('K7 K9 the visitor’s address as the last hop, whatever the visitor claims, and how they came', async () => {
    const { front, close } = await startEcho(name);
    onTestFinished(close);
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' };
    for (const path of ['/contacto', '/functions/v1/positioning', '/_astro/a.js']) {
      const { body } = await ask(front.connect(), path, { headers });
      const received = JSON.parse(body.toString());
      expect(received['x-forwarded-for'].split(',').at(-1).trim()).toBe('127.0.0.1');
      expect(received['x-forwarded-proto']).toBe('https');
    }
  });

  it('K8 K9 an id of the request that the visitor did not choose', async () => {
    const { front, close } = await startEcho(name);
    onTestFinished(close);
    for (const path of ['/contacto', '/functions/v1/positioning', '/_astro/a.js', '/calendar.ics']) {
      const { body } = await ask(front.connect(), path, { headers: { 'x-request-id': 'chosen' } });
      expect(JSON.parse(body.toString())['x-request-id']).toMatch(/^[\da-f-]{32,36}$/);
    }
  });

  itWithCache(
    'J3 no part of the visitor’s cookies but the language where an answer may be kept',
    async () => {
      const { front, close } = await startEcho(name);
      onTestFinished(close);
      const session = front.connect();
      const receive = async (path: string, headers: Readonly<Record<string, string>>) =>
        JSON.parse((await ask(session, path, { headers })).body.toString());
      const cookie = 'session=secret; locale=en; visit=7';
      const page = await receive('/contacto', { ...BROWSER, cookie });
      expect(page).toMatchObject({ cookie: 'locale=en', 'accept-language': 'en', 'accept-encoding': 'br' });
      expect(await receive('/_astro/a.js', { cookie })).not.toHaveProperty('cookie');
      const asked = await receive('/contacto?lang=en', { ...BROWSER, cookie });
      expect(asked).toMatchObject({ cookie, 'accept-language': BROWSER['accept-language'] });
    },
  );
});
