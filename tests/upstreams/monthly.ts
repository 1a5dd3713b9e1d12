import type { OfficialRow } from '#content/indicators/official/row.ts';
import { officialRowOf } from '#content/indicators/official/rows.ts';
import { usualPeriod } from '#domain/official/about.ts';
import { lastDay } from '#domain/official/period.ts';
import { COUNTRIES, ENTRIES, type Entry } from './payload.ts';

const DAY_MS = 86_400_000;
/** A longer window of days has room for releases that were late; the ordinary ones come in its first days. */
const LONGEST_DAYS = 16;
const ORDINARY_DAYS = 12;
const WEEKS = [-4, -3, -2, -1, 1, 2, 3, 4] as const;

const ROWS: ReadonlyMap<Entry, OfficialRow | null> = new Map(ENTRIES.map((entry) => [entry, find(entry)]));

/** The official row of an event; null when its publisher is not followed. */
export const rowOf = (entry: Entry): OfficialRow | null => ROWS.get(entry) ?? null;

function find({ week, rss, impact }: Entry): OfficialRow | null {
  const country = COUNTRIES.find(({ name, currency }) =>
    rss ? name === rss.country : currency === week?.country,
  );
  const title = week?.title ?? rss?.title;
  if (impact === 'Holiday' || !country || title === undefined) return null;
  const { iso, currency } = country;
  return officialRowOf({ title, country: iso, currency: week?.country ?? currency });
}

/**
 * Whether an event of a weekday is listed in the week of `at`. A followed release comes once in a period, as its publisher's
 * figures do: on the weekday whose distance from the end of the period is nearest to the usual one. Others come every week.
 */
export function isListed(entry: Entry, at: Date): boolean {
  const row = rowOf(entry);
  if (row === null || row.period === 'day' || row.period === 'week') return true;
  const key = `${entry.no} ${at.getTime()}`;
  const isKnown = known.get(key) ?? isNearest(row, at);
  known.set(key, isKnown);
  return isKnown;
}

/** Each answer asks for the same weeks again. */
const known = new Map<string, boolean>();

function isNearest(row: OfficialRow, at: Date): boolean {
  const period = usualPeriod(at, row);
  if (period === null) return false;
  const [fewest, most] = row.releasedAfterDays;
  const length = most - fewest;
  const farFromUsual = (when: Date) => {
    const days = Math.floor((when.getTime() - Date.parse(lastDay(period))) / DAY_MS);
    return Math.abs(days - fewest - (length > LONGEST_DAYS ? ORDINARY_DAYS : length) / 2);
  };
  const own = farFromUsual(at);
  return WEEKS.every((weeks) => {
    const other = new Date(at.getTime() + weeks * 7 * DAY_MS);
    if (usualPeriod(other, row) !== period) return true;
    return farFromUsual(other) > own || (farFromUsual(other) === own && weeks > 0);
  });
}
