import { linesOf } from '#feeds/csv.ts';
import { decimalOf, type ReadPoint } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';

/** The lines of the asked series. Each has a line with its title first: `"B50001: Total index"`. */
export function seriesLines(text: string, codes: readonly string[]): readonly string[] {
  const lines = linesOf('fed', text).map((line) => line.trim());
  const missing = codes.filter((code) => !lines.some((line) => line.startsWith(`"${code}:`)));
  if (missing.length > 0) throw new FeedError('malformed', `fed: a file without the series ${missing[0]}`);
  return lines;
}

/** The months of a series from `sinceYear` on: `"B50001"  2026  101.1234  101.2345`, a line for each year. */
export function pointsOf(lines: readonly string[], code: string, sinceYear: string): readonly ReadPoint[] {
  return lines.flatMap((line) => {
    const [, name, year = '', months = ''] = /^"([^":]+)"\s+(\d{4})\s+(.+)$/.exec(line) ?? [];
    if (name !== code || year < sinceYear) return [];
    return months.split(/\s+/).map((text, index): ReadPoint => {
      if (index > 11) return 'malformed_row';
      // The Board's mark of a missing value.
      if (text === 'ND' || /^-?9999(\.0*)?$/.test(text)) return 'missing';
      const value = decimalOf(text);
      if (value === null) return 'malformed_row';
      return { period: `${year}-${String(index + 1).padStart(2, '0')}`, value, flag: null };
    });
  });
}
