import { linesOf } from '#feeds/csv.ts';
import { decimalOf, type ReadPoint } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The unit and values of an export. Its header lines must say that it is seasonally adjusted and name the unit, because a
 * wrong question gets another series with HTTP 200. Months to come are "NA".
 */
export function parseExport(text: string): { readonly unit: string; readonly points: readonly ReadPoint[] } {
  const lines = linesOf('census', text).map((line) => line.trim());
  const unit = unitOf(lines[3] ?? '');
  const head = lines.indexOf('Period,Value');
  if (unit === null || head < 0)
    throw new FeedError('malformed', 'census: the header is not that of an adjusted series');
  const rows = lines.slice(head + 1).filter((line) => line !== '');
  return { unit: unit.toLowerCase(), points: rows.map(readRow) };
}

/** "Seasonally Adjusted Sales - Monthly [Millions of Dollars]": what is in the last brackets. */
function unitOf(line: string): string | null {
  const unit = line.slice(line.lastIndexOf('[') + 1, -1).trim();
  return /^Seasonally Adjusted\b/.test(line) && line.includes('[') && line.endsWith(']')
    ? unit || null
    : null;
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
