import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import webPush from 'web-push';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { type EconomicEvent, eventsResponseSchema } from '#contracts/events.ts';
import { REMINDERS } from '#functions/reminders/sender.ts';
import type { Store } from '#store/port.ts';
import { openPostgres } from '#store/postgres/open.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { launch } from '#tests/faults/launch.ts';
import { startPushService } from '#tests/upstreams/push-service.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { createSchema, postgresTest } from './schema.ts';

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
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
}

/** Undefined until the calendar was read. */
async function nextEvent(url: string): Promise<EconomicEvent | undefined> {
  const headers = { apikey: ANON_KEY, 'content-type': 'application/json' };
  const response = await fetch(`${url}/functions/v1/economic-events?scope=week`, { headers });
  const { events } = eventsResponseSchema.parse(await response.json());
  return events.find(({ time_iso: at }) => Date.parse(at) > MIDWEEK + 30 * MINUTE_MS);
}

interface Place {
  /** What a process needs to open the store. */
  readonly settings: Record<string, string>;
  readonly open: (clock: () => Date) => Promise<Store>;
  readonly remove: () => Promise<void>;
}

async function inFile(): Promise<Place> {
  const dir = await mkdtemp(join(tmpdir(), 'reminders-'));
  return {
    settings: { DATA_DIR: dir },
    open: (now) => openSqlite({ file: join(dir, 'aureo.sqlite'), now }),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

async function inDatabase(): Promise<Place> {
  const { url, drop } = await createSchema();
  return {
    settings: { DATABASE_URL: url },
    open: (wall) => openPostgres({ url, wall }),
    remove: drop,
  };
}

const STORES = [
  { name: 'SQLite', testOf: test, place: inFile },
  { name: 'PostgreSQL', testOf: postgresTest, place: inDatabase },
] as const;

for (const { name, testOf, place } of STORES)
  testOf(
    `N16 K6 of two processes on one ${name} store each message comes once, although kill -9 ends the one that sends`,
    async () => sendThroughKill(await place()),
    240_000,
  );

async function sendThroughKill({ settings, open, remove }: Place): Promise<void> {
  let now = MIDWEEK;
  const shiftMs = () => now - startedAt;
  const startedAt = Date.now();
  const clock = () => new Date(Date.now() + shiftMs());
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
    await remove();
  });
  const keys = newKeys();
  /** A process whose messages name it as their contact. */
  const start = async (name: string, laterS = 0) => {
    const server = await launch({
      ...replayedSettings(upstreams.url),
      ...keys,
      SOURCE_OFFICIAL: 'off',
      PORT: '0',
      ...settings,
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
  const store = await open(clock);
  onTestFinished(store.close);
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
  await expect.poll(() => service.messages.length, PATIENCE).toBe(2 * BATCH);
  const senders = new Set(service.messages.map(({ contact }) => contact));
  expect(senders.size).toBe(1);
  await kill(processes[[...senders][0] === 'mailto:first@site.example' ? 'first' : 'second'].child);

  await start('restarted', TERM_S);
  await expect.poll(() => service.messages.length, PATIENCE).toBe(BROWSERS);
  // A later process looks once more at what is due.
  const lastLook = async () => {
    const state = await store.refreshState(REMINDERS);
    return state?.isRunning ? null : (state?.settledAt ?? null);
  };
  const seen = await vi.waitUntil(lastLook, PATIENCE);
  await start('again', 2 * TERM_S);
  await expect.poll(async () => ![null, seen].includes(await lastLook()), PATIENCE).toBe(true);
  const reached = service.messages.map(({ name }) => name);
  expect(new Set(reached).size).toBe(BROWSERS);
  expect(reached).toHaveLength(BROWSERS);
  expect(service.refused).toEqual([]);
}
