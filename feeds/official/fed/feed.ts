import type { KeptFiles } from '#contracts/kept-files.ts';
import { codeOf } from '#domain/official/series.ts';
import { createConditionalRead } from '#feeds/http/conditional.ts';
import type { AskedSeries, OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { type ReadPoint, readParts, type SeriesPoints } from '#feeds/official/reading.ts';
import { instantOfHeader } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';
import { pointsOf, seriesLines } from './production.ts';
import { addressesOf, type TargetRange, targetRange } from './statement.ts';

const NEWS = '/feeds/press_monetary.xml';
const PRODUCTION = '/releases/g17/Current/ipdisk';
/** The code of the target range: "statement/from" is its lower end, "statement/to" its upper end. */
const STATEMENT = 'statement';

interface FedOptions extends PublisherOptions {
  /** Where the lines of the last files are stored. Default: in memory. */
  readonly files?: KeptFiles;
}

/** Board of Governors of the Federal Reserve System: the committee's statements, and the files of industrial production. */
export function createFedFeed({ baseUrl, get, clock, files }: FedOptions): OfficialFeed {
  const readFile = createConditionalRead(get, files && { files, clock });

  async function statements(asked: readonly AskedSeries[], signal: AbortSignal): Promise<SeriesPoints[]> {
    const news = `${baseUrl}${NEWS}`;
    const { text } = await get(news, { signal, expect: 'xml' });
    const found: { day: string; publishedAt: string | null; range: TargetRange | null }[] = [];
    for (const { day, path, publishedAt } of addressesOf(text ?? '')) {
      const page = await get(`${baseUrl}${path}`, { signal, expect: 'html' });
      found.push({ day, publishedAt, range: targetRange(page.text ?? '') });
    }
    // Without the last decision the one before it must not look like the whole answer.
    if (found[0]?.range === null) throw new FeedError('malformed', 'fed: the last statement names no range');
    return asked.map((one) => {
      const end = codeOf(one.series) === `${STATEMENT}/from` ? 'from' : 'to';
      const points = found.map(({ day, publishedAt, range }): ReadPoint => {
        if (range === null) return 'malformed_row';
        return { period: day, value: range[end], flag: null, ...(publishedAt !== null && { publishedAt }) };
      });
      return { asked: one, points, request: news, publishedAt: null };
    });
  }

  async function production(asked: readonly AskedSeries[], since: string, signal: AbortSignal) {
    const name = partOf(asked[0]);
    const codes = asked.map(({ series }) => codeOf(series).split('/')[1] ?? '').sort();
    const url = `${baseUrl}${PRODUCTION}/${name}.txt`;
    const keepsLine = (line: string) => codes.some((code) => line.startsWith(`"${code}`));
    const parse = (text: string, { lastModified }: { readonly lastModified?: string }) => ({
      lines: seriesLines(text, codes),
      publishedAt: instantOfHeader(lastModified),
    });
    // With other series it is another file to the store, so that "not modified" never hides one.
    const file = { name: `fed ${name} ${codes.join(' ')}`, url, expect: 'csv', keepsLine, parse } as const;
    const { lines, publishedAt } = await readFile(file, signal);
    return asked.map((one) => {
      const points = pointsOf(lines, codeOf(one.series).split('/')[1] ?? '', since.slice(0, 4));
      return { asked: one, points, request: url, publishedAt };
    });
  }

  return {
    publisher: 'fed',
    budgetMs: 225_000,
    read(all, since, signal) {
      const parts = [...Map.groupBy(all, partOf).values()];
      return readParts(parts, clock().toISOString(), (asked) =>
        partOf(asked[0]) === STATEMENT ? statements(asked, signal) : production(asked, since, signal),
      );
    },
  };
}

function partOf(asked: AskedSeries | undefined): string {
  return asked === undefined ? '' : (codeOf(asked.series).split('/')[0] ?? '');
}
