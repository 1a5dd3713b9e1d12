import * as z from 'zod/mini';
import { cleanNumber, cleanText } from '#feeds/clean.ts';
import { codeOf, instant, number, text, unit, value } from '../fields.ts';

const MAX_DECIMALS = 10;

/** One page of the answer; events and occurrences are validated one by one. */
export const investingPageSchema = z.object({
  events: z.array(z.unknown()),
  occurrences: z.array(z.unknown()),
  next_page_cursor: z.optional(z.nullable(z.union([z.string(), z.number()]))),
});

const id = z.pipe(number, z.number());

/** An event without its times. */
export const investingEventSchema = z.object({
  event_id: id,
  country_id: number,
  currency: codeOf(3),
  /** "low", "medium" or "high"; often missing. */
  importance: text,
  long_name: text,
  event_translated: text,
  short_name: text,
  page_link: text,
});
export type InvestingEvent = z.infer<typeof investingEventSchema>;

/** One occurrence of an event. `precision` is the number of decimals of its figures. */
export const investingOccurrenceSchema = z.object({
  event_id: id,
  occurrence_id: z.transform((value: unknown) =>
    cleanText(typeof value === 'number' ? String(value) : value),
  ),
  occurrence_time: instant,
  actual: value,
  forecast: value,
  previous: value,
  precision: z.transform((value: unknown) => {
    const decimals = cleanNumber(value) ?? -1;
    return Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS ? decimals : undefined;
  }),
  unit,
});
export type InvestingOccurrence = z.infer<typeof investingOccurrenceSchema>;
