import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brand } from '#brand/load.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { findLiveFaults, type LiveCheck, newestFile } from './live-site.ts';

const ORIGIN = `https://${brand.domain}`;
const NOW = new Date('2026-11-29T12:00:00.000Z');
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

type Answers = Readonly<Record<string, Response | Error>>;

const page = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(body, { headers });
const status = (code: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status: code, headers });
const lead = (to: string) => status(308, { location: to });
const SAFE = {
  'strict-transport-security': 'max-age=63072000',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};
const { 'strict-transport-security': _, ...WITHOUT_HSTS } = SAFE;
const entry = {
  name: 'EURUSD',
  basis: 'volume',
  longPercentage: 41,
  shortPercentage: 59,
  totalPositions: 10,
};
const figures = (dataSource: string, hasEntry = true) =>
  Response.json({
    entry: hasEntry
      ? { ...entry, longVolume: 4.1, shortVolume: 5.9, averageLong: 1.1, averageShort: 1.2 }
      : null,
    dataSource,
    credit: { name: 'Myfxbook', url: 'https://www.myfxbook.com' },
  });

/** A site with nothing wrong. */
const WELL: Answers = {
  [`${ORIGIN}/`]: page(`<link rel="canonical" href="${ORIGIN}/">`, SAFE),
  [`http://${brand.domain}/`]: lead(`${ORIGIN}/`),
  [`https://www.${brand.domain}/`]: lead(`${ORIGIN}/`),
  [`${ORIGIN}/robots.txt`]: page('User-agent: *\nAllow: /\n'),
  [`${ORIGIN}/sitemap.xml`]: page(`<url><loc>${ORIGIN}/blog</loc></url>`),
  [`${ORIGIN}/no-such-page`]: status(404),
  [`${ORIGIN}/healthz`]: Response.json({ status: 'ok' }),
  [`${ORIGIN}/metrics`]: status(404),
  [`${ORIGIN}/readyz`]: status(404),
  [`${ORIGIN}/functions/v1/sentiment`]: figures('live_api'),
  [`${ORIGIN}/functions/v1/economic-events`]: Response.json({
    events: [],
    source: 'forex-community',
    error: null,
  }),
};

function check(changed: Answers, more: Partial<LiveCheck> = {}) {
  const answers = { ...WELL, ...changed };
  return findLiveFaults({
    origin: ORIGIN,
    brand,
    anonKey: 'key',
    now: NOW,
    certificateEnd: async () => daysFromNow(60),
    fetch: async (address) => {
      const { origin, pathname } = new URL(`${address}`);
      const answer = answers[origin + pathname] ?? status(200);
      if (answer instanceof Error) throw answer;
      return answer.clone();
    },
    ...more,
  });
}
const fields = async (...args: Parameters<typeof check>) => (await check(...args)).map(({ field }) => field);

test('N6 a site with nothing wrong has no finding', async () => {
  expect(await check({}, { backedUpAt: daysFromNow(-1) })).toEqual([]);
});

test.each<[string, string, Answers, Partial<LiveCheck>?]>([
  ['a certificate that is not renewed', 'certificate', {}, { certificateEnd: async () => daysFromNow(5) }],
  [
    'a certificate of another host',
    'certificate',
    {},
    { certificateEnd: () => Promise.reject(new Error('not valid')) },
  ],
  ['http that answers by itself', `http://${brand.domain}/`, { [`http://${brand.domain}/`]: status(200) }],
  [
    'www that leads elsewhere',
    `https://www.${brand.domain}/`,
    { [`https://www.${brand.domain}/`]: lead('https://other.test/') },
  ],
  [
    'www without a DNS record',
    `https://www.${brand.domain}/`,
    { [`https://www.${brand.domain}/`]: new TypeError('fetch failed') },
  ],
  [
    'pages that were built for another domain',
    '/',
    { [`${ORIGIN}/`]: page('<link rel="canonical" href="https://old.test/">', SAFE) },
  ],
  ['another program at that address', '/', { [`${ORIGIN}/`]: page('Welcome to nginx!', SAFE) }],
  [
    'a proxy that does not say https',
    'header strict-transport-security',
    {
      [`${ORIGIN}/`]: page(`<link rel="canonical" href="${ORIGIN}/">`, WITHOUT_HSTS),
    },
  ],
  [
    'robots that keep everyone out',
    '/robots.txt',
    { [`${ORIGIN}/robots.txt`]: page('User-agent: *\nDisallow: /') },
  ],
  [
    'a sitemap of another domain',
    '/sitemap.xml',
    { [`${ORIGIN}/sitemap.xml`]: page('<loc>https://old.test/</loc>') },
  ],
  ['a lost path that answers 200', 'a path that does not exist', { [`${ORIGIN}/no-such-page`]: status(200) }],
  ['a site that is down', '/healthz', { [`${ORIGIN}/healthz`]: new TypeError('fetch failed') }],
  ['metrics that anyone can read', '/metrics', { [`${ORIGIN}/metrics`]: status(200) }],
  ['example figures', 'VS-Traders', { [`${ORIGIN}/functions/v1/sentiment`]: figures('error_fallback') }],
  ['a function that fails', 'VS-Traders', { [`${ORIGIN}/functions/v1/sentiment`]: status(503) }],
  [
    'a calendar that cannot be read',
    'FX-Impact',
    {
      [`${ORIGIN}/functions/v1/economic-events`]: Response.json({
        events: [],
        source: 'forex-community',
        error: { code: 'unavailable', message: 'no calendar' },
      }),
    },
  ],
  ['a checkout that is gone', `offers.${FIRST_OFFER.id}.checkout`, { [FIRST_OFFER.checkout]: status(404) }],
  ['no copy of the store', 'backup', {}, { backedUpAt: null }],
  ['a copy that is two days old', 'backup', {}, { backedUpAt: daysFromNow(-2) }],
])('N6 %s is the one finding, with what to do', async (_, field, changed, more = {}) => {
  expect(await fields(changed, more)).toEqual([field]);
  for (const { value, advice } of await check(changed, more)) expect([value, advice]).not.toContain('');
});

test.each([
  [true, /invented/],
  [false, /no figure/],
])('N6 K3 says whether figures are invented (%s) or missing', async (hasEntry, says) => {
  const sentiment = { [`${ORIGIN}/functions/v1/sentiment`]: figures('error_fallback', hasEntry) };
  const [finding] = await check(sentiment);
  expect(finding?.value).toMatch(says);
});

test('N6 an address of this machine is asked for all but TLS and what a proxy closes', async () => {
  const origin = 'http://127.0.0.1:4321';
  const own = Object.fromEntries(
    Object.entries(WELL).map(([at, answer]) => [at.replace(ORIGIN, origin), answer]),
  );
  expect(await fields({ ...own, [`${origin}/metrics`]: status(200) }, { origin })).toEqual([origin]);
});

test('N6 the newest copy counts, not the folder; without a copy or a folder there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'copies-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await newestFile(join(folder, 'missing'))).toBeNull();
  await mkdir(join(folder, 'other'));
  expect(await newestFile(folder)).toBeNull();
  for (const [name, days] of [
    ['old.sqlite', -3],
    ['new.sqlite', -1],
  ] as const) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), NOW, daysFromNow(days));
  }
  expect(await newestFile(folder)).toEqual(daysFromNow(-1));
});
