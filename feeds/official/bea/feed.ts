import type { KeptFiles } from '#contracts/kept-files.ts';
import { codeOf } from '#domain/official/series.ts';
import { linesOf } from '#feeds/csv.ts';
import { createConditionalRead } from '#feeds/http/conditional.ts';
import type { AskedSeries, OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { decimalOf, type ReadPoint, type SeriesPoints, toReading } from '#feeds/official/reading.ts';
import { instantOfHeader } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

const PATH = '/national/Release/TXT';
const HEADER = '%SeriesCode,Period,Value';

interface BeaOptions extends PublisherOptions {
  /** Where the lines of the last files are stored. Default: in memory. */
  readonly files?: KeptFiles;
}

/**
 * US Bureau of Economic Analysis: the files of all national accounts, 37 MB each. They are read as a stream, only when they
 * have changed, and only the lines of the asked series are kept.
 */
export function createBeaFeed({ baseUrl, get, clock, files }: BeaOptions): OfficialFeed {
  const read = createConditionalRead(get, files && { files, clock });
  return {
    publisher: 'bea',
    readsTogether: true,
    budgetMs: 180_000,
    async read(all, since, signal) {
      const found: SeriesPoints[] = [];
      for (const [name, asked] of Map.groupBy(all, ({ series }) => codeOf(series).split('/')[0] ?? '')) {
        const codes = asked.map(seriesCode).sort();
        const url = `${baseUrl}${PATH}/${name}.txt`;
        const keepsLine = (line: string) =>
          line.startsWith('%') || codes.some((code) => line.startsWith(`${code},`));
        const parse = (text: string, { lastModified }: { readonly lastModified?: string }) => ({
          lines: seriesLines(text),
          publishedAt: instantOfHeader(lastModified),
        });
        // With other series it is another file to the store, so that "not modified" never hides one.
        const file = {
          name: `bea ${name} ${codes.join(' ')}`,
          url,
          expect: 'csv',
          keepsLine,
          parse,
        } as const;
        const { lines, publishedAt } = await read(file, signal);
        for (const one of asked) {
          const prefix = `${seriesCode(one)},`;
          const points = lines.filter((line) => line.startsWith(prefix)).map(readLine);
          const recent = points.filter(
            (point) => typeof point === 'string' || point.period >= since.slice(0, 4),
          );
          found.push({ asked: one, points: recent, request: url, publishedAt });
        }
      }
      return toReading(found, clock().toISOString());
    },
  };
}

function seriesCode({ series }: AskedSeries): string {
  return codeOf(series).split('/')[1] ?? '';
}

function seriesLines(text: string): readonly string[] {
  const [header, ...lines] = linesOf('bea', text);
  if (header !== HEADER) throw new FeedError('malformed', 'bea: another header');
  return lines;
}

/** `DPCERG,2026M07,"131.659"`; thousands have separators. */
function readLine(line: string): ReadPoint {
  const [, year, type, number = '', text = ''] = /^\w+,(\d{4})(M|Q)(\d{1,2}),"?([^"]*)"?$/.exec(line) ?? [];
  if (year === undefined) return 'other_period';
  const value = decimalOf(text);
  if (value === null) return 'malformed_row';
  return { period: type === 'Q' ? `${year}-Q${number}` : `${year}-${number}`, value, flag: null };
}
