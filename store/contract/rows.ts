import type { StoredEvent, StoredListing } from '#contracts/listing.ts';
import type { SentimentSnapshot } from '#contracts/sentiment.ts';
import type { MergeOutcome, Store } from '#store/port.ts';

/** The instant `seconds` after a fixed Monday noon. */
export function at(seconds: number): string {
  return new Date(Date.UTC(2026, 1, 2, 12, 0, seconds)).toISOString();
}

export function snapshot(fields: Partial<SentimentSnapshot> = {}): SentimentSnapshot {
  return {
    symbol: 'XAUUSD',
    source: 'live_api',
    vendor: 'myfxbook',
    observedAt: at(0),
    basis: 'volume',
    longPercentage: 61,
    shortPercentage: 38,
    longVolume: 1520.25,
    shortVolume: 947,
    longPositions: 4100,
    shortPositions: 2875,
    totalPositions: 6975,
    averageLong: 2411.07,
    averageShort: 2398.5,
    ...fields,
  };
}

/** An event that was first seen at noon and is still listed. */
export function event(fields: Partial<StoredEvent> = {}): StoredEvent {
  const id = fields.id ?? 'usd-payrolls-2026-02-02';
  return {
    id,
    source: 'forex-community',
    origin: 'faireconomy',
    title: 'Payrolls Change',
    country: 'US',
    currency: 'USD',
    impact: 'high',
    holiday: false,
    timeIso: at(3600),
    forecast: '180K',
    previous: '175K',
    actual: null,
    link: 'https://calendar.example/payrolls',
    firstId: id,
    firstSeenAt: at(0),
    lastSeenAt: at(0),
    withdrawnAt: null,
    withdrawals: 0,
    mergedInto: null,
    movedFrom: null,
    ...fields,
  };
}

/** The row of the export that `event()` was derived from. */
export function listing(fields: Partial<StoredListing> = {}): StoredListing {
  const key = fields.key ?? event().id;
  return {
    source: 'forex-community',
    key,
    eventId: key,
    vendor: 'faireconomy',
    vendorId: null,
    base: 'usd-payrolls',
    day: '2026-02-02',
    title: 'Payrolls Change',
    country: 'US',
    currency: 'USD',
    impact: 'high',
    holiday: false,
    timeIso: at(3600),
    forecast: '180K',
    previous: '175K',
    actual: null,
    link: 'https://calendar.example/payrolls',
    awaitedPrevious: '175K',
    firstTimeIso: at(3600),
    firstSeenAt: at(0),
    lastSeenAt: at(0),
    goneAt: null,
    ...fields,
  };
}

/** Stores events and rows without a merge. */
export function put(
  store: Store,
  events: readonly StoredEvent[],
  seenAt: string,
  listings: readonly StoredListing[] = [],
): Promise<MergeOutcome | null> {
  return store.mergeCalendar({ ...ALL_TIME, at: seenAt }, () => ({ events, listings, week: null }));
}

/** Everything that a store knows of the community's calendar. */
export const ALL_TIME = {
  source: 'forex-community',
  from: '1970-01-01T00:00:00.000Z',
  to: '9999-01-01T00:00:00.000Z',
  keys: [],
  leases: [],
} as const;
