import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { ACCOUNT } from '#tests/upstreams/sessions.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

const FAULTS = [
  { kind: 'invalid-session' },
  { kind: 'wrong-password' },
  { kind: 'locked' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 403 },
  { kind: 'rate-limit', retryAfter: 1 },
  { kind: 'hang-up' },
  { kind: 'reset' },
  { kind: 'challenge' },
  { kind: 'truncated' },
  { kind: 'not-json' },
  { kind: 'wrong-types' },
] as const;

/** The account's e-mail and password in every spelling, and the sessions the replayed API gives out. */
const spelled = (text: string) => [text, encodeURIComponent(text), Buffer.from(text).toString('base64')];
const SECRETS = [...spelled(ACCOUNT.email), ...spelled(ACCOUNT.password)];
const SESSION = /rT7[0-9a-z]{4}(\+|%2B|%252B)/i;

test('K8 K9 neither log, answer, health nor metrics of a run full of faults tells a secret', async () => {
  let clockMs = Date.parse('2026-06-10T16:00:00.000Z');
  const clock = () => new Date(clockMs);
  const upstreams = await startUpstreams({ clock });
  const dir = await mkdtemp(join(tmpdir(), 'secrets-'));
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
  const settings = readSettings({ ...replayedSettings(upstreams.url), PORT: '0', DATA_DIR: dir });
  const site = await start({
    settings,
    dist: null,
    replayed: false,
    say: keep,
    log: pino({ level: 'trace' }, sink),
    clock,
  });
  const headers = { apikey: settings.ANON_KEY, 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site.url + path, { headers, ...init });
    keep(JSON.stringify([...response.headers]) + (await response.text()));
  };
  const askAll = async () => {
    await Promise.all([
      ask('/functions/v1/sentiment', { method: 'POST', body: '{"symbol":"XAUUSD"}' }),
      ask('/functions/v1/economic-events?scope=week'),
    ]);
    for (const path of ['/healthz', '/readyz', '/metrics', '/functions/v1/nothing']) await ask(path);
  };
  await askAll();
  for (const fault of FAULTS) {
    upstreams.set({ sessions: 'revoked' });
    upstreams.set(fault);
    clockMs += 7 * 3_600_000;
    await askAll();
  }
  await site.stop();
  await upstreams.close();
  await rm(dir, { recursive: true, force: true });
  expect(upstreams.calls().counts['/myfxbook/api/login.json']).toBeGreaterThan(1);
  expect(output).toContain('"kind"');
  for (const secret of SECRETS) expect(output).not.toContain(secret);
  expect(output).not.toMatch(SESSION);
}, 60_000);
