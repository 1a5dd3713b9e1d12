import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import { getWithKey, type KeyedOptions, refusedKey } from '#feeds/official/keyed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import { decimalOf, type ReadPoint, type SeriesPoints, toReading } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';
import { answerSchema, pointSchema } from './schema.ts';

const PATH = '/rest/3.0/app/json/getStatsData';
const NO_DATA = '1';
const KEY_REFUSED = '100';
const MISSING: ReadonlySet<string> = new Set(['-', '***', 'X', '']);

/** Statistics of Japan, e-Stat API 3.0 with an application id: one call for each table, `<table>/<tab>/<item>/<area>`. */
export function createEstatFeed({ baseUrl, clock, ...options }: KeyedOptions): OfficialFeed {
  return {
    publisher: 'estat',
    readsTogether: true,
    budgetMs: 17_000,
    async read(all, since, signal) {
      const found: SeriesPoints[] = [];
      for (const [table, asked] of Map.groupBy(all, ({ series }) => partsOf(series).table)) {
        const parts = asked.map(({ series }) => partsOf(series));
        const listed = (part: 'tab' | 'item' | 'area') =>
          [...new Set(parts.map((one) => one[part]))].join(',');
        const query = new URLSearchParams({
          statsDataId: table,
          cdTab: listed('tab'),
          cdCat01: listed('item'),
          cdArea: listed('area'),
          cdTimeFrom: `${since.slice(0, 4)}000101`,
          metaGetFlg: 'N',
        });
        const request = `${baseUrl}${PATH}?${query}`;
        const url = `${request}&appId=${encodeURIComponent(options.key)}`;
        const values = valuesIn(await getWithKey(options, 'estat', url, { signal, expect: 'json' }));
        const ids = asked.map(({ series }) => codeOf(series).slice(table.length + 1));
        const bySeries = Map.groupBy(values, ({ id = ids[0] }) => id);
        const isPartUnread = values.some(({ id }) => id === undefined);
        for (const [index, one] of asked.entries()) {
          const own = bySeries.get(ids[index]) ?? [];
          const [unit = one.unit] = own.flatMap((value) => value.unit ?? []);
          const points = own.map(({ point }) => point);
          found.push({ asked: one, unit, points, isPartUnread, request, publishedAt: null });
        }
      }
      return toReading(found, clock().toISOString());
    },
  };
}

function partsOf(series: Parameters<typeof codeOf>[0]) {
  const [table = '', tab = '', item = '', area = ''] = codeOf(series).split('/');
  return { table, tab, item, area };
}

interface Value {
  /** `<tab>/<item>/<area>`; a malformed row has none, and is counted with the first series of its table. */
  readonly id?: string;
  readonly unit?: string | undefined;
  readonly point: ReadPoint;
}

function valuesIn(text: string): readonly Value[] {
  const answer = answerSchema.safeParse(parseJson('estat', text));
  if (!answer.success) throw new FeedError('malformed', 'estat: an answer of another shape');
  const { RESULT, STATISTICAL_DATA } = answer.data.GET_STATS_DATA;
  const status = String(RESULT.STATUS);
  if (status === KEY_REFUSED) throw refusedKey('estat');
  if (status === NO_DATA) return [];
  if (status !== '0') throw new FeedError('upstream_error', `estat: status ${status} inside HTTP 200`);
  if (STATISTICAL_DATA?.RESULT_INF?.NEXT_KEY)
    throw new FeedError('malformed', 'estat: an answer that was cut');
  const given = STATISTICAL_DATA?.DATA_INF?.VALUE ?? [];
  return (Array.isArray(given) ? given : [given]).map(readValue);
}

function readValue(value: unknown): Value {
  const parsed = pointSchema.safeParse(value);
  if (!parsed.success) return { point: 'malformed_row' };
  const { '@tab': tab, '@cat01': item, '@area': area, '@time': time, '@unit': unit } = parsed.data;
  return { id: `${tab}/${item}/${area}`, unit, point: readPoint(time, String(parsed.data.$ ?? '').trim()) };
}

function readPoint(time: string, text: string): ReadPoint {
  const [, year, month] = /^(\d{4})00(0[1-9]|1[0-2])\2$/.exec(time) ?? [];
  if (year === undefined) return 'other_period';
  if (MISSING.has(text)) return 'missing';
  const value = decimalOf(text);
  return value === null ? 'malformed_row' : { period: `${year}-${month}`, value, flag: null };
}
