import * as z from 'zod/mini';
import type { OfficialPublisher } from './vendors.ts';

/** A publisher's series: "bls/CUSR0000SA0". The part behind the first slash is the publisher's own id. */
export type SeriesId = `${OfficialPublisher}/${string}`;

/**
 * The time that a figure is about: a month "2026-08", half a month "2026-08-H1" (to the 15th), a quarter "2026-Q2", a day
 * "2026-09-18", or a week, which is written as its last day, a Friday.
 */
export const periodSchema = z
  .string()
  .check(z.regex(/^\d{4}-(?:Q[1-4]|(?:0[1-9]|1[0-2])(?:-(?:\d{2}|H[12]))?)$/));
export const PERIOD_TYPES = ['month', 'half-month', 'quarter', 'week', 'day'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

const isoInstant = z.iso.datetime();
/** A decimal number exactly as published: "334.131", "-88.576". */
const decimal = z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/));

/** One figure of one reading of a publisher, before the store knows whether it is new. */
export const observationSchema = z.object({
  series: z.custom<SeriesId>((value) => typeof value === 'string' && /^[a-z]+\/\S+$/.test(value)),
  period: periodSchema,
  value: decimal,
  /** The publisher's own mark, such as "P" for preliminary; null without one. */
  flag: z.nullable(z.string()),
  /** What the value counts, with the base of an index: "index 1982-84=100". */
  unit: z.string().check(z.minLength(1)),
  /** When this site first read this value. */
  firstSeenAt: isoInstant,
  /** When the publisher says that it published; null when it does not say. */
  publishedAt: z.nullable(isoInstant),
  /** The address that was read, without a key. */
  request: z.string(),
});
export type Observation = z.infer<typeof observationSchema>;

/**
 * A stored observation. `vintage` counts the values that one series and period had, from 1: each other value, and the same
 * one where a release published it again as a later estimate. It is never changed.
 */
export const storedObservationSchema = z.extend(observationSchema, {
  /** Grows with every stored observation; names the place in a list. */
  number: z.int(),
  vintage: z.int().check(z.minimum(1)),
});
export type StoredObservation = z.infer<typeof storedObservationSchema>;

/** How many rows one answer has at most. */
export const MOST_OBSERVATIONS = 500;

/** One row of the open data: a published figure, or one that we calculated from published figures (`ours`). */
export const openObservationSchema = z.object({
  /** The indicator in the catalogue, and its country (ISO 3166 alpha-2, "EU" for the euro area). */
  kind: z.string(),
  country: z.string(),
  series: z.string(),
  period: periodSchema,
  value: decimal,
  unit: z.string(),
  vintage: z.int(),
  firstSeen: isoInstant,
  /** When the release was due in the calendar; null when no kept event is this release. */
  scheduledAt: z.nullable(isoInstant),
  publisher: z.string(),
  link: z.url(),
  licence: z.string(),
  /** What the publisher wants shown beside its figures; null without such a text. */
  notice: z.nullable(z.string()),
  ours: z.boolean(),
});
export type OpenObservation = z.infer<typeof openObservationSchema>;

/**
 * Answer of `GET /functions/v1/observations?kind=&country=&since=&next=`: newest first. With `since`, values that
 * became public at that instant or later; a value that is held back becomes public at its release. `next` goes into the
 * next request; null at the end.
 */
export const observationsSchema = z.object({
  observations: z.array(openObservationSchema).check(z.maxLength(MOST_OBSERVATIONS)),
  next: z.nullable(z.string()),
});
export type Observations = z.infer<typeof observationsSchema>;
