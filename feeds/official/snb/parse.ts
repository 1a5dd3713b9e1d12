import { periodSchema } from '#contracts/observations.ts';
import { csvRows } from '#feeds/csv.ts';
import { decimalOf, type ReadPoint } from '#feeds/official/reading.ts';
import { instantOfText } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

const TABLE = /^"Date";"D0";"Value"/m;

interface Cube {
  readonly points: readonly ReadPoint[];
  readonly publishedAt: string | null;
}

/** The values of one item. Lines about the cube come before the table; a day without a value is empty. */
export function parseCube(text: string, item: string): Cube {
  const start = TABLE.exec(text)?.index;
  if (start === undefined) throw new FeedError('malformed', 'snb: an answer without its table');
  const [, day, time] =
    /^"PublishingDate";"(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})"/m.exec(text.slice(0, start)) ?? [];
  const rows = csvRows('snb', text.slice(start), ';').filter(({ D0 }) => D0 === item);
  return {
    points: rows.map(({ Date: period = '', Value: value = '' }) => readPoint(period, value)),
    publishedAt: instantOfText(`${day}T${time}`, 'Europe/Zurich'),
  };
}

function readPoint(period: string, text: string): ReadPoint {
  if (!periodSchema.safeParse(period).success) return 'other_period';
  if (text === '') return 'missing';
  const value = decimalOf(text);
  return value === null ? 'malformed_row' : { period, value, flag: null };
}
