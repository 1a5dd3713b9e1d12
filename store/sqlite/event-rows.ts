import type { SQLInputValue } from 'node:sqlite';
import * as z from 'zod/mini';
import { eventSourceSchema, impactSchema } from '#contracts/events.ts';
import type { StoredEvent, StoredListing } from '#contracts/listing.ts';
import { vendorsOf } from '#contracts/vendors.ts';
import type { EventRevision } from '#store/port.ts';

const text = z.nullable(z.string());
const flag = z.pipe(
  z.literal([0, 1]),
  z.transform((value) => value === 1),
);

const vendor = z.enum(vendorsOf('events'));

/** What an event and a row of a vendor both say. */
const facts = {
  source: eventSourceSchema,
  title: z.string(),
  country: text,
  currency: text,
  impact: impactSchema,
  holiday: flag,
  timeIso: z.string(),
  forecast: text,
  previous: text,
  actual: text,
  link: text,
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
};

const eventRow = z.object({
  ...facts,
  id: z.string(),
  origin: vendor,
  firstId: z.string(),
  withdrawnAt: text,
  withdrawals: z.number(),
  mergedInto: text,
}) satisfies z.ZodMiniType<StoredEvent>;

const listingRow = z.object({
  ...facts,
  key: z.string(),
  eventId: z.string(),
  vendor,
  vendorId: text,
  base: z.string(),
  day: z.string(),
  awaitedPrevious: text,
  goneAt: text,
}) satisfies z.ZodMiniType<StoredListing>;

const revisionRow = z.object({
  eventId: z.string(),
  seenAt: z.string(),
  field: z.enum(['title', 'timeIso', 'impact', 'forecast', 'previous', 'actual']),
  before: text,
  after: text,
}) satisfies z.ZodMiniType<EventRevision>;

/** An event as the port has it, from a row read by the columns of `event-statements.ts`. */
export function readEvent(row: unknown): StoredEvent {
  return eventRow.parse(row);
}

export function readListing(row: unknown): StoredListing {
  return listingRow.parse(row);
}

export function readRevision(row: unknown): EventRevision {
  return revisionRow.parse(row);
}

/** Named parameters of the write statements; SQLite has no booleans. */
export function parametersOf(row: StoredEvent | StoredListing): Record<string, SQLInputValue> {
  return { ...row, holiday: row.holiday ? 1 : 0 };
}
