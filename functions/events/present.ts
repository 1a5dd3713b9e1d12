import { enrich } from '#content/indicators/enrich.ts';
import { indicatorPageOf } from '#content/indicators/pages.ts';
import { CALENDAR_SOURCE, type EconomicEvent, type EventOfficial } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { EventSchedule } from '#contracts/schedules.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { IMPACT_ICONS } from '#domain/events/impact-icons.ts';
import { previousRevisedFrom } from '#domain/events/revised.ts';
import { eventStatus } from '#domain/events/status.ts';
import { surpriseOf } from '#domain/events/surprise.ts';
import { differenceText } from '#domain/events/surprise-size.ts';
import { dayBucket, localTime, weekRange } from '#domain/events/zones.ts';
import type { EventRevision } from '#store/port.ts';
import type { AheadEvent } from './ahead.ts';

export interface Presentation {
  /** What the event's publisher says (N11). */
  readonly official: EventOfficial | null;
  /** What the publisher's schedule says; the event has its time already. */
  readonly schedule: EventSchedule | null;
  readonly now: Date;
  readonly locale: Locale;
  /** The revisions of this event, oldest first. */
  readonly changes: readonly EventRevision[];
}

/** A joined event in the shape of the page, at one moment and in one language (K3, K4). */
export function presentEvent(
  stored: StoredEvent,
  { now, locale, changes, official, schedule }: Presentation,
): EconomicEvent {
  const event = { ...stored, actual: official?.actual ?? stored.actual };
  const { title, currency, impact, holiday, previous, forecast, actual } = event;
  const outcome = { actual, previous, forecast };
  const { pairs, summary, insight, tags, direction, name, topic } = enrich({ ...event, locale });
  const day = dayBucket(event);
  return {
    id: event.id,
    time_iso: holiday ? day : event.timeIso,
    local_time: holiday ? null : localTime(event.timeIso),
    country: event.country,
    currency,
    title,
    name,
    topic,
    indicator: holiday ? null : indicatorPageOf(title, currency, event.country),
    impact_level: impact,
    impact_assumed: false,
    impact_icon: IMPACT_ICONS[impact],
    affected_pairs: pairs,
    status: eventStatus(event, now),
    forecast,
    previous,
    actual,
    official,
    schedule,
    surprise: surpriseOf({ ...outcome, direction }),
    surprise_difference: differenceText(outcome),
    previous_revised_from: previousRevisedFrom(event, changes),
    // The publisher's own move says it better.
    moved_from: schedule?.state === 'moved' ? null : event.movedFrom,
    source: VENDORS[event.origin].events,
    source_link: event.link,
    has_file: event.source === CALENDAR_SOURCE,
    summary,
    frdm_insight: insight,
    tags,
    day_bucket: day,
    week_range: weekRange(event),
  } satisfies Record<keyof EconomicEvent, unknown>;
}

/**
 * An event that only its publisher's schedule names (N11): the publisher is its source, its previous figure the publisher's
 * own. Where nothing names its hour it has a plain date; where no calendar gives it a title, that is its name.
 */
export function presentAhead(
  { event, publisher, day, isRated, isTitled }: AheadEvent,
  presentation: Omit<Presentation, 'changes'>,
): EconomicEvent {
  const shown = presentEvent(event, { ...presentation, changes: [] });
  const { name, url } = VENDORS[publisher].schedule;
  return {
    ...shown,
    ...(day !== null && { time_iso: day, local_time: null }),
    title: isTitled ? shown.title : nameOf(shown),
    impact_assumed: !isRated,
    previous: presentation.official?.previous ?? null,
    source: name,
    source_link: url,
    // A calendar file is kept by its events' ids, and a vendor's calendar will give this one another.
    has_file: false,
  };
}
