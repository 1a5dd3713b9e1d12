import * as z from 'zod/mini';

/** https://www.inegi.org.mx/servicios/api_indicadores.html; only the fields we use. `FREQ` 8: months, 4: quarters, 15: half-months. */
export const answerSchema = z.object({
  Series: z.array(z.object({ INDICADOR: z.string(), FREQ: z.string(), OBSERVATIONS: z.array(z.unknown()) })),
});

/** Month "2026/08", quarter "2026/02", half of a month "2026/09/01". Values have 20 decimals. */
export const pointSchema = z.object({
  TIME_PERIOD: z.string(),
  OBS_VALUE: z.optional(z.nullable(z.string())),
});
