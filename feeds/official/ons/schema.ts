import * as z from 'zod/mini';

/** `/<topic>/timeseries/<id>/<data set>/data`; only the fields we use. */
export const seriesSchema = z.object({ months: z.array(z.unknown()), quarters: z.array(z.unknown()) });
export const pointSchema = z.object({ date: z.string(), value: z.string() });
