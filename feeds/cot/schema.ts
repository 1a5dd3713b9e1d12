import * as z from 'zod/mini';
import { cleanText } from '#feeds/clean.ts';

/**
 * A count of contracts: a whole number as text. Blank or missing means "not given", which is not 0.
 * Numbers are accepted too, because other endpoints send the same data set as numbers.
 */
const count = z.nullable(
  z.pipe(
    z.union([z.string().check(z.regex(/^\d{1,12}$/)), z.number()]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(0))),
  ),
);
const figure = z.pipe(
  z.transform((value) => (typeof value === 'string' ? cleanText(value) || null : (value ?? null))),
  count,
);

/** "2026-06-02T00:00:00.000": a day without a zone. */
const day = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T00:00:00(\.000)?)?$/)),
  z.pipe(
    z.transform((text: string) => text.slice(0, 10)),
    z.iso.date(),
  ),
);

/** Legacy futures-only report, https://publicreporting.cftc.gov/resource/6dca-aqww.json; only the fields we use. */
export const reportRowSchema = z.object({
  cftc_contract_market_code: z.string(),
  market_and_exchange_names: z.pipe(
    z.transform(cleanText),
    z.string().check(z.minLength(1), z.maxLength(200)),
  ),
  report_date_as_yyyy_mm_dd: day,
  open_interest_all: figure,
  noncomm_positions_long_all: figure,
  noncomm_positions_short_all: figure,
  comm_positions_long_all: figure,
  comm_positions_short_all: figure,
});
export type ReportRow = z.infer<typeof reportRowSchema>;

export const FIELDS = Object.keys(reportRowSchema.shape);
