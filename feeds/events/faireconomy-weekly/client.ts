import type { UpstreamGet } from '#feeds/http/port.ts';
import { FeedError } from '#feeds/ports.ts';
import { addressOf } from '../address.ts';
import { createConditionalRead } from '../conditional.ts';
import type { EventDraft } from '../draft.ts';
import { parseJson } from '../json.ts';
import { type Sifted, sift } from '../sift.ts';
import { mapWeeklyRow } from './map.ts';

const UPSTREAM = 'faireconomy';

/** Reads the export of the running week (Sunday to Saturday, New York). No week is empty: an empty list is a fault. Throws FeedError. */
export function createWeeklyRead(
  get: UpstreamGet,
  baseUrl: string,
): (signal: AbortSignal) => Promise<Sifted<EventDraft>> {
  const url = addressOf(baseUrl, '/ff_calendar_thisweek.json');
  return createConditionalRead(get, { url, expect: 'json', parse: parseWeekly });
}

export function parseWeekly(text: string): Sifted<EventDraft> {
  const list = parseJson(UPSTREAM, text);
  if (!Array.isArray(list)) throw new FeedError('malformed', `${UPSTREAM}: the export is not a list`);
  if (list.length === 0) throw new FeedError('malformed', `${UPSTREAM}: the export lists no event`);
  return sift(UPSTREAM, list, mapWeeklyRow);
}
