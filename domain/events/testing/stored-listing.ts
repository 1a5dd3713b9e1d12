import type { Listing, StoredListing } from '#contracts/listing.ts';

/** A row of the export: US core CPI of 12 August 2026, 08:30 in New York. */
export function listing(over: Partial<Listing> = {}): Listing {
  return {
    vendor: 'faireconomy',
    vendorId: null,
    base: 'usd-core-cpi-m-m',
    day: '2026-08-12',
    title: 'Core CPI m/m',
    country: 'US',
    currency: 'USD',
    impact: 'high',
    holiday: false,
    timeIso: '2026-08-12T12:30:00.000Z',
    forecast: '0.3%',
    previous: '0.2%',
    actual: null,
    link: 'https://calendar.example/',
    ...over,
  };
}

/** The same row, known since 10 August. */
export function storedListing(over: Partial<StoredListing> = {}): StoredListing {
  const row = listing(over);
  const key = over.key ?? `${row.base}-${row.day}`;
  const at = '2026-08-10T12:00:00.000Z';
  return {
    source: 'forex-community',
    eventId: key,
    awaitedPrevious: row.previous,
    firstTimeIso: row.timeIso,
    firstSeenAt: at,
    lastSeenAt: at,
    goneAt: null,
    ...row,
    ...over,
    key,
  };
}
