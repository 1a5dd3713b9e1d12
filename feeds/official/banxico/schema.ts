import * as z from 'zod/mini';

/** https://www.banxico.org.mx/SieAPIRest/service/v1/doc/consultaDatosSerieRango; only the fields we use. */
export const answerSchema = z.object({ bmx: z.object({ series: z.array(z.unknown()) }) });
export const seriesSchema = z.object({ idSerie: z.string(), datos: z.nullish(z.array(z.unknown())) });

/** `fecha` is the first day of a month or the day itself. A value that is missing is "N/E"; thousands have commas. */
export const pointSchema = z.object({
  fecha: z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/)),
  dato: z.string(),
});
