import * as z from 'zod/mini';

/** JSON-stat 2.0, https://json-stat.org/full/; only the fields we use. */
export const dataSetSchema = z.object({
  /** "2026-09-17T11:00:00+0200" */
  updated: z.catch(z.string(), ''),
  size: z.array(z.int()),
  dimension: z.object({
    time: z.object({ category: z.object({ index: z.record(z.string(), z.int()) }) }),
  }),
  value: z.record(z.string(), z.unknown()),
  status: z.catch(z.record(z.string(), z.unknown()), {}),
});
export type DataSet = z.infer<typeof dataSetSchema>;
