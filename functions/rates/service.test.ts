import { afterEach, beforeEach, expect, test } from 'vitest';
import { CURRENCY_TABLE } from '#contracts/account-currencies.ts';
import { REFERENCE_CURRENCIES, referenceRatesSchema } from '#contracts/reference-rates.ts';
import { createEcbFeed } from '#feeds/official/ecb/feed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import { FeedError, type FeedErrorKind } from '#feeds/ports.ts';
import type { Store } from '#store/port.ts';
import { rememberingLog, standingClock, temporaryStore } from '../testing/fixtures.ts';
import { createRatesService } from './service.ts';

/** A Friday in summer: the rates of the day are due at 15:00 UTC. */
const NOW = '2026-06-12T16:00:00.000Z';
const HOUR_S = 3600;
/** Columns and spelling are those of the bank's SDMX-CSV answers; the values are invented. */
const HEAD =
  'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS,OBS_CONF,TITLE_COMPL';

let clock: ReturnType<typeof standingClock>;
let store: Store;
let remove: () => Promise<void>;
beforeEach(async () => {
  clock = standingClock(NOW);
  ({ store, remove } = await temporaryStore(clock.now));
});
afterEach(() => remove());

type Rates = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One rate of each currency, with zeros at the end where it has fewer digits. */
const DAY = Object.fromEntries(
  REFERENCE_CURRENCIES.map((one) => [one, CURRENCY_TABLE[one].perEuro.toFixed(4)]),
);

/** The bank's answer to one request, through the real adapter. */
function setUp(rates: { value: Rates }) {
  const script = { failure: null as FeedErrorKind | null, asked: [] as string[] };
  const feed: OfficialFeed = createEcbFeed({
    baseUrl: 'https://ecb.example',
    clock: clock.now,
    pauseMs: 0,
    async get(url) {
      script.asked.push(url);
      if (script.failure) throw new FeedError(script.failure, 'scripted');
      const rows = Object.entries(rates.value).flatMap(([day, of]) =>
        Object.entries(of).map(
          ([currency, value]) =>
            `EXR.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,${day},${value},A,F,"ECB reference exchange rate, ${currency}/Euro, 2.15 pm (C.E.T.)"`,
        ),
      );
      return { text: [HEAD, ...rows, ''].join('\r\n') } as Awaited<
        ReturnType<Parameters<typeof createEcbFeed>[0]['get']>
      >;
    },
  });
  const { log } = rememberingLog();
  const service = createRatesService({ feed, store, clock: clock.now, log });
  return { script, service, log };
}

test('N5 answers the rates of the newest whole day with its date, digit for digit', async () => {
  const { service, script } = setUp({
    value: { '2026-06-11': DAY, '2026-06-12': { ...DAY, USD: '1.1500', JPY: 'NaN' } },
  });
  await service.refreshIfDue();
  const answer = referenceRatesSchema.parse(await service.answer());
  expect(answer).toMatchObject({ day: '2026-06-11', ageDays: 1, perEuro: DAY });
  expect(script.asked).toHaveLength(1);
  for (const currency of REFERENCE_CURRENCIES) expect(script.asked[0]).toContain(currency);
});

test('N5 reads once each working day, after the bank has published', async () => {
  const { service, script } = setUp({ value: { '2026-06-12': DAY } });
  const readAfter = async (hours: number) => {
    clock.advance(hours * HOUR_S);
    await service.refreshIfDue();
    return script.asked.length;
  };
  expect(await readAfter(0)).toBe(1);
  expect(await readAfter(1)).toBe(1);
  // Saturday, Sunday, and Monday before 15:00 UTC.
  for (const hours of [23, 24, 21]) expect(await readAfter(hours)).toBe(1);
  expect(await readAfter(2)).toBe(2);
});

test('N5 a failed read keeps the old rates with their age, and is tried again after an hour', async () => {
  const rates = { value: { '2026-06-12': DAY } as Rates };
  const { service, script } = setUp(rates);
  await service.refreshIfDue();
  clock.advance(3 * 24 * HOUR_S);
  script.failure = 'http_5xx';
  rates.value = { '2026-06-15': { ...DAY, USD: '1.2' } };
  await service.refreshIfDue();
  expect(await service.answer()).toMatchObject({ day: '2026-06-12', ageDays: 3, perEuro: DAY });
  // The check that the answer began is over.
  await service.refreshIfDue();
  script.failure = null;
  clock.advance(HOUR_S + 1);
  await service.refreshIfDue();
  expect(await service.answer()).toMatchObject({ day: '2026-06-15', perEuro: { USD: '1.2' } });
});

test('N5 without any rate it says so, and a feed that is off is never read', async () => {
  const { log } = rememberingLog();
  const off = createRatesService({ feed: null, store, clock: clock.now, log });
  const answer = referenceRatesSchema.parse(await off.answer());
  expect(answer).toMatchObject({ day: null, ageDays: null, perEuro: {} });
  const { service, script } = setUp({ value: {} });
  script.failure = 'timeout';
  expect(await service.answer()).toMatchObject({ day: null, perEuro: {} });
});
