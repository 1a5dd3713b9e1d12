import * as z from 'zod/mini';

/** https://www.eia.gov/opendata/documentation.php (API v2); only the fields we use. `period` is the last day of a week. */
export const pointSchema = z.object({
  period: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  series: z.string(),
  /** A text since January 2024, a number before; null when there is none. */
  value: z.nullable(z.union([z.string(), z.number()])),
  units: z.string(),
});

/** The answer also repeats the question, which is not read: it may hold the key. */
export const answerSchema = z.object({ response: z.object({ data: z.array(z.unknown()) }) });
