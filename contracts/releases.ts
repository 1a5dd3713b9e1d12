import * as z from 'zod/mini';
import { surpriseSchema } from './events.ts';

const figure = z.nullable(z.string());

/** One release of high impact that is over; figures as the calendar writes them. Where we read the publisher, the actual is the publisher's own. */
const releaseSchema = z.object({
  id: z.string(),
  time_iso: z.iso.datetime(),
  currency: z.nullable(z.string()),
  /** The indicator's name in the catalogue; the vendor's title where we have no notes on it. */
  name: z.string(),
  actual: figure,
  /** Whether we calculated the actual from its publisher's values; a backend may leave it out. */
  ours: z.optional(z.boolean()),
  forecast: figure,
  surprise: z.nullable(surpriseSchema),
});
export type Release = z.infer<typeof releaseSchema>;

/**
 * Answer of `GET /functions/v1/economic-events/releases?symbol=&days=&lang=`: the stored releases of high impact in the last
 * days (as in a history), of the currencies that an instrument is made of, oldest first. A market-wide event has no currency.
 */
export const releasesSchema = z.object({ releases: z.array(releaseSchema) });
export type Releases = z.infer<typeof releasesSchema>;
