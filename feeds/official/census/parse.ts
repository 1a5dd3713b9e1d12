import { decimalOf, type ReadPoint } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The unit and values of an export. Its header lines must say that it is seasonally adjusted and name the unit, because a
 * wrong question gets another series with HTTP 200. Months to come are "NA".
 */
export function parseExport(text: string): { readonly unit: string; readonly points: readonly ReadPoint[] } {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const [, unit] = /^Seasonally Adjusted\b.*\[([^\]]+)\]$/.exec(lines[3] ?? '') ?? [];
  const head = lines.indexOf('Period,Value');
  if (unit === undefined || head < 0)
    throw new FeedError('malformed', 'census: the header is not that of an adjusted series');
  const rows = lines.slice(head + 1).filter((line) => line !== '');
  return { unit: unit.toLowerCase(), points: rows.map(readRow) };
}

function readRow(line: string): ReadPoint {
  const [, name = '', year, text = ''] = /^(\w{3})-(\d{4}),"?([^"]*)"?$/.exec(line) ?? [];
  const month = MONTHS.indexOf(name) + 1;
  if (year === undefined || month === 0) return 'malformed_row';
  if (text === 'NA') return 'missing';
  const value = decimalOf(text);
  if (value === null) return 'malformed_row';
  return { period: `${year}-${String(month).padStart(2, '0')}`, value, flag: null };
}
