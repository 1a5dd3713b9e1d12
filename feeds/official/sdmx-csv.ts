import { periodSchema } from '#contracts/observations.ts';
import { csvRows } from '#feeds/csv.ts';
import type { UpstreamFile } from '#feeds/limits.ts';
import { FeedError } from '#feeds/ports.ts';
import { decimalOf, type ReadPoint } from './reading.ts';

/** One row by the names of its columns, whose number and order differ from flow to flow. */
export type SdmxRow = Readonly<Record<string, string | undefined>>;

/** The rows of an SDMX-CSV answer (https://github.com/sdmx-twg/sdmx-csv). Throws FeedError for another document. */
export function sdmxRows(file: UpstreamFile, text: string | null): readonly SdmxRow[] {
  const [header = ''] = (text ?? '').split(/\r?\n/, 1);
  if (!/\bTIME_PERIOD\b/.test(header) || !/\bOBS_VALUE\b/.test(header))
    throw new FeedError('malformed', `${file}: an answer without periods and values`);
  return csvRows(file, text ?? '');
}

/** "A" is the status of a normal value. */
export function sdmxPoint({
  TIME_PERIOD: period = '',
  OBS_VALUE: text = '',
  OBS_STATUS: status,
}: SdmxRow): ReadPoint {
  if (!periodSchema.safeParse(period).success) return 'other_period';
  if (text === '' || text === 'NaN') return 'missing';
  const value = decimalOf(text);
  if (value === null) return 'malformed_row';
  return { period, value, flag: status === undefined || status === '' || status === 'A' ? null : status };
}
