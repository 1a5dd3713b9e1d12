import * as z from 'zod/mini';

const figure = z.optional(z.nullable(z.string().check(z.maxLength(40))));

/** One row of the weekly export. All values are text, "" for a missing one. It never has an actual. */
export const weeklyRowSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** A currency code, or "All". */
  country: z.string().check(z.regex(/^(?:[A-Z]{3}|All)$/)),
  /** With the offset of New York; "" in rows without a time. */
  date: z.union([z.iso.datetime({ offset: true }), z.literal('')]),
  impact: z.enum(['High', 'Medium', 'Low', 'Holiday']),
  forecast: figure,
  previous: figure,
});
export type WeeklyRow = z.infer<typeof weeklyRowSchema>;
