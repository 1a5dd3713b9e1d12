import type { CalendarEvent, EventSource } from './events.ts';
import type { EventsVendor } from './vendors.ts';

/** Whose list a row comes from. */
export type Vendor = EventsVendor;

/** One row of one vendor's calendar, mapped but not yet recognised among the rows we know. */
export interface Listing {
  readonly vendor: Vendor;
  /** The vendor's own id, unique for good; null where it gives none. */
  readonly vendorId: string | null;
  /** Which series the row is of, in the vendor's own words, as a slug without its day: "usd-core-cpi-m-m". */
  readonly base: string;
  /** The New York day it is listed under, "YYYY-MM-DD". */
  readonly day: string;
  readonly title: string;
  /** ISO 3166 alpha-2, "EU" for the euro area; null when the vendor does not say. */
  readonly country: string | null;
  readonly currency: string | null;
  readonly impact: CalendarEvent['impact'];
  readonly holiday: boolean;
  /** UTC instant with milliseconds; for a holiday, midnight UTC of the day it names. */
  readonly timeIso: string;
  readonly forecast: string | null;
  readonly previous: string | null;
  readonly actual: string | null;
  readonly link: string | null;
}

/** A row we know. It stays for good, whatever the vendor later forgets. */
export interface StoredListing extends Listing {
  readonly source: EventSource;
  /** Unique per source: the vendor's id, or "base-day", from the second row of a day on "base-day-2". */
  readonly key: string;
  /** The event this row is about. */
  readonly eventId: string;
  /** What `previous` said while no actual was there yet; a revision at the release does not change it. */
  readonly awaitedPrevious: string | null;
  /** The time it was first listed for. */
  readonly firstTimeIso: string;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
  /** Since when the vendor no longer lists it, although its list covers its time; null while it does. */
  readonly goneAt: string | null;
}

/** An event as stored: what its rows say, derived anew with every reading. */
export interface StoredEvent extends CalendarEvent {
  /** The time its leading row was first listed for, where that is an hour or more from its time now; else null. */
  readonly movedFrom: string | null;
  /** Id calendar files know it by (SPEC N2): the one it was first stored under. */
  readonly firstId: string;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
  /** Since when no vendor lists it any more; null while one does. */
  readonly withdrawnAt: string | null;
  /** How often it was withdrawn, with returns in between. */
  readonly withdrawals: number;
  /** The event that proved to be the same release and now has all its rows; null for all others. */
  readonly mergedInto: string | null;
}

/** What is known of one source around now. */
export interface KnownCalendar {
  readonly events: readonly StoredEvent[];
  readonly listings: readonly StoredListing[];
}
