import * as z from 'zod/mini';

/** A publisher of official figures on this site. */
const coveredPublisherSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether this site reads it: a publisher that needs a key is off without one. */
  isOn: z.boolean(),
  /** When it was last read with success; null if never. */
  readAt: z.nullable(z.iso.datetime()),
});

/** The delay of one indicator of one country: first reading minus scheduled time, of the releases of the last half year. */
const coveredFigureSchema = z.object({
  kind: z.string(),
  country: z.string(),
  publisher: z.string(),
  /** The median in seconds; null while no release was measured. */
  delaySeconds: z.nullable(z.int()),
  /** How many releases were measured. */
  releases: z.int(),
});

/** Answer of `GET /functions/v1/observations/coverage`: which publishers are read, and how soon their figures are here (N11). */
export const coverageSchema = z.object({
  publishers: z.array(coveredPublisherSchema),
  figures: z.array(coveredFigureSchema),
});
export type Coverage = z.infer<typeof coverageSchema>;
