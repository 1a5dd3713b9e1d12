import { codeOf } from '#domain/official/series.ts';
import type { OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { firstPeriod, readEach } from '#feeds/official/reading.ts';
import { parseCube } from './parse.ts';

/** Swiss National Bank, its data portal: one item of a cube for each call. */
export function createSnbFeed({ baseUrl, get, clock }: PublisherOptions): OfficialFeed {
  return {
    publisher: 'snb',
    budgetMs: 30_000,
    read(all, since, signal) {
      const now = clock();
      return readEach(all, now.toISOString(), async (asked) => {
        const [cube = '', item = ''] = codeOf(asked.series).split('/');
        const from = firstPeriod(asked, since, now);
        const request = `${baseUrl}/api/cube/${cube}/data/csv/en?dimSel=D0(${item})&fromDate=${from}`;
        const { text } = await get(request, { signal, expect: 'csv' });
        return { asked, ...parseCube(text ?? '', item), request };
      });
    },
  };
}
