import { createConditionalRead, type FileKeeping } from '#feeds/http/conditional.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { parseJson } from '#feeds/json.ts';
import { FeedError } from '#feeds/ports.ts';
import { addressOf } from '../address.ts';
import { type MappedRows, mapRows } from '../map-rows.ts';
import { mapWeeklyRow, Undated } from './map.ts';

const UPSTREAM = 'faireconomy';

export interface WeeklyExport extends MappedRows {
  /** `base` of the events it names without a date. */
  readonly undated: readonly string[];
}

/** Reads the export of the current week (Sunday to Saturday, New York). An empty list is a fault, because no week is empty. Throws FeedError. */
export function createWeeklyRead(
  get: UpstreamGet,
  baseUrl: string,
  keeping?: FileKeeping,
): (signal: AbortSignal) => Promise<WeeklyExport> {
  const url = addressOf(baseUrl, '/ff_calendar_thisweek.json');
  const read = createConditionalRead(get, keeping);
  return (signal) => read({ name: 'weekly-export', url, expect: 'json', parse: parseWeekly }, signal);
}

export function parseWeekly(text: string): WeeklyExport {
  const list = parseJson(UPSTREAM, text);
  if (!Array.isArray(list)) throw new FeedError('malformed', `${UPSTREAM}: the export is not a list`);
  if (list.length === 0) throw new FeedError('malformed', `${UPSTREAM}: the export lists no event`);
  const undated: string[] = [];
  const mapped = mapRows(UPSTREAM, list, (raw, note) => {
    const row = mapWeeklyRow(raw, note);
    if (row instanceof Undated) undated.push(row.base);
    return row;
  });
  return { ...mapped, undated };
}
