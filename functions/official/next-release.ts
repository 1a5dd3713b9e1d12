import type { OfficialRow } from '#content/indicators/official/row.ts';
import { SCHEDULED_RELEASES, type ScheduledRelease } from '#content/indicators/official/schedules.ts';
import type { IndicatorPage } from '#content/indicators/pages.ts';
import type { IndicatorAnswer } from '#contracts/indicator.ts';
import type { Sighting } from '#contracts/schedules.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { calledOff } from '#domain/events/called-off.ts';
import { addDays, wallClock } from '#domain/events/zones.ts';
import { normalise } from '#domain/indicators/normalise.ts';
import { expand } from '#domain/indicators/patterns.ts';
import { publisherOf } from '#domain/official/series.ts';
import type { Store } from '#store/port.ts';
import { type TimedEvent, toEventSchedule } from './time.ts';

/** How far the next release of a figure is looked for: a quarter with its delay. */
export const AHEAD_DAYS = 150;

/** The next release in the calendar, at its publisher's time. */
export function nextEvent(timed: readonly TimedEvent[], now: Date): IndicatorAnswer['next'] {
  const notOut = { isOut: false, isMissing: false };
  for (const { event, schedule } of timed.toSorted((a, b) =>
    a.event.timeIso.localeCompare(b.event.timeIso),
  )) {
    if (event.timeIso <= now.toISOString() || event.withdrawnAt !== null) continue;
    const said = schedule && toEventSchedule(schedule, notOut);
    if (calledOff(said) !== null) continue;
    const { timeIso: at, id, impact, forecast, previous } = event;
    const isConfirmed = said?.state === 'confirmed' || said?.state === 'moved';
    const confirmed = isConfirmed ? { publisher: said.publisher, link: said.link } : null;
    return { at, event: id, impact, forecast, previous, confirmed };
  }
  return null;
}

/**
 * The next release that the publisher's schedule names, where the calendar does not reach so far. One whose day alone is
 * named is the next until that day is over for its publisher, or a value was `seenAt` on it; null when none was seen so far.
 */
export async function nextOfSchedule(
  page: IndicatorPage,
  seenAt: string | null,
  store: Pick<Store, 'sightings'>,
  now: Date,
): Promise<IndicatorAnswer['next']> {
  const releases = SCHEDULED_RELEASES.filter((one) => page.rows.some((row) => isIn(one, row)));
  if (releases.length === 0) return null;
  const today = now.toISOString().slice(0, 10);
  const found = await store.sightings(
    releases.map(({ release }) => release),
    // A day without an hour comes before all hours of it, and may be yesterday here.
    `${addDays(today, -2)}T00:00:00.000Z`,
    `${addDays(today, AHEAD_DAYS)}T00:00:00.000Z`,
  );
  const occurrences = Map.groupBy(found, ({ release, occurrence }) => `${release} ${occurrence}`);
  const zones = new Map(releases.map(({ release, zone }) => [release, zone]));
  const isDue = ({ release, at }: Sighting) => {
    if (at.includes('T')) return at > now.toISOString();
    const dayOf = (instant: Date) => wallClock(instant, zones.get(release) ?? 'UTC').day;
    return at >= dayOf(now) && (seenAt === null || dayOf(new Date(seenAt)) < at);
  };
  const due = [...occurrences.values()]
    .flatMap((all) => all.at(-1) ?? [])
    .filter((sighting) => sighting.state === 'scheduled' && isDue(sighting))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const [first] = due;
  if (!first) return null;
  const { name, url } = VENDORS[publisherOf(first.release)].schedule;
  const confirmed = { publisher: name, link: url };
  return { at: first.at, event: null, impact: null, forecast: null, previous: null, confirmed };
}

/** Whether a figure comes out with a release of its publisher's schedule. */
function isIn({ country, kinds, compared, titles }: ScheduledRelease, row: OfficialRow): boolean {
  const own = new Set(row.titles.flatMap(expand).map(normalise));
  return (
    country === row.country &&
    kinds.includes(row.kind) &&
    (compared?.includes(row.compared) ?? true) &&
    (titles?.flatMap(expand).some((title) => own.has(normalise(title))) ?? true)
  );
}
