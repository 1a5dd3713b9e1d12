import * as z from 'zod/mini';
import type { PeriodType } from '#contracts/observations.ts';
import { MEXICO_CITY, wallClock } from '#domain/events/zones.ts';
import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import { getWithKey, type KeyedOptions } from '#feeds/official/keyed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import { decimalOf, type ReadPoint, toReading } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';

/** https://www.banxico.org.mx/SieAPIRest/service/v1/doc/consultaDatosSerieRango; only the fields we use. */
const answerSchema = z.object({ bmx: z.object({ series: z.array(z.unknown()) }) });
const seriesSchema = z.object({ idSerie: z.string(), datos: z.nullish(z.array(z.unknown())) });

/** `fecha` is the first day of a month or the day itself. A value that is missing is "N/E"; thousands have commas. */
const pointSchema = z.object({
  fecha: z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/)),
  dato: z.string(),
});

const PATH = '/SieAPIRest/service/v1/series';
const NO_VALUE = 'N/E';

/** Bank of Mexico, its economic information system (SIE) with a token in a header: all series in one call, 20 at most. */
export function createBanxicoFeed({ baseUrl, clock, ...options }: KeyedOptions): OfficialFeed {
  return {
    publisher: 'banxico',
    readsTogether: true,
    budgetMs: 17_000,
    async read(all, since, signal) {
      const now = clock();
      const ids = all.map(({ series }) => codeOf(series));
      const request = `${baseUrl}${PATH}/${ids.join(',')}/datos/${since}/${wallClock(now, MEXICO_CITY).day}`;
      const headers = { 'Bmx-Token': options.key };
      const text = await getWithKey(options, 'banxico', request, { signal, expect: 'json', headers });
      const answer = answerSchema.safeParse(parseJson('banxico', text));
      if (!answer.success) throw new FeedError('upstream_error', 'banxico: an answer without series');
      const parts = answer.data.bmx.series.map((part) => seriesSchema.safeParse(part).data);
      const given = new Map(parts.flatMap((part) => (part ? [[part.idSerie, part.datos ?? []]] : [])));
      const read = all.map((asked, index) => {
        const points = (given.get(ids[index] ?? '') ?? []).map((point) => readPoint(point, asked.period));
        return { asked, points, isPartUnread: parts.includes(undefined), request, publishedAt: null };
      });
      return toReading(read, now.toISOString());
    },
  };
}

function readPoint(point: unknown, type: PeriodType): ReadPoint {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success) return 'malformed_row';
  const [day, month, year] = parsed.data.fecha.split('/');
  const text = parsed.data.dato.trim();
  if (text === NO_VALUE || text === '') return 'missing';
  const value = decimalOf(text);
  if (value === null) return 'malformed_row';
  const period = type === 'day' ? `${year}-${month}-${day}` : `${year}-${month}`;
  return { period, value, flag: null };
}
