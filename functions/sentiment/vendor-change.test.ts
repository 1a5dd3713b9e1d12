import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentimentResponseSchema } from '#contracts/sentiment.ts';
import { sentimentHistorySchema } from '#contracts/sentiment-history.ts';
import { type SentimentVendor, VENDORS } from '#contracts/vendors.ts';
import type { Store } from '#store/port.ts';
import {
  rememberingLog,
  scriptedFeed,
  snapshot,
  standingClock,
  temporaryStore,
} from '../testing/fixtures.ts';
import { createHistoryService } from './history.ts';
import { createSentimentService } from './service.ts';

/** The new vendor; its row is in the table for this file only. */
const NEW = { name: 'New Vendor Sentiment', url: 'https://newvendor.example/sentiment' };
const NEW_VENDOR = 'newvendor' as SentimentVendor;
const OLD = VENDORS.myfxbook.sentiment;

vi.mock('#contracts/vendors.ts', async (importTable) => {
  const table = await importTable<typeof import('#contracts/vendors.ts')>();
  const sentiment = { name: 'New Vendor Sentiment', url: 'https://newvendor.example/sentiment' };
  Object.assign(table.VENDORS, { newvendor: { name: 'Newcomer', url: '', terms: '', sentiment } });
  return table;
});

const WINDOW_S = 1200;
const OWN = { name: 'House', url: 'https://house.example/' };
let clock: ReturnType<typeof standingClock>;
let store: Store;
let remove: () => Promise<void>;
beforeEach(async () => {
  clock = standingClock('2026-06-10T12:00:00.000Z');
  ({ store, remove } = await temporaryStore(clock.now));
});
afterEach(() => remove());

/** The services after a start with a feed of each of these vendors, best first. */
function start(...vendors: [SentimentVendor, ...SentimentVendor[]]) {
  const scripted = vendors.map((vendor) => scriptedFeed('live_api', clock.now, vendor));
  const { log } = rememberingLog();
  const common = { store, ownCredit: OWN, windowMs: WINDOW_S * 1000, clock: clock.now };
  const feeds = scripted.map(({ feed }) => feed);
  const sentiment = createSentimentService({ ...common, feeds, examples: false, log });
  const [first = scriptedFeed('live_api', clock.now)] = scripted;
  return { script: first.script, sentiment, history: createHistoryService(common) };
}

/** The old vendor was read; an hour later the site starts with the new one. */
async function changeVendor() {
  await start('myfxbook').sentiment.refreshIfDue();
  clock.advance(3600);
  return start(NEW_VENDOR);
}

test('K6 keeps the credit of the old vendor’s figures while the new one fails', async () => {
  const { sentiment, script } = await changeVendor();
  script.failure = 'timeout';
  const answer = await sentiment.answer('XAUUSD');
  expect(answer).toMatchObject({ dataSource: 'historical_fallback', credit: OLD, vendor: 'Myfxbook' });
  expect(sentimentResponseSchema.safeParse(answer).success).toBe(true);
  expect(await sentiment.answer('EURUSD')).toMatchObject({ entry: null, reason: 'unknown', credit: NEW });
});

test('K6 N1 lists both credits, the latest first, in a history of both vendors', async () => {
  const { sentiment, history } = await changeVendor();
  expect(await sentiment.answer('XAUUSD')).toMatchObject({ credit: NEW, vendor: 'Newcomer' });
  const answer = await history.answer({ symbol: 'XAUUSD', days: 7 });
  expect(answer).toMatchObject({ readings: 2, sources: ['live_api'], credit: NEW, credits: [NEW, OLD] });
  expect(sentimentHistorySchema.safeParse(answer).error).toBeUndefined();
  const { text } = await history.csv({ symbol: 'XAUUSD', days: 7 });
  const [header, first, second] = text.split('\r\n');
  expect(header).toMatch(/,source,credit,credit_url,total_positions_count,share_basis$/);
  expect(first).toMatch(new RegExp(`,live_api,${OLD.name},${OLD.url},\\d+,volume$`));
  expect(second).toMatch(new RegExp(`,live_api,${NEW.name},${NEW.url},\\d+,volume$`));
});

test('K6 N1 keeps one credit in a history from before the change', async () => {
  const { history } = await changeVendor();
  expect(await history.answer({ symbol: 'XAUUSD', days: 7 })).toMatchObject({ credit: OLD, credits: [OLD] });
  expect(await history.answer({ symbol: 'EURUSD', days: 7 })).toMatchObject({ credit: OWN, credits: [] });
});

test('E3 K6 credits "no volume" to the vendor that says so', async () => {
  const { sentiment, script } = await changeVendor();
  script.rows = [snapshot({ symbol: 'EURUSD' })];
  script.empty = ['XAUUSD'];
  expect(await sentiment.answer('XAUUSD')).toMatchObject({ reason: 'no_volume', credit: NEW });
});

test('K2 K6 reads the API of one vendor while that of another asked to wait', async () => {
  const { sentiment, script } = start('myfxbook', NEW_VENDOR);
  script.failure = 'rate_limited';
  script.retryAfterMs = 3 * WINDOW_S * 1000;
  expect(await sentiment.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api', credit: NEW });
  clock.advance(WINDOW_S + 120);
  await sentiment.refreshIfDue();
  expect(await sentiment.answer('XAUUSD')).toMatchObject({ dataSource: 'live_api', credit: NEW });
  expect(script.reads).toBe(1);
});
