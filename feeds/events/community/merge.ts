import type { CalendarEvent } from '#contracts/events.ts';
import { assignIds } from '#domain/events/identity.ts';
import { join, type KindOf, type Pair } from '#domain/events/join.ts';
import { revise } from '#domain/events/revise.ts';
import type { KnownEvent, Span } from '#feeds/ports.ts';
import type { EventDraft } from '../draft.ts';

/** The export lists its whole days; the RSS forgets, so a row hours away from a known one is another. */
const WHOLE_DAYS_MS = Number.POSITIVE_INFINITY;
const ROLLING_MS = 6 * 3_600_000;

export interface Parts {
  /** Rows of the weekly export; null when it was not read. */
  readonly weekly: readonly EventDraft[] | null;
  /** Rows of the RSS; null when it was not read. */
  readonly rss: readonly EventDraft[] | null;
  readonly known: readonly KnownEvent[];
  /** Whether an RSS row's previous figure has been revised since its event was awaited. */
  readonly isRevised?: (row: EventDraft) => boolean;
  /** The coming time of which the RSS names every event; null or left out when it was not read whole. */
  readonly foreseen?: Span | null;
}

interface Side {
  readonly fresh: readonly CalendarEvent[];
  /** Known events of that upstream which this reading does not name. */
  readonly rest: readonly CalendarEvent[];
}

/**
 * One list out of both files and what is known (SPEC K3). Events of the export keep its id and take figures from the
 * RSS row that is the same event; an RSS row without partner is an event of its own until the export knows it,
 * whose event then names it in `supersedes`. Of the other known events only those come back of which an RSS row speaks.
 */
export function mergeCommunity(
  { weekly, rss, known, isRevised = () => false, foreseen = null }: Parts,
  kindOf: KindOf,
): readonly CalendarEvent[] {
  const listed = sideOf(weekly ?? [], known, 'faireconomy');
  const reported = sideOf(rss ?? [], known, 'myfxbook', foreseen);
  const eventOf = new Map(foldedNames(known).map(({ id, event }) => [id, event]));
  const partners = new Map(
    pairUp(listed, reported, { kindOf, eventOf }).map((pair) => [pair.listed, pair.reported]),
  );
  const knownIds = new Set(known.map(({ id }) => id));
  const revised = new Set(reported.fresh.filter((_, index) => rss?.[index] && isRevised(rss[index])));
  const filled = (event: CalendarEvent): CalendarEvent => {
    const partner = partners.get(event);
    return partner ? fillFrom(event, partner, { knownIds, revised }) : event;
  };
  const taken = new Set(partners.values());
  return [
    ...listed.fresh.map(filled),
    ...listed.rest.filter((event) => partners.has(event)).map(filled),
    ...reported.fresh.filter((event) => !taken.has(event)),
  ];
}

/** Names the rows of one upstream by what is known of it, and keeps the figures it no longer gives. */
function sideOf(
  drafts: readonly EventDraft[],
  known: readonly KnownEvent[],
  origin: EventDraft['origin'],
  foreseen: Span | null = null,
): Side {
  const own = known.filter((event) => event.origin === origin);
  const names = origin === 'myfxbook' ? [...own, ...foldedNames(known)] : own;
  const sameDayMs = origin === 'myfxbook' ? ROLLING_MS : WHOLE_DAYS_MS;
  const ids = assignIds(drafts, names, { sameDayMs, foreseen });
  const byId = new Map(own.map((event) => [event.id, event]));
  const fresh = drafts.map(({ base: _base, day: _day, ...facts }, index): CalendarEvent => {
    const id = ids[index] ?? '';
    const before = byId.get(id);
    const event = {
      id,
      supersedes: before?.supersedes ?? null,
      source: 'forex-community',
      ...facts,
    } as const;
    return revise(origin === 'faireconomy' ? keepRevision(event, before) : event, before);
  });
  const named = new Set(ids);
  return { fresh, rest: own.filter(({ id }) => !named.has(id)) };
}

/** The export goes on naming the previous figure it began with: once the event is out, what is known is newer. */
function keepRevision(event: CalendarEvent, before: CalendarEvent | undefined): CalendarEvent {
  return before?.actual ? { ...event, previous: before.previous ?? event.previous } : event;
}

/**
 * Ids that RSS rows bore before the export knew their events: still theirs, never another row's. The first of them is
 * what calendars were told (SPEC N2): a second event of that id would be the same one to a calendar program.
 */
function foldedNames(known: readonly KnownEvent[]) {
  return known.flatMap(({ id: event, supersedes, firstId = event, timeIso, actual }) =>
    [...new Set([supersedes, firstId])].flatMap((id) =>
      id === null || id === event ? [] : { id, timeIso, actual, event },
    ),
  );
}

/** A row once folded into an event of the export stays with it; all others are joined by what they say. */
function pairUp(
  listed: Side,
  reported: Side,
  { kindOf, eventOf }: { readonly kindOf: KindOf; readonly eventOf: ReadonlyMap<string, string> },
): Pair<CalendarEvent, CalendarEvent>[] {
  const events = [...listed.fresh, ...listed.rest].filter(({ holiday }) => !holiday);
  const rows = [...reported.fresh, ...reported.rest];
  const folded = events.flatMap((event) => {
    const row = rows.find(({ id }) => eventOf.get(id) === event.id);
    return row ? [{ listed: event, reported: row }] : [];
  });
  const paired = new Set(folded.flatMap((pair) => [pair.listed, pair.reported]));
  const isFree = (event: CalendarEvent): boolean => !paired.has(event);
  return [...folded, ...join(events.filter(isFree), rows.filter(isFree), kindOf)];
}

interface Known {
  readonly knownIds: ReadonlySet<string>;
  /** RSS rows whose previous figure was revised at the release. */
  readonly revised: ReadonlySet<CalendarEvent>;
}

function fillFrom(event: CalendarEvent, row: CalendarEvent, { knownIds, revised }: Known): CalendarEvent {
  const previous = revised.has(row) ? row.previous : null;
  return {
    ...event,
    supersedes: knownIds.has(row.id) ? row.id : event.supersedes,
    forecast: event.forecast ?? row.forecast,
    previous: previous ?? event.previous ?? row.previous,
    actual: row.actual ?? event.actual,
  };
}
