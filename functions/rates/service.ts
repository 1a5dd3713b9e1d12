import type { SeriesId, StoredObservation } from '#contracts/observations.ts';
import {
  REFERENCE_CURRENCIES,
  type ReferenceCurrency,
  type ReferenceRates,
} from '#contracts/reference-rates.ts';
import { officialTerms, VENDORS } from '#contracts/vendors.ts';
import { addDays, instantOn, wallClock } from '#domain/events/zones.ts';
import { failureOf } from '#feeds/failure.ts';
import type { AskedSeries, OfficialFeed } from '#feeds/official/port.ts';
import { withinLimit } from '#feeds/time-limit.ts';
import type { Lease, Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { officialRefresh } from '../official/names.ts';
import {
  atMostEvery,
  claimDue,
  logFailure,
  loggingErrors,
  pausingOnError,
  type RefreshStore,
  settle,
  settlingOnError,
  singleFlight,
  VISITOR_MS,
  waitingAtMost,
} from '../refresh.ts';

export const RATES_REFRESH = 'reference-rates';

/** Shortest time between two checks that visitors cause. */
const CHECK_MS = 5_000;
/** After a failed read. */
const RETRY_MS = 3_600_000;
const FRANKFURT = 'Europe/Berlin';
/** The bank publishes around 16:00 on its working days; an hour later all of it is there. */
const READ_AT = '17:00';
/** Rates of older days are no longer offered. */
const OFFERED_DAYS = 20;
const DAY_MS = 86_400_000;

export interface RatesDeps {
  /** The bank's own figures; null where official figures are off: then only stored rates are answered. */
  readonly feed: OfficialFeed | null;
  readonly store: RefreshStore & Pick<Store, 'saveObservations' | 'vintages'>;
  readonly clock: () => Date;
  readonly log: Log;
}

export interface RatesService {
  /** The stored rates of the newest day; never rejects because of the bank. */
  answer(): Promise<ReferenceRates>;
  /** Reads the rates when a working day's are due. */
  refreshIfDue(): Promise<void>;
}

/** The euro's reference rates, read once each working day with the adapter of official figures (N5). */
export function createRatesService(deps: RatesDeps): RatesService {
  const refresh = pausingOnError(deps.clock, () => refreshRates(deps));
  const refreshIfDue = singleFlight(loggingErrors(deps.log, RATES_REFRESH, refresh));
  const fromVisitor = atMostEvery(CHECK_MS, deps.clock, refreshIfDue);
  return {
    refreshIfDue,
    async answer() {
      const refreshed = fromVisitor();
      const known = await readRates(deps);
      if (known.day !== null) return known;
      await waitingAtMost(VISITOR_MS, refreshed);
      return readRates(deps);
    },
  };
}

/** "ecb/EXR/D.USD.EUR.SP00.A": daily spot rates, units of the currency for one euro. */
function seriesOf(currency: ReferenceCurrency): SeriesId {
  return `ecb/EXR/D.${currency}.EUR.SP00.A`;
}

const ASKED: readonly AskedSeries[] = REFERENCE_CURRENCIES.map((currency) => ({
  series: seriesOf(currency),
  period: 'day',
  unit: `${currency} per euro`,
}));

async function refreshRates({ feed, store, clock, log }: RatesDeps): Promise<void> {
  if (feed === null) return;
  // The bank asks for five seconds between two calls, and its other figures come by the same adapter.
  if ((await store.refreshState(officialRefresh('ecb')))?.isRunning) return;
  const now = clock();
  // A claim that is as old as the day's rates, or younger, has read them.
  const windowMs = now.getTime() - lastDue(now).getTime() + 1;
  const lease = await claimDue(store, RATES_REFRESH, { windowMs, retryMs: () => RETRY_MS });
  if (lease === null) return;
  await settlingOnError({ store, clock }, [lease], () => readFeed(feed, lease, { store, clock, log }));
}

async function readFeed(
  feed: OfficialFeed,
  lease: Lease,
  { store, clock, log }: Omit<RatesDeps, 'feed'>,
): Promise<void> {
  const begunAt = clock().toISOString();
  try {
    const since = addDays(begunAt.slice(0, 10), -OFFERED_DAYS);
    const reading = await withinLimit(feed.budgetMs, (signal) => feed.read(ASKED, since, signal));
    const added = await store.saveObservations(reading.rows, lease);
    const { received, dropped, failure } = reading;
    log.info({ received, dropped, added }, 'reference rates read');
    if (failure) throw failure;
    await settle(store, lease, begunAt, null);
  } catch (cause) {
    const error = failureOf(cause);
    logFailure(log, { feed: RATES_REFRESH }, error, 'reference rates failed');
    await settle(store, lease, clock().toISOString(), error);
  }
}

/** When the rates of the last working day were due. */
function lastDue(now: Date): Date {
  let { day } = wallClock(now, FRANKFURT);
  while (isWeekend(day) || instantOn(day, READ_AT, FRANKFURT) > now) day = addDays(day, -1);
  return instantOn(day, READ_AT, FRANKFURT);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

async function readRates({ store, clock }: RatesDeps): Promise<ReferenceRates> {
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const rows = await store.vintages(
    ASKED.map(({ series }) => series),
    addDays(today, -OFFERED_DAYS),
  );
  const days = [...Map.groupBy(rows, ({ period }) => period)]
    .map(([day, of]) => ({ day, perEuro: perEuroOf(of) }))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
  const isWhole = (one: (typeof days)[number]) =>
    REFERENCE_CURRENCIES.every((currency) => one.perEuro[currency] !== undefined);
  const { day = null, perEuro = {} } = days.find(isWhole) ?? days[0] ?? {};
  return {
    day,
    ageDays: day === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(day)) / DAY_MS)),
    perEuro,
    source: { name: VENDORS.ecb.name, url: VENDORS.ecb.url, notice: officialTerms('ecb').notice },
  };
}

/** The newest vintage of each currency of one day. */
function perEuroOf(rows: readonly StoredObservation[]): ReferenceRates['perEuro'] {
  const newest = REFERENCE_CURRENCIES.flatMap((currency) => {
    const own = rows.filter(({ series }) => series === seriesOf(currency));
    const last = own.toSorted((one, other) => other.vintage - one.vintage)[0];
    return last && Number(last.value) > 0 ? [[currency, last.value] as const] : [];
  });
  return Object.fromEntries(newest);
}
