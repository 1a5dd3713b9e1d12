import * as z from 'zod/mini';

const figure = z.optional(z.nullable(z.number()));
const text = z.optional(z.nullable(z.string().check(z.maxLength(300))));

/** One page of the answer; events and occurrences are validated one by one. */
export const investingPageSchema = z.object({
  events: z.array(z.unknown()),
  occurrences: z.array(z.unknown()),
  next_page_cursor: z.optional(z.nullable(z.union([z.string(), z.number()]))),
});

/** An event without its times. */
export const investingEventSchema = z.object({
  event_id: z.number(),
  country_id: z.optional(z.nullable(z.number())),
  currency: z.optional(z.nullable(z.string())),
  importance: z.optional(z.nullable(z.enum(['low', 'medium', 'high']))),
  long_name: text,
  event_translated: text,
  short_name: text,
  page_link: text,
});
export type InvestingEvent = z.infer<typeof investingEventSchema>;

/** One occurrence of an event. `precision` is the number of decimals of its figures. */
export const investingOccurrenceSchema = z.object({
  event_id: z.number(),
  occurrence_id: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  occurrence_time: z.iso.datetime({ offset: true }),
  actual: figure,
  forecast: figure,
  previous: figure,
  precision: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10)))),
  unit: z.optional(z.nullable(z.string().check(z.maxLength(12)))),
});
export type InvestingOccurrence = z.infer<typeof investingOccurrenceSchema>;
