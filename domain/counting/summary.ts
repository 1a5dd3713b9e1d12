import type { Count } from '#contracts/counted.ts';
import { addDays, isDay } from '#domain/events/zones.ts';

/** How often pages were seen, outbound calls followed and payments returned from. */
export interface Sums {
  readonly views: number;
  readonly calls: number;
  readonly successes: number;
}

type Named<Field extends string> = Sums & Readonly<Record<Field, string>>;

export interface CountSummary {
  readonly total: Sums;
  /** Every day of the range, oldest first. */
  readonly days: readonly Named<'day'>[];
  // Largest first.
  readonly pages: readonly Named<'page'>[];
  readonly sources: readonly Named<'source'>[];
  readonly locales: readonly Named<'locale'>[];
  readonly links: readonly Named<'link'>[];
  readonly linksOnPages: readonly (Named<'link'> & Named<'page'>)[];
}

/** What the owner reads of the days from `from` to `to`, both inclusive (N17). */
export function summarize(counts: readonly Count[], { from, to }: DayRange): CountSummary {
  const calls = counts.filter(({ kind }) => kind === 'call');
  // A payment does not say on which page it began.
  const onPages = counts.filter(({ kind }) => kind !== 'success');
  const byDay = new Map(grouped(counts, ['day']).map((row) => [row.day, row]));
  return {
    total: sumOf(counts),
    days: daysIn(from, to).map((day) => byDay.get(day) ?? { day, ...sumOf([]) }),
    pages: grouped(onPages, ['page']),
    sources: grouped(counts, ['source']),
    locales: grouped(counts, ['locale']),
    links: grouped(calls, ['link']),
    linksOnPages: grouped(calls, ['link', 'page']),
  };
}

function grouped<Field extends keyof Count>(counts: readonly Count[], fields: readonly Field[]) {
  const groups = Map.groupBy(counts, (count) => fields.map((field) => count[field]).join(' '));
  const rows = [...groups.values()].map((own) => {
    const names = Object.fromEntries(fields.map((field) => [field, String(own[0]?.[field])]));
    return { ...(names as Record<Field, string>), ...sumOf(own) };
  });
  return rows.toSorted((a, b) => b.views - a.views || b.calls - a.calls || b.successes - a.successes);
}

function sumOf(counts: readonly Count[]): Sums {
  const of = (wanted: Count['kind']) =>
    counts.reduce((sum, { kind, times }) => (kind === wanted ? sum + times : sum), 0);
  return { views: of('view'), calls: of('call'), successes: of('success') };
}

/** Days "YYYY-MM-DD", both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The most days of one page: the work of its answer has a limit. */
export const MOST_DAYS = 92;
const DEFAULT_DAYS = 7;

/** The range that an address asks for: in its order, not after today, with at most MOST_DAYS. By default the last seven days. */
export function readRange(
  given: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): DayRange {
  const asked = [given.from, given.to].filter((day) => day !== undefined && isDay(day) && day >= '2000');
  if (asked.length < 2) return { from: addDays(today, 1 - DEFAULT_DAYS), to: today };
  const [first = today, last = today] = asked.map((day = today) => (day > today ? today : day)).sort();
  const earliest = addDays(last, 1 - MOST_DAYS);
  return { from: [first, earliest].sort().at(-1) ?? first, to: last };
}

function daysIn(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
