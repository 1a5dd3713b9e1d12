import * as z from 'zod/mini';

const scalar = z.union([z.string(), z.number()]);
/** A list of one is written without its brackets. */
const oneOrMore = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/** https://www.e-stat.go.jp/api/api-info/e-stat-manual3-0; only the fields we use. Errors come with HTTP 200. */
export const answerSchema = z.object({
  GET_STATS_DATA: z.object({
    RESULT: z.object({ STATUS: scalar }),
    STATISTICAL_DATA: z.optional(
      z.object({
        RESULT_INF: z.optional(z.object({ NEXT_KEY: z.optional(z.nullable(scalar)) })),
        DATA_INF: z.optional(z.object({ VALUE: z.optional(oneOrMore) })),
      }),
    ),
  }),
});

/** A month is "2026000808": year, "00" and the month twice. A value that is not there is "-" or "***". */
export const pointSchema = z.object({
  '@tab': z.string(),
  '@cat01': z.string(),
  '@area': z.string(),
  '@time': z.string(),
  '@unit': z.catch(z.optional(z.string()), undefined),
  $: z.nullable(scalar),
});
