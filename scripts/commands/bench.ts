import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { judgeSentiment } from '../bench-bounds.ts';
import { benchSentiment, storeReadings } from '../bench-sentiment.ts';
import { runCommand } from '../command.ts';
import { DIST, ensureBuilt } from '../site-build.ts';

const SECONDS = 4;
const ROUNDS = 3;
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'es-MX,es;q=0.9', cookie: 'locale=en' };

/**
 * Requests a second of the home page from the front door against a bare server with the same bytes in one buffer, interleaved in one run;
 * then the latency of the sentiment function from the store beside a bare JSON answer. Exits 1 when that is out of its bound.
 */
await runCommand(async () => {
  await ensureBuilt();
  const { readSettings } = await import('#server/env.ts');
  const { start } = await import('#server/start.ts');
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: join(tmpdir(), 'aureo-bench'),
    UPSTREAM_MYFXBOOK_URL: 'http://127.0.0.1:9',
    UPSTREAM_FOREXFACTORY_URL: 'http://127.0.0.1:9',
    UPSTREAM_CFTC_URL: 'http://127.0.0.1:9',
    UPSTREAM_BLS_URL: 'http://127.0.0.1:9',
    UPSTREAM_BEA_URL: 'http://127.0.0.1:9',
    UPSTREAM_CENSUS_URL: 'http://127.0.0.1:9',
    UPSTREAM_EUROSTAT_URL: 'http://127.0.0.1:9',
    UPSTREAM_ONS_URL: 'http://127.0.0.1:9',
    UPSTREAM_STATCAN_URL: 'http://127.0.0.1:9',
  });
  await storeReadings(settings.DATA_DIR);
  const silent = { info() {}, warn() {}, error() {} };
  const site = await start({ settings, dist: DIST, replayed: false, say: () => {}, log: silent });
  const page = await readFile(join(DIST, 'en', 'index.html.br'));
  const whole = { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': page.length };
  const bare = createServer((_, response) => response.writeHead(200, whole).end(page));
  const bareUrl = await new Promise<string>((resolve) => {
    bare.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(bare.address() as { port: number }).port}`),
    );
  });

  const rates = { bare: [] as number[], site: [] as number[], notModified: [] as number[] };
  const etag = (await fetch(site.url, { headers: HEADERS })).headers.get('etag') ?? '';
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await rate(bareUrl, HEADERS));
    rates.site.push(await rate(site.url, HEADERS));
    rates.notModified.push(await rate(site.url, { ...HEADERS, 'if-none-match': etag }));
  }
  const [bareRate, siteRate, notModifiedRate] = [rates.bare, rates.site, rates.notModified].map(median);
  console.log(`bare node:http            ${bareRate} requests/s`);
  console.log(`front door, brotli        ${siteRate} requests/s, ${ratio(siteRate, bareRate)} of bare`);
  console.log(
    `front door, not modified  ${notModifiedRate} requests/s, ${ratio(notModifiedRate, bareRate)} of bare`,
  );
  console.log(
    `memory                    ${Math.round(process.memoryUsage().rss / 1e6)} MB (both servers and the load)`,
  );
  bare.close();
  const { bare: plain, site: ours, ratio: times } = await benchSentiment(site.url, settings.ANON_KEY);
  console.log(`bare JSON at 200/s        p50 ${plain.p50} ms, p99 ${plain.p99} ms`);
  const { line, keeps } = judgeSentiment(ours, times);
  console.log(line);
  if (!keeps) process.exitCode = 1;
  await site.stop();
});

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, errors } = await autocannon({
    url,
    headers,
    connections: 32,
    duration: SECONDS,
    workers: 1,
  });
  if (errors > 0) throw new Error(`${errors} requests failed`);
  return Math.round(requests.average);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function ratio(part: number | undefined, whole: number | undefined): string {
  return ((part ?? 0) / (whole ?? 1)).toFixed(2);
}
