/** One row of an upstream that names no id of its own. */
export interface Nameless {
  /** What the event is, as a slug, without its day: "usd-core-cpi-m-m". */
  readonly base: string;
  /** The day it is listed under, "YYYY-MM-DD". */
  readonly day: string;
  readonly timeIso: string;
}

/** An event already known under an id of ours. */
export interface Named {
  readonly id: string;
  readonly timeIso: string;
  readonly actual?: string | null;
  /** The event that bears this name where one bears several: one row at most is it. Left out: it bears this one. */
  readonly event?: string;
}

export interface Naming {
  /** How far a row may lie from a known event of the same base and day and still be it. */
  readonly sameDayMs: number;
  /** The coming time of which `rows` name every event, null where they name some: what they do not name there, moved. */
  readonly foreseen?: { readonly from: Date; readonly to: Date } | null;
}

/** A tentative time may slip over midnight; farther apart, another day's row is another event. */
const OVER_MIDNIGHT_MS = 6 * 3_600_000;
const MAX_SLUG = 96;

const ID = /^(?<base>.+)-(?<day>\d{4}-\d{2}-\d{2})(?:-\d+)?$/;

/** The base of an id of ours; the id itself where it is none. */
export function baseOf(id: string): string {
  return ID.exec(id)?.groups?.base ?? id;
}

interface Match {
  readonly row: number;
  readonly id: string;
  readonly event: string;
  readonly gapMs: number;
  readonly sameDay: boolean;
  readonly mayHaveMoved: boolean;
}

/** Lower-case words joined by hyphens, `[a-z0-9-]` only; "S&P/CS HPI y/y" → "s-p-cs-hpi-y-y". */
export function slug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, MAX_SLUG)
      .replace(/^-+|-+$/g, '') || 'event'
  );
}

/**
 * Ids "base-day", from the second of a day on "base-day-2", in the order of `rows` (SPEC K3). They never hold a clock
 * time: a row is recognised among `known` by base and day, then by the nearest time, so it keeps its id when
 * its time moves, when an earlier row of the day has gone, and when it slips over midnight. A coming row nobody knew,
 * however far, is the known one of its base that should be named beside it and is not.
 */
export function assignIds(
  rows: readonly Nameless[],
  known: readonly Named[],
  { sameDayMs, foreseen = null }: Naming,
): readonly string[] {
  const ids: (string | undefined)[] = rows.map(() => undefined);
  const taken = new Set<string>();
  const recognise = (matches: readonly Match[]): void => {
    for (const { row, id, event } of [...matches].sort((a, b) => a.gapMs - b.gapMs)) {
      if (ids[row] !== undefined || taken.has(id) || taken.has(event)) continue;
      ids[row] = id;
      taken.add(id).add(event);
    }
  };
  const matches = candidates(rows, known, foreseen);
  recognise(matches.filter(({ sameDay, gapMs }) => sameDay && gapMs <= sameDayMs));
  recognise(matches.filter(({ gapMs }) => gapMs <= OVER_MIDNIGHT_MS));
  recognise(matches.filter(({ mayHaveMoved }) => mayHaveMoved));
  for (const { id } of known) taken.add(id);
  return nameRest(rows, ids, taken);
}

function candidates(
  rows: readonly Nameless[],
  known: readonly Named[],
  foreseen: Naming['foreseen'],
): Match[] {
  const isForeseen = (timeIso: string): boolean =>
    !!foreseen &&
    Date.parse(timeIso) > foreseen.from.getTime() &&
    Date.parse(timeIso) < foreseen.to.getTime();
  const byBase = Map.groupBy(known, ({ id }) => baseOf(id));
  return rows.flatMap((row, index) =>
    (byBase.get(row.base) ?? []).map(({ id, timeIso, actual = null, event = id }) => ({
      row: index,
      id,
      event,
      gapMs: Math.abs(Date.parse(row.timeIso) - Date.parse(timeIso)),
      sameDay: ID.exec(id)?.groups?.day === row.day,
      mayHaveMoved: actual === null && isForeseen(timeIso) && isForeseen(row.timeIso),
    })),
  );
}

/** Rows nobody knew yet take the next free ordinal of their day, earliest first. */
function nameRest(
  rows: readonly Nameless[],
  ids: (string | undefined)[],
  taken: Set<string>,
): readonly string[] {
  const byTime = rows.map((row, index) => ({ row, index }));
  byTime.sort((a, b) => Date.parse(a.row.timeIso) - Date.parse(b.row.timeIso));
  for (const { row, index } of byTime) {
    ids[index] ??= nextFree(`${row.base}-${row.day}`, taken);
  }
  return ids.map((id) => id ?? '');
}

function nextFree(stem: string, taken: Set<string>): string {
  let id = stem;
  for (let ordinal = 2; taken.has(id); ordinal += 1) id = `${stem}-${ordinal}`;
  taken.add(id);
  return id;
}
