import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { FeedError } from '#feeds/ports.ts';
import { recordRefresh, temporaryStore } from '#functions/testing/fixtures.ts';
import { countRefreshes, measureReads, measureRequests } from './measure.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsPage } from './metrics-page.ts';

const TOKEN = 'a-token-of-the-test';
const AT = '2026-06-10T12:00:00.000Z';
/** Prometheus’ text format, version 0.0.4, whose numbers are read as Go reads them; prom-client writes "Nan" before the first sample. */
const LINE = /^(|# (HELP|TYPE) \w+ .+|\w+(\{(\w+="([^"\\\n]|\\.)*",?)+\})? (Na[Nn]|[\d.e+-]+))$/;

async function scrape(
  metrics = createMetrics(),
  authorization = `Bearer ${TOKEN}`,
  token: string | undefined = TOKEN,
) {
  const { store, remove } = await temporaryStore();
  const counted = countRefreshes(store, metrics);
  await recordRefresh(counted, 'sentiment', AT);
  await recordRefresh(counted, 'positioning', AT, 'timeout');
  const page = createMetricsPage({ metrics, token, store, refreshes: ['sentiment', 'never'] });
  const response = await page.request('/metrics', { headers: { authorization } });
  const answer = {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  };
  await remove();
  return answer;
}

test('K8 requests, reads and refreshes are counted in Prometheus’ text', async () => {
  const metrics = createMetrics();
  const site = new Hono()
    .get('/functions/v1/positioning', (c) => c.json({}))
    .get('/late', async (c) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return c.text('x');
    });
  const { fetch } = measureRequests(site, metrics);
  for (const path of ['/functions/v1/positioning?symbol=secret', '/late', '/nope', '/nope/zq"}1', '/a.js'])
    await fetch(new Request(`http://site.example${path}`));
  const request = { signal: AbortSignal.timeout(1_000), expect: 'json' } as const;
  await measureReads(async () => ({ text: '', validators: {} }), 'cftc', metrics)('http://x', request);
  const failing = measureReads(() => Promise.reject(new FeedError('timeout', 'late')), 'cftc', metrics);
  await expect(failing('http://x', request)).rejects.toThrow('late');
  const { text, type } = await scrape(metrics);
  expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(LINE);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'site_requests_total{kind="function",status="200"} 1',
      'site_requests_total{kind="page",status="200"} 1',
      'site_requests_total{kind="page",status="404"} 2',
      'site_requests_total{kind="file",status="404"} 1',
      'site_upstream_reads_total{upstream="cftc",outcome="ok"} 1',
      'site_upstream_reads_total{upstream="cftc",outcome="timeout"} 1',
      'site_request_duration_seconds_count{kind="page",status="4xx"} 2',
      'site_request_duration_seconds_bucket{le="15",kind="function",status="2xx"} 1',
      'site_upstream_read_duration_seconds_count{upstream="cftc",outcome="timeout"} 1',
      'site_refreshes_total{name="sentiment",outcome="ok"} 1',
      'site_refreshes_total{name="positioning",outcome="timeout"} 1',
      `site_refresh_last_success_timestamp_seconds{name="sentiment"} ${Date.parse(AT) / 1000}`,
    ]),
  );
  expect(text).not.toMatch(/zq|secret/);
});

test('K8 escapes special characters in a label value', async () => {
  const metrics = createMetrics();
  metrics.count('site_refreshes_total', { name: 'a"b\\c\nd', outcome: 'ok' });
  const { text } = await scrape(metrics);
  expect(text).toContain('site_refreshes_total{name="a\\"b\\\\c\\nd",outcome="ok"} 1');
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(LINE);
});

test('K8 counts from zero at each start, and measures memory and event-loop delay only when asked', async () => {
  const [first, second] = [createMetrics(), createMetrics()];
  first.count('site_connections_refused_total', { limit: 'peer' });
  expect(await second.text()).not.toContain('limit="peer"');
  expect(await second.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(await second.text()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('K8 gives the numbers also while the store cannot be read', async () => {
  const metrics = createMetrics();
  const store = { refreshState: () => Promise.reject(new Error('damaged')) };
  const page = createMetricsPage({ metrics, token: TOKEN, store, refreshes: ['sentiment'] });
  const response = await page.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(response.status).toBe(200);
});

test('N11 K8 gives the days that are left of a copied schedule, below zero after its end', async () => {
  const list = {
    publisher: 'bls',
    source: 'https://publisher.example/days.pdf',
    title: 'Days',
    transcribedOn: '2026-11-01',
    days: { prices: ['2026-12-17'] },
  } as const;
  const store = { refreshState: async () => null };
  const leftOn = async (day: string) => {
    const clock = () => new Date(`${day}T12:00:00.000Z`);
    const options = { metrics: createMetrics(), token: TOKEN, store, refreshes: [], copied: [list], clock };
    const headers = { authorization: `Bearer ${TOKEN}` };
    return (await createMetricsPage(options).request('/metrics', { headers })).text();
  };
  expect(await leftOn('2026-11-28')).toContain('site_schedule_days_left{publisher="bls"} 19\n');
  expect(await leftOn('2027-01-01')).toContain('site_schedule_days_left{publisher="bls"} -15\n');
});

test('K8 accepts any spelling of the word before the token', async () => {
  expect((await scrape(createMetrics(), `bearer ${TOKEN}`)).status).toBe(200);
});

test.each([
  ['', TOKEN],
  ['Bearer ', TOKEN],
  [`Bearer ${TOKEN}x`, TOKEN],
  [`Bearer ${TOKEN.slice(1)}`, TOKEN],
  [`Basic ${TOKEN}`, TOKEN],
  ['Bearer undefined', ''],
  ['Bearer ', ''],
])('K8 K9 answers 404 to %j when the token is %j', async (authorization, token) => {
  expect((await scrape(createMetrics(), authorization, token)).status).toBe(404);
});
