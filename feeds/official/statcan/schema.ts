import * as z from 'zod/mini';

/** https://www.statcan.gc.ca/en/developers/wds/user-guide; only the fields we use. */
export const answerSchema = z.array(z.catch(z.object({ object: z.unknown() }), { object: null }));
/** The `object` of a vector that was found. */
export const vectorSchema = z.object({ vectorId: z.int(), vectorDataPoint: z.array(z.unknown()) });

const powerSchema = z.int().check(z.minimum(0), z.maximum(9));
const powerText = z.string().check(z.regex(/^\d$/));

export const pointSchema = z.object({
  refPer: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-\d{2}/)),
  value: z.nullable(z.number()),
  /** Power of ten that the value counts in: 6 is millions. Null, also for an unknown code: as its series is known to count. */
  scalarFactorCode: z.catch(z.nullable(z.union([powerSchema, powerText])), null),
  decimals: z.catch(z.nullable(z.int().check(z.minimum(0), z.maximum(10))), null),
  /** Ottawa's wall time, "2026-08-07T08:30", also with seconds. */
  releaseTime: z.catch(z.string(), ''),
});
