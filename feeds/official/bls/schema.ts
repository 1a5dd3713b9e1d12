import * as z from 'zod/mini';

const footnote = z.object({ code: z.optional(z.string()) });

const changes = z.optional(z.record(z.string(), z.string()));
const calculationsSchema = z.object({ net_changes: changes, pct_changes: changes });
export type Change = keyof z.infer<typeof calculationsSchema>;

/** One value. `period` is "M08", "M13" (the mean of the year) or "Q02"; a value that is not published is "-". Version 2 adds changes by periods. */
export const pointSchema = z.object({
  year: z.string().check(z.regex(/^\d{4}$/)),
  period: z.string(),
  value: z.string(),
  footnotes: z.optional(z.array(footnote)),
  calculations: z.optional(calculationsSchema),
});
export type Point = z.infer<typeof pointSchema>;

/** https://www.bls.gov/developers/api_signature.htm; only the fields we use. An error too comes with HTTP 200. */
export const answerSchema = z.object({
  status: z.string(),
  message: z.optional(z.array(z.string())),
  Results: z.optional(
    z.object({
      series: z.optional(z.array(z.object({ seriesID: z.string(), data: z.array(z.unknown()) }))),
    }),
  ),
});
export type Answer = z.infer<typeof answerSchema>;
