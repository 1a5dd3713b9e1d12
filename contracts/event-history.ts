import * as z from 'zod/mini';
import { economicEventSchema, surpriseSchema } from './events.ts';

const figure = z.nullable(z.string());

/**
 * By how much a figure missed its forecast. `difference` is actual − forecast in the figure's own unit, sign first:
 * "+0.2 pp" (percentage points), "-25K", "+1.4". `deviations` is the same in standard deviations of the earlier
 * misses of this series, one decimal; null while fewer than five of them are stored.
 */
export const surpriseSizeSchema = z.object({
  difference: z.string(),
  deviations: z.nullable(z.number()),
});
export type SurpriseSize = z.infer<typeof surpriseSizeSchema>;

/** One earlier release of the same series, figures as the upstream wrote them. */
export const pastReleaseSchema = z.object({
  id: z.string(),
  time_iso: z.iso.datetime(),
  actual: z.string(),
  forecast: figure,
  previous: figure,
  /** What the release after it named as "previous", where that is another figure than `actual`. */
  revised_to: figure,
  surprise: z.nullable(surpriseSchema),
  /** actual − forecast as in `SurpriseSize`; null where one is missing or they cannot be compared. */
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

/** The body that makes the figure known first, and its own page. */
export const officialSourceSchema = z.object({ name: z.string(), url: z.url() });
export type OfficialSource = z.infer<typeof officialSourceSchema>;

/** One change of what a calendar said of the event itself, oldest first. Times and figures as they were written. */
export const eventChangeSchema = z.object({
  seenAt: z.iso.datetime(),
  field: z.enum(['title', 'timeIso', 'impact', 'forecast', 'previous', 'actual']),
  before: figure,
  after: figure,
});

/**
 * Answer of `GET /functions/v1/economic-events/history?id=&lang=`: what an event's detail shows beside the event
 * (SPEC K3, K4). An unknown id answers 404 `not_found`. Words are in `lang` (default: the visitor's own).
 */
export const eventHistorySchema = z.object({
  /** The id it has now: an event first seen in another file is found under its former id too. */
  id: z.string(),
  /**
   * The event itself as a list would carry it now, whichever week or source it is of. Null where no list would: it was
   * withdrawn, its source is off, its currency is not followed. A backend may leave it out.
   */
  event: z.optional(z.nullable(economicEventSchema)),
  /** The indicator's kind in the knowledge file and its name; null where we have no notes on this title. */
  kind: z.nullable(z.string()),
  name: z.nullable(z.string()),
  official: z.nullable(officialSourceSchema),
  frequency: z.nullable(z.enum(FREQUENCIES)),
  /** What its figures count, in words: "% mensual", "miles de empleos"; null where it has none. */
  unit: z.nullable(z.string()),
  /** Null until the figure is out, or where it cannot be compared with a forecast. */
  surprise: z.nullable(surpriseSizeSchema),
  /** The last releases before this one, newest first, five at most. */
  releases: z.array(pastReleaseSchema).check(z.maxLength(5)),
  changes: z.array(eventChangeSchema),
});
export type EventHistory = z.infer<typeof eventHistorySchema>;
