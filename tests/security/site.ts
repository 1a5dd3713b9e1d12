import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { SYMBOLS } from '#contracts/sentiment.ts';
import type { PositioningFeed } from '#feeds/cot/port.ts';
import { type EventsFeed, FeedError } from '#feeds/ports.ts';
import { createFunctions } from '#functions/app.ts';
import { createCalendar } from '#functions/calendar/route.ts';
import { refreshName } from '#functions/events/read.ts';
import { createEventsService } from '#functions/events/service.ts';
import { limitRate } from '#functions/guards.ts';
import type { Log } from '#functions/log.ts';
import { createOfficialService } from '#functions/official/service.ts';
import { createPositioningService } from '#functions/positioning/service.ts';
import { createRatesService } from '#functions/rates/service.ts';
import { createHistoryService } from '#functions/sentiment/history.ts';
import { createSentimentService } from '#functions/sentiment/service.ts';
import {
  calendarEvent,
  recordRefresh,
  snapshot,
  storeEvents,
  temporaryStore,
} from '#functions/testing/fixtures.ts';
import { createFrontDoor } from '#server/front-door.ts';
import { createHealth } from '#server/health.ts';
import { loadSite } from '#server/site/load.ts';
import { readVisitor } from '#server/visitor.ts';
import type { Store } from '#store/port.ts';

export const KEY = 'public-test-key';

const html = (lang: string, name: string) =>
  `<!doctype html><html lang="${lang}"><head><style>a{}</style></head><body>${name}</body></html>`;
const FILES: Readonly<Record<string, string>> = Object.fromEntries([
  ...['es', 'en'].flatMap((lang) =>
    ['', 'vs-traders/', '404/'].map((page) => [`${lang}/${page}index.html`, html(lang, page || 'home')]),
  ),
  ['_astro/app.js', 'export {};'],
  ['clip.mp4', '0123456789'],
  ['long.mp4', '0123456789'.repeat(100_000)],
]);

/** A fixed time in the middle of a week and a day. */
const NOW = '2026-06-10T12:00:00.000Z';
const CREDIT = { name: 'x', url: 'https://x.example' };
export const EVENT_ID = 'usd-core-cpi-m-m-2026-06-10';

/** A calendar that was just read: no refresh is due. */
const READ_BEFORE: EventsFeed = {
  source: 'forex-community',
  parts: ['weekly', 'rss'],
  read: () => Promise.reject(new Error('nothing is due')),
};
const WATCHED = ['sentiment', refreshName('forex-community', 'weekly')].map((name) => ({
  name,
  isOn: true,
  lateAfterMs: 3_600_000,
}));
const NO_REPORTS: PositioningFeed = {
  vendor: 'cftc',
  read: () => Promise.reject(new FeedError('off', 'no upstream here')),
};

/** Writes a small site in the form of a built one into `dir`. */
export async function writeBuilt(dir: string): Promise<void> {
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
}

/** The real front door, functions, calendar files and health, on a small site and a new store. */
export async function openSite({ requests = 1_000_000, peer = '203.0.113.9' } = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'security-'));
  await writeBuilt(dir);
  const { store, remove } = await temporaryStore();
  await fill(store);
  const clock = () => new Date(NOW);
  const errors: object[] = [];
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => void errors.push(fields) };
  const visitor = readVisitor(['10.0.0.0/8'], () => peer);
  const app = createFrontDoor({
    site: await loadSite({ dir, backendOrigin: null }),
    functions: functionsOn(store, {
      clock,
      log,
      limit: limitRate({ requests, perSeconds: 60, clientOf: visitor.addressOf }),
    }),
    visitor,
    log,
    clock,
  });
  const close = async () => {
    await remove();
    await rm(dir, { recursive: true, force: true });
  };
  return { app, errors, close };
}

async function fill(store: Store): Promise<void> {
  await store.saveSnapshots(SYMBOLS.map((symbol) => snapshot({ symbol })));
  await storeEvents(store, [calendarEvent({ id: EVENT_ID })], NOW);
  for (const part of READ_BEFORE.parts) {
    await recordRefresh(store, refreshName(READ_BEFORE.source, part), NOW);
  }
}

interface Serving {
  readonly clock: () => Date;
  readonly log: Log;
  readonly limit: MiddlewareHandler;
}

function functionsOn(store: Store, { clock, log, limit }: Serving): Hono {
  const windowMs = 3_600_000;
  const common = { store, windowMs, clock, log };
  return new Hono()
    .route('/', createHealth({ store, refreshes: WATCHED, clock }))
    .route(
      '/',
      createFunctions({
        sentiment: createSentimentService({
          ...common,
          feeds: [],
          ownCredit: CREDIT,
          examples: false,
        }),
        events: createEventsService({
          ...common,
          feeds: new Map([[READ_BEFORE.source, READ_BEFORE]]),
          settingOf: {},
          kindOf: () => null,
        }),
        history: createHistoryService({ ...common, ownCredit: CREDIT }),
        positioning: createPositioningService({ ...common, feed: NO_REPORTS }),
        rates: createRatesService({ ...common, feed: null }),
        official: createOfficialService({ ...common, feeds: [], schedules: [] }),
        anonKey: KEY,
        limit,
        log,
      }),
    )
    .route(
      '/',
      createCalendar({
        ...common,
        limit,
        replayed: false,
        brandName: 'Marca',
        host: 'marca.example',
        pageUrl: 'https://marca.example/fx-impact',
      }),
    );
}
