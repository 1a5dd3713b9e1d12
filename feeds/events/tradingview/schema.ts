import * as z from 'zod/mini';

const figure = z.optional(z.nullable(z.number()));
const mark = z.optional(z.nullable(z.string().check(z.maxLength(12))));

/** The whole answer; rows are validated one by one. */
export const tradingviewAnswerSchema = z.union([
  z.object({ status: z.literal('ok'), result: z.array(z.unknown()) }),
  z.object({ status: z.string(), errmsg: z.optional(z.string()) }),
]);

/** One row. Figures are numbers scaled for display; unit and scale are fields of their own. */
export const tradingviewRowSchema = z.object({
  id: z.union([z.string().check(z.minLength(1), z.maxLength(60)), z.number()]),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  indicator: z.optional(z.nullable(z.string())),
  /** ISO 3166 alpha-2, "EU" for the euro area. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Absent on speeches. */
  currency: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/)))),
  actual: figure,
  forecast: figure,
  previous: figure,
  unit: mark,
  scale: mark,
  importance: z.literal([-1, 0, 1]),
  date: z.iso.datetime({ offset: true }),
});
export type TradingviewRow = z.infer<typeof tradingviewRowSchema>;
