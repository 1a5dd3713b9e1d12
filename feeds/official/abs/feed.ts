import { codeOf } from '#domain/official/series.ts';
import type { OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { firstPeriod, readEach } from '#feeds/official/reading.ts';
import { type SdmxRow, sdmxPoint, sdmxRows } from '#feeds/official/sdmx-csv.ts';
import { FeedError } from '#feeds/ports.ts';

const MEASURES: Readonly<Record<string, string>> = { PCT: '%', NUM: '', AUD: 'Australian dollars' };
/** Powers of ten. */
const MULTIPLIERS: Readonly<Record<string, string>> = { '': '', '0': '', '3': 'thousand', '6': 'million' };

/** What a value counts, "million Australian dollars"; a code that is not known here stays as it is. */
function unitOf({
  UNIT_MEASURE: measure = '',
  UNIT_MULT: power = '',
  BASE_PERIOD: base = '',
}: SdmxRow): string {
  const words = [MULTIPLIERS[power] ?? `10^${power}`, MEASURES[measure] ?? measure, base && `base ${base}`];
  return words.filter((word) => word !== '').join(' ') || 'number';
}

const PATH = '/rest/data/ABS';

/** Australian Bureau of Statistics: a data flow and the key of one series in it, one call for each. */
export function createAbsFeed({ baseUrl, get, clock }: PublisherOptions): OfficialFeed {
  return {
    publisher: 'abs',
    budgetMs: 60_000,
    read(all, since, signal) {
      const now = clock();
      return readEach(all, now.toISOString(), async (asked) => {
        const from = firstPeriod(asked, since, now);
        const request = `${baseUrl}${PATH},${codeOf(asked.series)}?startPeriod=${from}&format=csv`;
        const { text } = await get(request, { signal, expect: 'csv' });
        const rows = sdmxRows('abs', text);
        const units = new Set(rows.map(unitOf));
        if (units.size > 1) throw new FeedError('malformed', 'abs: more than one unit in a series');
        const [unit = asked.unit] = units;
        return { asked, unit, points: rows.map(sdmxPoint), request, publishedAt: null };
      });
    },
  };
}
