import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import type { FaultInput } from '#tests/upstreams/faults.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { ACCOUNT } from '#tests/upstreams/sessions.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { writeBuilt } from './site.ts';

/** The first token of the replayed API, plain and encoded. */
const TOKEN = 'rT70001+qZx/8LbW7919';
const REPEATED_SECRETS = `${ACCOUNT.email} ${ACCOUNT.password} ${TOKEN} ${encodeURIComponent(TOKEN)} failed`;

/** One of each way in which an error is made; `feeds/http` redacts all faults of the wire in one place. */
const FAULTS: readonly FaultInput[] = [
  { kind: 'invalid-session' },
  { kind: 'wrong-password' },
  { kind: 'locked' },
  { kind: 'api-error', message: REPEATED_SECRETS },
  { kind: 'status', status: 500 },
  { kind: 'rate-limit', retryAfter: 1 },
  { kind: 'hang-up' },
  { kind: 'silence' },
  { kind: 'challenge' },
  { kind: 'not-json' },
  { kind: 'wrong-types' },
];
const PATHS = ['/', '/nope', '/healthz', '/readyz', '/metrics', '/calendar.ics', '/embed/outlook'];

/** The account's e-mail and password in every spelling, and the sessions the replayed API gives out. */
const spelled = (text: string) => [text, encodeURIComponent(text), Buffer.from(text).toString('base64')];
const METRICS_TOKEN = 'for-the-scraper-alone';
const SECRETS = [ACCOUNT.email, ACCOUNT.password, METRICS_TOKEN].flatMap(spelled);
const SESSION = /rT7[0-9a-z]{4}(\+|%2B|%252B)/i;

/** The whole site on its own upstreams, and all its output: to visitors, log and terminal. */
async function openTalkative() {
  let clockMs = Date.parse('2026-06-10T16:00:00.000Z');
  const clock = () => new Date(clockMs);
  const upstreams = await startUpstreams({ clock });
  const dir = await mkdtemp(join(tmpdir(), 'secrets-'));
  await writeBuilt(join(dir, 'dist'));
  let output = '';
  const keep = (text: string) => {
    output += `${text}\n`;
  };
  const sink = new Writable({
    write(chunk, _encoding, done) {
      keep(String(chunk));
      done();
    },
  });
  const settings = readSettings({
    ...replayedSettings(upstreams.url),
    SOURCE_OFFICIAL: 'off',
    PORT: '0',
    DATA_DIR: join(dir, 'data'),
    METRICS_TOKEN,
  });
  const site = await start({
    settings,
    dist: join(dir, 'dist'),
    replayed: false,
    say: keep,
    log: pino({ level: 'trace' }, sink),
    clock,
  });
  const authorization = `Bearer ${METRICS_TOKEN}`;
  const headers = { apikey: settings.ANON_KEY, authorization, 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site.url + path, { headers, ...init });
    keep(JSON.stringify([...response.headers]) + (await response.text()));
    return response.status;
  };
  return {
    upstreams,
    output: () => output,
    advance: (hours: number) => {
      clockMs += hours * 3_600_000;
    },
    async askAll() {
      const data = await Promise.all([
        ask('/functions/v1/sentiment', { method: 'POST', body: '{"symbol":"XAUUSD"}' }),
        ask('/functions/v1/economic-events?scope=week'),
        ask('/functions/v1/positioning?symbol=XAUUSD'),
      ]);
      const rest: number[] = [];
      for (const path of [...PATHS, '/functions/v1/nothing']) rest.push(await ask(path));
      return [...data, ...rest];
    },
    async close() {
      await site.stop();
      await upstreams.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

test.concurrent.each(FAULTS)(
  'K8 K9 log, answer, page, health and metrics of a site that meets %o contain no secret',
  async (fault) => {
    const site = await openTalkative();
    expect((await site.askAll()).slice(0, 4)).toEqual([200, 200, 200, 200]);
    const before = site.output().length;
    site.upstreams.set({ sessions: 'revoked' });
    site.upstreams.set({ kind: 'none' });
    site.upstreams.set(fault);
    site.advance(7);
    await site.askAll();
    const { calls, counts } = site.upstreams.calls();
    await site.close();
    expect(calls.map((call) => call.fault)).toContain(fault.kind);
    expect(counts['/myfxbook/api/login.json']).toBeGreaterThan(0);
    const output = site.output();
    expect(output.slice(before)).toContain('"kind"');
    expect(output.slice(before)).toMatch(/site_refreshes_total\{name="[\w/]+",outcome="(?!ok")\w+"\} \d/);
    for (const secret of SECRETS) expect(output).not.toContain(secret);
    expect(output).not.toMatch(SESSION);
  },
);
