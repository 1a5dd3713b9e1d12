import * as z from 'zod/mini';
import { ACCOUNT_CURRENCIES } from './account-currencies.ts';

/** Currencies whose rate of the euro is read once each working day: those of accounts (N5). */
export const REFERENCE_CURRENCIES = ACCOUNT_CURRENCIES.filter((one) => one !== 'EUR');
export type ReferenceCurrency = (typeof REFERENCE_CURRENCIES)[number];

/** The day of the rates is this many days old at most; a long holiday has five days without one. */
export const RATES_FRESH_DAYS = 5;

/**
 * Answer of `GET /functions/v1/reference-rates`: the European Central Bank's reference rates of the newest day that has
 * all of them. `day` is null, and no rate is there, while none could be read.
 */
export const referenceRatesSchema = z.object({
  /** "YYYY-MM-DD", the bank's own day. */
  day: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** Whole days between that day and now; null without a day. */
  ageDays: z.nullable(z.int()),
  /** Units of each currency for one euro, digit for digit as published. */
  perEuro: z.partialRecord(z.enum(REFERENCE_CURRENCIES), z.string().check(z.regex(/^\d+(?:\.\d+)?$/))),
  source: z.object({ name: z.string(), url: z.url(), notice: z.nullable(z.string()) }),
});
export type ReferenceRates = z.infer<typeof referenceRatesSchema>;
