import * as z from 'zod/mini';
import { codeOf, figure, instant, text, title } from '../fields.ts';

/** One row of the weekly export. All values are text, "" for a missing one. It never has an actual. */
export const weeklyRowSchema = z.object({
  title,
  /** A currency code, or "All" for the whole world. */
  country: z.pipe(codeOf(3), z.string()),
  /** With the offset of New York; "" in rows without a time. */
  date: z.union([instant, z.literal('')]),
  impact: text,
  forecast: figure,
  previous: figure,
});
