import * as z from 'zod/mini';

/** https://www.inegi.org.mx/servicios/api_indicadores.html; only the fields we use. */
export const answerSchema = z.object({ Series: z.array(z.unknown()) });

/** `FREQ` 8: months, 4: quarters, 15: half-months; also written "0_8". */
export const seriesSchema = z.object({
  INDICADOR: z.string(),
  FREQ: z.catch(z.union([z.string(), z.number()]), ''),
  OBSERVATIONS: z.nullish(z.array(z.unknown())),
});

/** Month "2026/08", quarter "2026/02", half of a month "2026/09/01". Values have 20 decimals. */
export const pointSchema = z.object({
  TIME_PERIOD: z.string(),
  OBS_VALUE: z.optional(z.nullable(z.string())),
});
