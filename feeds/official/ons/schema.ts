import * as z from 'zod/mini';

const pointsSchema = z.nullish(z.array(z.unknown()));

/** `/<topic>/timeseries/<id>/<data set>/data`; only the fields we use. */
export const seriesSchema = z.object({ months: pointsSchema, quarters: pointsSchema });
export const pointSchema = z.object({ date: z.string(), value: z.string() });
