import * as z from 'zod/mini';
import { codeOf, instant, number, text, title, unit, value } from '../fields.ts';

/** The whole answer; rows are validated one by one. */
export const tradingviewAnswerSchema = z.union([
  z.object({ status: z.literal('ok'), result: z.array(z.unknown()) }),
  z.object({ status: z.string(), errmsg: z.optional(z.string()) }),
]);

/** One row. Figures are numbers scaled for display; unit and scale are fields of their own. */
export const tradingviewRowSchema = z.object({
  id: z.union([z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), z.number()]),
  title,
  indicator: text,
  /** ISO 3166 alpha-2, "EU" for the euro area. */
  country: codeOf(2),
  /** Absent on speeches. */
  currency: codeOf(3),
  actual: value,
  forecast: value,
  previous: value,
  unit,
  scale: unit,
  importance: number,
  date: instant,
});
export type TradingviewRow = z.infer<typeof tradingviewRowSchema>;
