import * as z from 'zod/mini';

/** A footnote of another shape counts as none; its value is kept. */
const footnoteSchema = z.catch(z.object({ code: z.nullish(z.string()) }), { code: null });

const changes = z.nullish(z.record(z.string(), z.unknown()));
/** Changes by the number of periods, with version 2. */
export const calculationsSchema = z.nullish(z.object({ net_changes: changes, pct_changes: changes }));
export type Change = 'net_changes' | 'pct_changes';

/** One value. `period` is "M08", "M13" (the mean of the year) or "Q02"; a value that is not published is "-". */
export const pointSchema = z.object({
  year: z.string().check(z.regex(/^\d{4}$/)),
  period: z.string(),
  value: z.optional(z.unknown()),
  footnotes: z.catch(z.array(footnoteSchema), []),
  calculations: z.optional(z.unknown()),
});
export type Point = z.infer<typeof pointSchema>;

export const seriesSchema = z.object({ seriesID: z.string(), data: z.nullish(z.array(z.unknown())) });

/** https://www.bls.gov/developers/api_signature.htm; only the fields we use. An error too comes with HTTP 200. */
export const answerSchema = z.object({
  status: z.string(),
  message: z.catch(z.array(z.string()), []),
  Results: z.nullish(z.object({ series: z.nullish(z.array(z.unknown())) })),
});
export type Answer = z.infer<typeof answerSchema>;
