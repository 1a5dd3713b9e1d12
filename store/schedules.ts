import type { ReleaseId, Sighting, StoredSighting } from '#contracts/schedules.ts';
import type { Lease } from './lease.ts';

/** The part of the store that keeps what publishers' schedules said (N11). Nothing in it is ever changed or deleted. */
export interface ScheduleStore {
  /**
   * Appends each row whose time or state differs from the newest sighting of its release and occurrence, in one
   * transaction. Returns how many were appended. With `lease`: appends nothing when a later claim exists.
   */
  saveSightings(rows: readonly Sighting[], lease?: Lease): Promise<number>;
  /**
   * Every sighting of each occurrence of the releases that was ever scheduled at `from` or later and before `to`: by
   * `number`. Both are instants or days; a day begins before its instants.
   */
  sightings(releases: readonly ReleaseId[], from: string, to: string): Promise<StoredSighting[]>;
}
