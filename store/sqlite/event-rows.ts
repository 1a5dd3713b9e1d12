import type { SQLInputValue } from 'node:sqlite';
import * as z from 'zod/mini';
import { type CalendarEvent, eventSourceSchema, impactSchema } from '#contracts/events.ts';
import type { EventRevision, StoredEvent } from '#store/port.ts';

/** Every origin of the contract: one that is added there and not here fails the type check. */
const ORIGINS = {
  faireconomy: 'faireconomy',
  myfxbook: 'myfxbook',
  tradingview: 'tradingview',
  investing: 'investing',
} as const satisfies { [Origin in CalendarEvent['origin']]: Origin };

const text = z.nullable(z.string());

const eventRow = z.object({
  id: z.string(),
  supersedes: text,
  source: eventSourceSchema,
  origin: z.enum(ORIGINS),
  title: z.string(),
  country: text,
  currency: text,
  impact: impactSchema,
  holiday: z.pipe(
    z.literal([0, 1]),
    z.transform((flag) => flag === 1),
  ),
  timeIso: z.string(),
  forecast: text,
  previous: text,
  actual: text,
  link: text,
  firstId: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  withdrawnAt: text,
  withdrawals: z.number(),
}) satisfies z.ZodMiniType<StoredEvent>;

const revisionRow = z.object({
  eventId: z.string(),
  seenAt: z.string(),
  field: z.enum(['title', 'timeIso', 'impact', 'forecast', 'previous', 'actual']),
  before: text,
  after: text,
}) satisfies z.ZodMiniType<EventRevision>;

/** An event as the port has it, from a row read by the columns below. */
export function readEvent(row: unknown): StoredEvent {
  return eventRow.parse(row);
}

export function readRevision(row: unknown): EventRevision {
  return revisionRow.parse(row);
}

/** Named parameters of the write statements; SQLite has no booleans. */
export function eventParameters(event: StoredEvent): Record<string, SQLInputValue> {
  return { ...event, holiday: event.holiday ? 1 : 0 };
}
