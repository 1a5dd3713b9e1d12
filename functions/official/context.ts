import { officialRowOf } from '#content/indicators/official/rows.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import { NEXT_RELEASE_MS, type ReleaseContext } from '#domain/official/about.ts';
import type { Store } from '#store/port.ts';

/** An event that may be a release of a followed series, at its publisher's time. */
type Dated = Pick<StoredEvent, 'title' | 'country' | 'currency' | 'holiday' | 'timeIso' | 'previous'>;

/** What the calendar says of each release among the events: its previous figure, and the others of its series. */
export function contextsOf<Event extends Dated>(
  events: readonly Event[],
  namedOf: (event: Event) => string | null,
): ReadonlyMap<Event, ReleaseContext> {
  const rows = new Map(
    events.flatMap((event) => {
      const row = event.holiday ? null : officialRowOf(event);
      return row ? [[event, row]] : [];
    }),
  );
  const bySeries = Map.groupBy(rows.keys(), (event) => rows.get(event)?.series);
  return new Map(
    [...rows].map(([event, { series }]) => {
      const others = (bySeries.get(series) ?? []).filter((other) => isOther(other, event));
      const context = {
        named: namedOf(event),
        previous: event.previous,
        others: others.map(({ timeIso }) => new Date(timeIso)),
      };
      return [event, context];
    }),
  );
}

/** Two vendors may list one release at two hours of its day. */
function isOther(other: Dated, event: Dated): boolean {
  const apartMs = Math.abs(Date.parse(other.timeIso) - Date.parse(event.timeIso));
  return other.timeIso.slice(0, 10) !== event.timeIso.slice(0, 10) && apartMs <= NEXT_RELEASE_MS;
}

/** An event with the stored ones around it that may be releases of its series. */
export async function withSiblings(
  event: StoredEvent,
  store: Pick<Store, 'eventsBetween'>,
): Promise<readonly StoredEvent[]> {
  const series = event.holiday ? null : officialRowOf(event)?.series;
  if (!series) return [event];
  const shifted = (by: number) => new Date(Date.parse(event.timeIso) + by).toISOString();
  const near = await store.eventsBetween(event.source, shifted(-NEXT_RELEASE_MS), shifted(NEXT_RELEASE_MS));
  const siblings = near.filter(
    (one) =>
      one.id !== event.id &&
      one.withdrawnAt === null &&
      !one.holiday &&
      officialRowOf(one)?.series === series,
  );
  return [event, ...siblings];
}
