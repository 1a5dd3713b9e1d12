import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { createFunctions } from '#functions/app.ts';
import { createFrontDoor } from '#server/front-door.ts';
import { loadSite } from '#server/site/load.ts';
import { readVisitor } from '#server/visitor.ts';

export const KEY = 'public-test-key';

const html = (lang: string, name: string) =>
  `<!doctype html><html lang="${lang}"><head><style>a{}</style></head><body>${name}</body></html>`;
const FILES: Readonly<Record<string, string>> = Object.fromEntries([
  ...['es', 'en'].flatMap((lang) =>
    ['', 'vs-traders/', '404/'].map((page) => [`${lang}/${page}index.html`, html(lang, page || 'home')]),
  ),
  ['_astro/app.js', 'export {};'],
  ['clip.mp4', '0123456789'],
]);

const AT = '2026-06-10T12:00:00.000Z';
const CREDIT = { name: 'x', url: 'https://x.example' };
const NO_HISTORY = {
  from: AT,
  to: AT,
  sources: [],
  credit: CREDIT,
  readings: 0,
  points: [],
  gaps: [],
  change: { day: null, week: null },
  extremes: { high: 70, low: 30 },
  generatedAt: AT,
};
const NO_POSITIONING = {
  legs: [],
  nextReleaseAt: AT,
  nextReleaseMayShift: false,
  source: CREDIT,
  observedAt: null,
  error: null,
};

/** Front door and functions as they are served, in this process, on a small site and with services that answer at once. */
export async function openSite({ requests = 1_000_000, peer = '203.0.113.9' } = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'security-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  const errors: object[] = [];
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => void errors.push(fields) };
  const visitor = readVisitor(['10.0.0.0/8'], () => peer);
  const functions = new Hono().route(
    '/',
    createFunctions({
      sentiment: {
        answer: async () => ({
          entry: null,
          dataSource: 'error_fallback',
          credit: { name: 'x', url: 'https://x.example' },
        }),
        refreshIfDue: async () => {},
      },
      events: {
        answer: async () => ({ events: [], source: 'forex-community', error: null }),
        history: async () => null,
        refreshIfDue: async () => {},
      },
      history: {
        answer: async ({ symbol, days }) => ({ ...NO_HISTORY, symbol, days }),
        readings: async () => [],
      },
      positioning: {
        answer: async (symbol) => ({ ...NO_POSITIONING, symbol }),
        refreshIfDue: async () => {},
      },
      anonKey: KEY,
      rate: { requests, perSeconds: 60, clientOf: visitor.addressOf },
      log,
    }),
  );
  const app = createFrontDoor({
    site: await loadSite({ dir, backendOrigin: null }),
    functions,
    visitor,
    log,
  });
  return { app, errors, close: () => rm(dir, { recursive: true, force: true }) };
}
