import type { Listing } from '#contracts/listing.ts';
import type { EventsReading } from '#feeds/ports.ts';

/** All rows of a reading, list by list. */
export function rowsOf({ lists }: EventsReading): readonly Listing[] {
  return lists.flatMap(({ rows }) => rows);
}
