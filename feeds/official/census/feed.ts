import { codeOf } from '#domain/official/series.ts';
import type { OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { readEach } from '#feeds/official/reading.ts';
import { parseExport } from './parse.ts';

/** US Census Bureau: the export of its economic indicators, a CSV for each series. */
export function createCensusFeed({ baseUrl, get, clock }: PublisherOptions): OfficialFeed {
  return {
    publisher: 'census',
    budgetMs: 120_000,
    read(all, since, signal) {
      const now = clock();
      return readEach(all, now.toISOString(), async (asked) => {
        const request = addressOf(baseUrl, codeOf(asked.series), [
          since.slice(0, 4),
          String(now.getUTCFullYear()),
        ]);
        const { text } = await get(request, { signal, expect: 'csv' });
        return { asked, ...parseExport(text ?? ''), request, publishedAt: null };
      });
    },
  };
}

/**
 * A box that is not checked must be left out: "notAdjusted=0" selects the unadjusted series, "errorData=0" the sampling
 * errors.
 */
function addressOf(baseUrl: string, code: string, [startYear, endYear]: readonly [string, string]): string {
  const [program = '', category = '', dataType = ''] = code.split('/');
  const query = new URLSearchParams({
    format: 'csv',
    mode: 'report',
    default: 'false',
    errormode: 'Dep',
    charttype: '',
    chartmode: '',
    chartadjn: '',
    submit: 'GET DATA',
    program,
    startYear,
    endYear,
    'categories[]': category,
    dataType,
    geoLevel: 'US',
    adjusted: '1',
  });
  return `${baseUrl}/econ_export/?${query}`;
}
