import * as z from 'zod/mini';
import { eventScheduleSchema } from './schedules.ts';
import type { EventsVendor } from './vendors.ts';

export const EVENT_SOURCES = ['forex-community', 'investing-portal', 'charting-platform'] as const;
export const eventSourceSchema = z.enum(EVENT_SOURCES);
export type EventSource = z.infer<typeof eventSourceSchema>;

/** Only the published feeds may be passed on as calendar files; the terms of the other vendors allow display only. */
export const CALENDAR_SOURCE: EventSource = 'forex-community';

export const SCOPES = ['day', 'week'] as const;
export const scopeSchema = z.enum(SCOPES);
export type Scope = z.infer<typeof scopeSchema>;

export const IMPACTS = ['high', 'medium', 'low'] as const;
export const impactSchema = z.enum(IMPACTS);
export type Impact = z.infer<typeof impactSchema>;

/** What an event is about, as a reader filters by it. */
export const TOPICS = [
  'inflation',
  'jobs',
  'growth',
  'rates',
  'speeches',
  'consumption',
  'industry',
  'confidence',
  'housing',
  'trade',
  'money',
  'energy',
  'holidays',
] as const;
export const topicSchema = z.enum(TOPICS);
export type Topic = z.infer<typeof topicSchema>;

export const statusSchema = z.enum(['upcoming', 'publishing', 'released']);
export type EventStatus = z.infer<typeof statusSchema>;

export const surpriseSchema = z.enum(['positive', 'negative']);
export type Surprise = z.infer<typeof surpriseSchema>;

const text = z.string();
const figure = z.nullable(z.string());

/**
 * Where the publisher's own figure of a release is: `upcoming` until the publisher was asked after its time, or an owner has
 * entered it; `not_out_yet` within an hour of its time, `late` after it; `unread` while the publisher could not be read since
 * then; `unconfirmed` when a value is there, but not surely that of this release.
 */
const OFFICIAL_STATES = ['upcoming', 'not_out_yet', 'late', 'unread', 'unconfirmed', 'out'] as const;
const officialStateSchema = z.enum(OFFICIAL_STATES);
export type OfficialState = z.infer<typeof officialStateSchema>;

/** The publisher's own figure of an event (N11). Figures are written as in the calendar: "0.4%", "162K". */
const eventOfficialSchema = z.object({
  state: officialStateSchema,
  /** What the figure is about: "2026-08", "2026-Q2"; null when the date of the event fits no period. */
  period: z.nullable(text),
  publisher: text,
  link: z.url(),
  /** The first print of this release; null unless `state` is `out`. */
  actual: figure,
  /** The figure of the period before, as it was known before this release. */
  previous: figure,
  /** Whether we calculate the figure from published values. */
  ours: z.boolean(),
  /** Whether the owner entered it by hand; a backend may leave it out. */
  by_hand: z.optional(z.boolean()),
  /** When this site first read it. */
  first_seen: z.nullable(z.iso.datetime()),
  /** What the calendar's vendors report as actual; stays beside the official figure. */
  reported: figure,
  /** Who reports it; a backend may leave it out. */
  reported_by: z.optional(figure),
  /** Whether it is another figure than the official one; a backend may leave it out. */
  differs: z.optional(z.boolean()),
});
export type EventOfficial = z.infer<typeof eventOfficialSchema>;

/**
 * One economic event as the page reads it; field names are the product's own (K1).
 * An all-day event has a plain date in `time_iso` ("2026-11-26") and `local_time` null. It has the tag "holiday" ("feriado"
 * in Spanish), or "clock" ("horario") for a clock change, which closes no market. A release of which only the day is known
 * has a plain date too, and neither tag.
 * Figures are text exactly as the upstream writes them, with the unit.
 */
export const economicEventSchema = z.object({
  id: text,
  time_iso: z.union([z.iso.datetime(), z.iso.date()]),
  /** Mexico City wall time, "HH:mm"; null for all-day events and where the hour is not known. */
  local_time: z.nullable(text),
  country: z.nullable(text),
  currency: z.nullable(text),
  /** As its source writes it; its name where no source gives it a title. */
  title: text,
  /**
   * What it is called in the language of the answer, with its measure: "IPC, mensual", "CPI, monthly"; null where no rule
   * of ours names it. A backend may leave it out.
   */
  name: z.optional(z.nullable(text)),
  /** What it is about; null where no rule knows it. A backend may leave it out. */
  topic: z.optional(z.nullable(topicSchema)),
  /** The last part of the address of its indicator's page (N15); null without one. A backend may leave it out. */
  indicator: z.optional(z.nullable(text)),
  impact_level: impactSchema,
  /** No calendar rates it: its level is an assumption of ours (N11). A backend may leave it out. */
  impact_assumed: z.optional(z.boolean()),
  impact_icon: text,
  affected_pairs: z.array(text),
  status: statusSchema,
  forecast: figure,
  previous: figure,
  /** The official figure once it is out, else what the calendar's vendors report. */
  actual: figure,
  /** Null for events of no followed publisher; a backend may leave it out. */
  official: z.optional(z.nullable(eventOfficialSchema)),
  /** Null for events of no publisher whose schedule is read; a backend may leave it out. */
  schedule: z.optional(z.nullable(eventScheduleSchema)),
  surprise: z.nullable(surpriseSchema),
  /** actual − forecast in the figure's own unit ("+0.2 pp", "-25K"); a backend may leave it out. */
  surprise_difference: z.optional(figure),
  /** The first published previous figure, when it was revised later; a backend may leave it out. */
  previous_revised_from: z.optional(figure),
  /** The time it was first listed for, when it moved by an hour or more; a backend may leave it out. */
  moved_from: z.optional(z.nullable(z.iso.datetime())),
  source: text,
  source_link: z.nullable(text),
  /** Whether the calendar files hold it (N2); a backend without calendar files leaves it out. */
  has_file: z.optional(z.boolean()),
  summary: text,
  frdm_insight: text,
  tags: z.array(text),
  /** Mexico City calendar day, "YYYY-MM-DD". */
  day_bucket: text,
  /** Sunday to Saturday in Mexico City, "YYYY-MM-DD/YYYY-MM-DD". */
  week_range: text,
});
export type EconomicEvent = z.infer<typeof economicEventSchema>;

/**
 * Why the answer is not the live events of the requested source. `stale`: it cannot be read; `other_week`: it answers with
 * another week; `incomplete`: the list of the week was never read whole; `ahead`: no calendar lists the week yet; `gap`:
 * figures came out while it could not be read.
 */
export const EVENTS_PROBLEMS = [
  'source_off',
  'source_failed',
  'stale',
  'other_week',
  'incomplete',
  'ahead',
  'gap',
  'unavailable',
] as const;
export const eventsProblemSchema = z.object({ code: z.enum(EVENTS_PROBLEMS), message: text });
export type EventsProblem = z.infer<typeof eventsProblemSchema>;

/** The first and the last week with events, each by its Sunday in Mexico City ("2026-11-22"); null while there is none. */
const weeksSchema = z.object({ first: z.nullable(z.iso.date()), last: z.nullable(z.iso.date()) });

/**
 * Answer of `GET /functions/v1/economic-events`. `source` names the source that was used.
 * `observedAt`: when the calendar was last read from its upstream (ISO 8601, UTC); `weeks`: how far
 * its reader can go; a backend may leave both out.
 */
export const eventsResponseSchema = z.object({
  events: z.array(economicEventSchema),
  source: eventSourceSchema,
  error: z.nullable(eventsProblemSchema),
  observedAt: z.optional(z.nullable(z.iso.datetime())),
  weeks: z.optional(weeksSchema),
});
export type EventsResponse = z.infer<typeof eventsResponseSchema>;

/** What both a vendor's row and a stored event say. Figures are text exactly as the vendor writes them. */
export interface CalendarFields {
  readonly title: string;
  /** ISO 3166 alpha-2, "EU" for the euro area; null when the vendor does not say. */
  readonly country: string | null;
  readonly currency: string | null;
  readonly impact: Impact;
  readonly holiday: boolean;
  /** UTC instant with milliseconds; for a holiday, midnight UTC of the day it names. */
  readonly timeIso: string;
  readonly forecast: string | null;
  readonly previous: string | null;
  readonly actual: string | null;
  readonly link: string | null;
}

/** One event as the store keeps it, before enrichment. */
export interface CalendarEvent extends CalendarFields {
  /** Stable across refreshes, never built from a clock time. */
  readonly id: string;
  readonly source: EventSource;
  /** The vendor of its title, time and link; decides credit and link text. */
  readonly origin: EventsVendor;
}
