import { vi } from 'vitest';
import type { Coverage } from '#contracts/coverage.ts';
import { errorBodySchema } from '#contracts/errors.ts';
import type { EventHistory } from '#contracts/event-history.ts';
import type { EventsResponse } from '#contracts/events.ts';
import type { IndicatorAnswer } from '#contracts/indicator.ts';
import type { Observations } from '#contracts/observations.ts';
import type { Positioning } from '#contracts/positioning.ts';
import type { ReferenceRates } from '#contracts/reference-rates.ts';
import type { SentimentResponse } from '#contracts/sentiment.ts';
import type { SentimentHistory } from '#contracts/sentiment-history.ts';
import { createFunctions } from '../app.ts';
import { limitRate } from '../guards.ts';
import { csvFile } from '../sentiment/history-csv.ts';
import { rememberingLog, snapshot } from './fixtures.ts';

export const SENTIMENT: SentimentResponse = {
  entry: null,
  dataSource: 'error_fallback',
  credit: { name: 'x', url: 'https://x.example' },
};
const EVENTS: EventsResponse = { events: [], source: 'forex-community', error: null };
const AT = '2026-06-10T12:00:00.000Z';
export const HISTORY: SentimentHistory = {
  symbol: 'EURUSD',
  days: 7,
  from: '2026-06-03T12:00:00.000Z',
  to: AT,
  sources: [],
  credit: SENTIMENT.credit,
  readings: 0,
  points: [],
  gaps: [],
  change: { day: null, week: null },
  extremes: { high: 70, low: 30 },
  basis: 'volume',
  generatedAt: AT,
};
export const POSITIONING: Positioning = {
  symbol: 'EURUSD',
  legs: [],
  nextReleaseAt: AT,
  nextReleaseMayShift: false,
  source: SENTIMENT.credit,
  observedAt: null,
  error: null,
};
export const EVENT_HISTORY: EventHistory = {
  id: 'usd-cpi-m-m-2026-06-10',
  kind: 'cpi',
  name: 'CPI',
  official: null,
  frequency: 'monthly',
  unit: null,
  surprise: null,
  releases: [],
  changes: [],
};
export const KEY = { apikey: 'public-test-key' };
export const JSON_TYPE = { 'content-type': 'application/json' };

/** The functions with services that answer at once, their mocks and the log lines. */
export function setUp({
  requests = 1000,
  origins = [] as readonly string[],
  isProxied = false,
  logsCalls = false,
} = {}) {
  const { log, lines, infos } = rememberingLog();
  const sentiment = { answer: vi.fn(async () => SENTIMENT), refreshIfDue: async () => {} };
  const events = {
    answer: vi.fn(async () => EVENTS),
    history: vi.fn(async (id: string) => (id === EVENT_HISTORY.id ? EVENT_HISTORY : null)),
    releases: vi.fn(async () => ({ releases: [] })),
    refreshIfDue: async () => {},
  };
  const history = {
    answer: vi.fn(async () => HISTORY),
    csv: vi.fn(() => csvFile([snapshot()])),
    board: vi.fn(async () => ({ rows: [], credits: [], generatedAt: HISTORY.generatedAt })),
  };
  const positioning = { answer: vi.fn(async () => POSITIONING), refreshIfDue: async () => {} };
  const official = {
    observations: vi.fn(async (): Promise<Observations> => ({ observations: [], next: null })),
    version: vi.fn(async () => '1'),
    indicator: vi.fn(async (): Promise<IndicatorAnswer | null> => null),
    coverage: vi.fn(async (): Promise<Coverage> => ({ publishers: [], figures: [] })),
  };
  const rates = {
    answer: vi.fn(
      async (): Promise<ReferenceRates> => ({
        day: null,
        ageDays: null,
        perEuro: {},
        source: { name: 'x', url: 'https://x.example', notice: null },
      }),
    ),
  };
  const rate = { requests, perSeconds: 60, clientOf: () => 'visitor' };
  const app = createFunctions({
    sentiment,
    events,
    history,
    positioning,
    official,
    rates,
    anonKey: 'public-test-key',
    origins,
    limit: limitRate(rate),
    log,
    isProxied: () => isProxied,
    logsCalls,
  });
  const ask = (path: string, headers: Record<string, string> = KEY) =>
    app.request(`/functions/v1/${path}`, { headers });
  const post = (body: string, headers: Record<string, string> = { ...KEY, ...JSON_TYPE }) =>
    app.request('/functions/v1/sentiment', { method: 'POST', body, headers });
  const get = (query = '', headers: Record<string, string> = KEY) =>
    app.request(`/functions/v1/economic-events${query}`, { headers });
  return { app, post, get, ask, sentiment, events, history, positioning, official, lines, infos };
}

/** The error of a rejected call, validated against its contract. */
export const refusalOf = async (response: Response) => errorBodySchema.parse(await response.json()).error;
