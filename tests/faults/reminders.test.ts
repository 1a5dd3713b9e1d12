import type { ChildProcess } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { type EconomicEvent, eventsResponseSchema } from '#contracts/events.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { startPushService } from '#tests/upstreams/push-service.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { launch } from './launch.ts';

/** Far from every border of a day or week. */
const MIDWEEK = Date.parse('2026-06-10T16:00:00.000Z');
const MINUTE_MS = 60_000;
/** The sender has so many messages under way at once. */
const BATCH = 16;
const BROWSERS = 2 * BATCH + 8;
/** Longer than the term of a sender that was killed. */
const TERM_S = 70;
const PATIENCE = { timeout: 60_000, interval: 50 };

function newKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
  };
}

/** Undefined until the calendar was read. */
async function nextEvent(url: string): Promise<EconomicEvent | undefined> {
  const headers = { apikey: ANON_KEY, 'content-type': 'application/json' };
  const response = await fetch(`${url}/functions/v1/economic-events?scope=week`, { headers });
  const { events } = eventsResponseSchema.parse(await response.json());
  return events.find(({ time_iso: at }) => Date.parse(at) > MIDWEEK + 30 * MINUTE_MS);
}

it('N16 K6 of two processes on one store each message comes once, although kill -9 ends the one that sends', async ({
  onTestFinished,
}) => {
  let now = MIDWEEK;
  const shiftMs = () => now - startedAt;
  const startedAt = Date.now();
  const clock = () => new Date(Date.now() + shiftMs());
  const dir = await mkdtemp(join(tmpdir(), 'reminders-'));
  const upstreams = await startUpstreams({ clock });
  const service = await startPushService({ clock });
  const children: ChildProcess[] = [];
  const kill = async (child: ChildProcess) => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  onTestFinished(async () => {
    for (const child of children) await kill(child);
    await service.close();
    await upstreams.close();
    await rm(dir, { recursive: true, force: true });
  });
  const keys = newKeys();
  /** A process whose messages name it as their contact. */
  const start = async (name: string, laterS = 0) => {
    const server = await launch({
      ...replayedSettings(upstreams.url),
      ...keys,
      SOURCE_OFFICIAL: 'off',
      PORT: '0',
      DATA_DIR: dir,
      CLOCK_OFFSET_S: String(Math.round(shiftMs() / 1000) + laterS),
      PUSH_CONTACT: `mailto:${name}@site.example`,
      PUSH_REPLAY: service.url,
    });
    children.push(server.child);
    return server;
  };
  const reader = await start('reader');
  const { id, time_iso: at } = await vi.waitUntil(() => nextEvent(reader.url), PATIENCE);
  await kill(reader.child);

  now = Date.parse(at) - 10 * MINUTE_MS;
  const processes = { first: await start('first'), second: await start('second') };
  // Two whole batches are claimed; the second one is under way, without an answer, when its sender is killed.
  service.next(...Array(BATCH).fill({ status: 201 }), ...Array(BATCH).fill('silence'));
  const store = await openSqlite({ file: join(dir, 'aureo.sqlite'), now: clock });
  for (let browser = 0; browser < BROWSERS; browser += 1) {
    const name = `browser-${browser}`;
    const { endpoint, keys: own } = service.subscribe(name);
    const quiet = { quietFrom: null, quietTo: null };
    await store.saveReminder(
      { id: name, endpoint, ...own, locale: 'es', zone: 'America/Mexico_City', ...quiet },
      { topic: `event/${id}`, stage: 'before', madeAt: clock().toISOString() },
      { mostSubscriptions: 100, mostWishes: 50 },
    );
  }
  await store.close();
  await expect.poll(() => service.messages.length, PATIENCE).toBe(2 * BATCH);
  const senders = new Set(service.messages.map(({ contact }) => contact));
  expect(senders.size).toBe(1);
  await kill(processes[[...senders][0] === 'mailto:first@site.example' ? 'first' : 'second'].child);

  await start('restarted', TERM_S);
  await expect.poll(() => service.messages.length, PATIENCE).toBe(BROWSERS);
  // Both that are left look once more.
  const db = new DatabaseSync(join(dir, 'aureo.sqlite'));
  const looks = () =>
    db.prepare("SELECT fence, settled_fence AS settled FROM refreshes WHERE name = 'reminders'").get();
  const seen = Number(looks()?.fence);
  await start('again', 2 * TERM_S);
  await expect.poll(() => Number(looks()?.settled), PATIENCE).toBeGreaterThan(seen);
  db.close();
  const reached = service.messages.map(({ name }) => name);
  expect(new Set(reached).size).toBe(BROWSERS);
  expect(reached).toHaveLength(BROWSERS);
  expect(service.refused).toEqual([]);
}, 240_000);
