import * as z from 'zod/mini';
import { economicEventSchema, surpriseSchema } from './events.ts';
import { officialRecordSchema } from './official-record.ts';

const figure = z.nullable(z.string());

/**
 * By how much a figure missed its forecast. `difference` is actual − forecast in the figure's own unit, with its sign:
 * "+0.2 pp" (percentage points), "-25K", "+1.4". `deviations` is the same in standard deviations of the earlier
 * differences of this series, one decimal; null with fewer than five of them.
 */
export const surpriseSizeSchema = z.object({
  difference: z.string(),
  deviations: z.nullable(z.number()),
  /** The forecast as it was known before the release; a backend may leave it out. */
  forecast: z.optional(z.string()),
});
export type SurpriseSize = z.infer<typeof surpriseSizeSchema>;

/** One earlier release of the same series; figures as the calendar writes them. Where we read the publisher, the actual is the publisher's own. */
export const pastReleaseSchema = z.object({
  id: z.string(),
  time_iso: z.iso.datetime(),
  actual: z.string(),
  /** Whether we calculated the actual from its publisher's values; a backend may leave it out. */
  ours: z.optional(z.boolean()),
  forecast: figure,
  previous: figure,
  /** The "previous" of the next release, when it differs from `actual`. */
  revised_to: figure,
  surprise: z.nullable(surpriseSchema),
  /** actual − forecast as in `SurpriseSize`; null when one is missing or the two cannot be compared. */
  difference: figure,
});
export type PastRelease = z.infer<typeof pastReleaseSchema>;

export const FREQUENCIES = [
  'weekly',
  'biweekly',
  'monthly',
  'quarterly',
  'yearly',
  'by-schedule',
  'irregular',
] as const;

/** The institution that publishes the figure, and its page. */
export const officialSourceSchema = z.object({ name: z.string(), url: z.url() });
export type OfficialSource = z.infer<typeof officialSourceSchema>;

/** One change of a field of the event, oldest first. Times and figures as the vendor wrote them. */
export const eventChangeSchema = z.object({
  seenAt: z.iso.datetime(),
  field: z.enum(['title', 'timeIso', 'impact', 'forecast', 'previous', 'actual']),
  before: figure,
  after: figure,
});

/**
 * Answer of `GET /functions/v1/economic-events/history?id=&lang=`: the detail of one event (K3, K4). An unknown id
 * answers 404 `not_found`. Words are in `lang` (default: the visitor's language).
 */
export const eventHistorySchema = z.object({
  /** The current id. An event first seen in another file also answers to its earlier id. */
  id: z.string(),
  /**
   * The event as a list would return it now, from any week or source. Null when no list returns it: it was withdrawn, its
   * source is off, or its currency is not followed. A backend may leave it out.
   */
  event: z.optional(z.nullable(economicEventSchema)),
  /** The indicator's kind and name in the catalogue; null when we have no notes on this title. */
  kind: z.nullable(z.string()),
  name: z.nullable(z.string()),
  official: z.nullable(officialSourceSchema),
  frequency: z.nullable(z.enum(FREQUENCIES)),
  /** What its figures count, in words: "% mensual", "miles de empleos"; null without a unit. */
  unit: z.nullable(z.string()),
  /** Null until the figure is out, or when it cannot be compared with a forecast. */
  surprise: z.nullable(surpriseSizeSchema),
  /** The publisher's own figures (N11); null for events of no followed series. A backend may leave it out. */
  record: z.optional(z.nullable(officialRecordSchema)),
  /** The last releases before this one, newest first, five at most. */
  releases: z.array(pastReleaseSchema).check(z.maxLength(5)),
  changes: z.array(eventChangeSchema),
});
export type EventHistory = z.infer<typeof eventHistorySchema>;
