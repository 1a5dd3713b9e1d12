import * as z from 'zod/mini';

/** JSON-stat 2.0, https://json-stat.org/full/; only the fields we use. */
export const dataSetSchema = z.object({
  /** "2026-09-17T11:00:00+0200" */
  updated: z.optional(z.string()),
  size: z.array(z.int()),
  dimension: z.object({
    time: z.object({ category: z.object({ index: z.record(z.string(), z.int()) }) }),
  }),
  value: z.record(z.string(), z.nullable(z.number())),
  status: z.optional(z.record(z.string(), z.string())),
});
export type DataSet = z.infer<typeof dataSetSchema>;
