import * as z from 'zod/mini';

/** https://www.bankofcanada.ca/valet/docs; only the fields we use. */
export const answerSchema = z.object({ observations: z.array(z.unknown()) });
export type Answer = z.infer<typeof answerSchema>;

/** One day: the values of its series by name. A series without a value on that day is left out, or its value is null. */
export const daySchema = z.catchall(
  z.object({ d: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  z.unknown(),
);
export const cellSchema = z.object({ v: z.nullable(z.string()) });
