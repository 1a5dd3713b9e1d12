import * as z from 'zod/mini';
import { PERIOD_TYPES, periodSchema } from './observations.ts';

const figure = z.string();

/** How many earlier periods a record holds. */
export const RECORD_PERIODS = 24;

/** A figure that we calculate: the change on the value `periods` of type `of` earlier, in per cent or in the values' own unit. */
const calculatedSchema = z.object({
  type: z.enum(['percent', 'difference']),
  periods: z.int(),
  of: z.enum(PERIOD_TYPES),
});

/**
 * What the publisher's own series says about one release (N11): queries over the stored observations, at this moment.
 * Figures are written as in the calendar: "0.4%", "162K".
 */
export const officialRecordSchema = z.object({
  publisher: z.string(),
  /** The publisher's page about the release. */
  link: z.url(),
  /** The publisher's own id of the series. */
  series: z.string(),
  /** In the answer's language, or under the name that it has in English. */
  licence: z.string(),
  /** Left out where the licence is in the answer's language. */
  licence_language: z.optional(z.literal('en')),
  /** What the publisher wants shown beside its figures, word for word; null without such a text. */
  notice: z.nullable(z.string()),
  /** Language of the notice; left out where it is English. */
  notice_language: z.optional(z.string()),
  /** Null where the publisher publishes the figure itself. */
  calculated: z.nullable(calculatedSchema),
  period: periodSchema,
  /** What the period was first read as, then each revision, oldest first; empty until the release is out. */
  figures: z.array(z.object({ figure, first_seen: z.iso.datetime() })),
  /** Whether the first of `figures` is the first print: the site read the series already when it came out. */
  is_first_print: z.boolean(),
  /** The figure of the period before: as it was known before this release, and as it is known now. */
  previous: z.object({ period: periodSchema, known: z.nullable(figure), now: z.nullable(figure) }),
  /** Earlier periods, newest first. `first` is null when this site did not read the series yet. */
  past: z
    .array(z.object({ period: periodSchema, first: z.nullable(figure), latest: z.nullable(figure) }))
    .check(z.maxLength(RECORD_PERIODS)),
});
export type OfficialRecord = z.infer<typeof officialRecordSchema>;
