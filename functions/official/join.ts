import type { OfficialRow } from '#content/indicators/official/row.ts';
import { officialRowOf } from '#content/indicators/official/rows.ts';
import type { EventOfficial } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { StoredObservation } from '#contracts/observations.ts';
import { type OfficialPublisher, VENDORS } from '#contracts/vendors.ts';
import { figureOf, figureText } from '#domain/official/figure.ts';
import { periodBefore } from '#domain/official/period.ts';
import { officialRelease, releasedPeriod } from '#domain/official/release.ts';
import { publisherOf } from '#domain/official/series.ts';
import { knownAt } from '#domain/official/vintages.ts';
import type { Store } from '#store/port.ts';
import { officialRefresh, releaseRefresh } from './names.ts';

export type JoinStore = Pick<Store, 'vintages' | 'refreshState'>;

interface Followed {
  readonly event: StoredEvent;
  readonly row: OfficialRow;
}

/** A yearly change of the period before needs the values of 13 periods. */
const NEEDED_PERIODS = 13;

/**
 * What the publishers say about the releases among the events, by the id of the event (N11). Events of kinds that are not
 * followed have none.
 */
export async function readOfficial(
  events: readonly StoredEvent[],
  store: JoinStore,
  now: Date,
): Promise<ReadonlyMap<string, EventOfficial>> {
  const followed = events.flatMap((event): Followed[] => {
    const row = event.holiday ? null : officialRowOf(event);
    return row ? [{ event, row }] : [];
  });
  if (followed.length === 0) return new Map();
  const periods = followed.flatMap(({ event, row }) => releasedPeriod(new Date(event.timeIso), row) ?? []);
  const oldest = periods.map((period) => periodBefore(period, NEEDED_PERIODS)).sort()[0] ?? '';
  const series = [...new Set(followed.map(({ row }) => row.series))];
  const publishers = [...new Set(series.map(publisherOf))];
  const [vintages, reads] = await Promise.all([
    store.vintages(series, oldest),
    Promise.all(publishers.map(async (one) => [one, await lastRead(one, store)] as const)),
  ]);
  const bySeries = Map.groupBy(vintages, (one) => one.series);
  const readAt = new Map(reads);
  return new Map(
    followed.map(({ event, row }) => {
      const known = bySeries.get(row.series) ?? [];
      return [
        event.id,
        officialOf(event, row, known, { now, readAt: readAt.get(publisherOf(row.series)) ?? '' }),
      ];
    }),
  );
}

/** When a publisher was last read with success; null if never. */
async function lastRead(publisher: OfficialPublisher, store: JoinStore): Promise<string | null> {
  const names = [officialRefresh(publisher), releaseRefresh(publisher)];
  const states = await Promise.all(names.map((name) => store.refreshState(name)));
  return (
    states
      .flatMap((state) => state?.succeededAt ?? [])
      .sort()
      .at(-1) ?? null
  );
}

interface Moment {
  readonly now: Date;
  readonly readAt: string;
}

function officialOf(
  event: StoredEvent,
  row: OfficialRow,
  vintages: readonly StoredObservation[],
  { now, readAt }: Moment,
): EventOfficial {
  const at = new Date(event.timeIso);
  const { state, period, figure, observation } = officialRelease(row, at, vintages, now);
  const isMissing = state === 'not_out_yet' || state === 'late';
  const publisher = publisherOf(row.series);
  return {
    // A figure cannot be called late before its publisher was read.
    state: isMissing && readAt < event.timeIso ? 'unread' : state,
    period,
    publisher: VENDORS[publisher].name,
    link: row.link,
    actual: figure && figureText(figure, row.notation),
    previous: previousOf(row, period, vintages, observation?.firstSeenAt ?? now.toISOString()),
    ours: row.calculation.type !== 'level',
    first_seen: figure === null ? null : (observation?.firstSeenAt ?? null),
    reported: event.actual,
  };
}

/** The figure of the period before, as it was known just before this release. */
function previousOf(
  row: OfficialRow,
  period: string | null,
  vintages: readonly StoredObservation[],
  before: string,
): string | null {
  if (period === null) return null;
  const earlier = vintages.filter(({ firstSeenAt }) => firstSeenAt < before);
  const figure = figureOf(row, periodBefore(period, 1), knownAt(earlier, before));
  return figure && figureText(figure, row.notation);
}
