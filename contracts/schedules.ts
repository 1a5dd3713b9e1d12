import * as z from 'zod/mini';
import type { SchedulePublisher } from './vendors.ts';

/** One of a publisher's releases that come again and again: "bea/gdp". The part behind the slash is our own name. */
export type ReleaseId = `${SchedulePublisher}/${string}`;

/** An instant (ISO 8601, UTC, milliseconds), or a day "YYYY-MM-DD" where the publisher names no hour. */
export const scheduledAtSchema = z.union([z.iso.datetime(), z.iso.date()]);

/**
 * What a publisher's own schedule says about one occurrence of a release: `postponed` has no new date yet; `withdrawn` is
 * no longer in a list that covers its time.
 */
export const SIGHTING_STATES = ['scheduled', 'cancelled', 'postponed', 'withdrawn'] as const;

/** What a publisher's schedule said at one moment about one occurrence of a release (N11). */
export const sightingSchema = z.object({
  release: z.custom<ReleaseId>((value) => typeof value === 'string' && /^[a-z]+\/[a-z0-9-]+$/.test(value)),
  /** Names the occurrence: the period it is about ("2026-08"); the time it was first listed for where no period is named. */
  occurrence: z.string().check(z.minLength(1)),
  /** The scheduled time; with the other states the last one before. */
  at: scheduledAtSchema,
  state: z.enum(SIGHTING_STATES),
  /** When this site first read it. */
  firstSeenAt: z.iso.datetime(),
  /** The address that was read. */
  request: z.string(),
});
export type Sighting = z.infer<typeof sightingSchema>;

/** A stored sighting; `number` grows with every one. It is never changed. */
export const storedSightingSchema = z.extend(sightingSchema, { number: z.int() });
export type StoredSighting = z.infer<typeof storedSightingSchema>;

/**
 * An event's time by its publisher's own schedule: `confirmed` at the time shown; `moved` there from `from`; `late` when the
 * figure is not out an hour after it, or postponed without a new date; `cancelled`; `unknown` when no schedule names it.
 */
const SCHEDULE_STATES = ['confirmed', 'moved', 'late', 'cancelled', 'unknown'] as const;

/** Who confirms, moves or cancels an event, and when that was seen (N11). */
export const eventScheduleSchema = z.object({
  state: z.enum(SCHEDULE_STATES),
  /** Short name of the publisher: "BEA". */
  publisher: z.string(),
  /** Its schedule. */
  link: z.url(),
  /** An instant; a day where the publisher names no hour, so that the hour stays the calendar's; null without a date. */
  to: z.nullable(scheduledAtSchema),
  /** The earlier time of a moved event. */
  from: z.nullable(scheduledAtSchema),
  /** Whose time `from` was: `calendar` when the publisher itself never had it. */
  from_of: z.nullable(z.enum(['publisher', 'calendar'])),
  /** When this site first saw what the schedule says now. */
  seen: z.nullable(z.iso.datetime()),
  /** When the schedule was last read with success. */
  read: z.nullable(z.iso.datetime()),
  /** Of an event behind the last day of a list that is copied by hand: that day. The list says nothing of the event. */
  ends: z.optional(z.iso.date()),
});
export type EventSchedule = z.infer<typeof eventScheduleSchema>;
