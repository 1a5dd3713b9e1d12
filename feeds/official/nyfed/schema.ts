import * as z from 'zod/mini';

/** https://markets.newyorkfed.org/static/docs/markets-api.html; only the fields we use. */
export const ratesSchema = z.object({ refRates: z.array(z.unknown()) });
export type Rates = z.infer<typeof ratesSchema>;

export const rateSchema = z.object({
  effectiveDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  type: z.literal('EFFR'),
  targetRateFrom: z.optional(z.unknown()),
  targetRateTo: z.optional(z.unknown()),
});
