import type { CalendarEvent, CalendarFields, EventSource } from './events.ts';
import type { EventsVendor } from './vendors.ts';

/** Whose list a row comes from. */
export type Vendor = EventsVendor;

/** One row of one vendor's calendar, mapped but not yet matched with the rows we know. */
export interface Listing extends CalendarFields {
  readonly vendor: Vendor;
  /** The vendor's own id, unique for ever; null when it gives no id. */
  readonly vendorId: string | null;
  /** The series of the row, in the vendor's own words, as a slug without its day: "usd-core-cpi-m-m". */
  readonly base: string;
  /** The New York day it is listed under, "YYYY-MM-DD". */
  readonly day: string;
}

/** A row we know. The store keeps it for ever, also when the vendor removes it. */
export interface StoredListing extends Listing {
  readonly source: EventSource;
  /** Unique per source: the vendor's id, or "base-day", from the second row of a day on "base-day-2". */
  readonly key: string;
  /** The event this row is about. */
  readonly eventId: string;
  /** The `previous` of the time before the actual; a revision at the release does not change it. */
  readonly awaitedPrevious: string | null;
  /** The time it was first listed for. */
  readonly firstTimeIso: string;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
  /** When the vendor stopped listing it although its list covers its time; null while it lists it. */
  readonly goneAt: string | null;
}

/** An event as stored, derived from its rows again with every reading. */
export interface StoredEvent extends CalendarEvent {
  /** The first time of its leading row, when that differs from its time now by an hour or more; else null. */
  readonly movedFrom: string | null;
  /** The id in calendar files (N2): the id under which it was first stored. */
  readonly firstId: string;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
  /** When the last vendor stopped listing it; null while a vendor lists it. */
  readonly withdrawnAt: string | null;
  /** How many times it was withdrawn, with returns in between. */
  readonly withdrawals: number;
  /** The event of the same release that now has all its rows; null for all others. */
  readonly mergedInto: string | null;
}

/** The known events and rows of one source around now. */
export interface KnownCalendar {
  readonly events: readonly StoredEvent[];
  readonly listings: readonly StoredListing[];
}
