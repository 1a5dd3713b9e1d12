import type { Observation, SeriesId, StoredObservation } from '#contracts/observations.ts';
import type { Lease } from './lease.ts';

/** Which observations a page holds. */
export interface ObservationQuery {
  readonly series: readonly SeriesId[];
  /** First seen at this instant or later; null for all. */
  readonly since: string | null;
  /** Only those with a smaller `number`; null for the newest. */
  readonly before: number | null;
  readonly limit: number;
}

/** The part of the store that keeps the publishers' own figures (N11). Nothing in it is ever changed or deleted. */
export interface ObservationStore {
  /**
   * Appends each row whose value, flag or unit differs from the newest vintage of its series and period, in one
   * transaction; the first one is vintage 1. Returns how many were appended. With `lease`: appends nothing when a later
   * claim exists.
   */
  saveObservations(rows: readonly Observation[], lease?: Lease): Promise<number>;
  /** Every vintage of the series, of `fromPeriod` and later periods: by series, period and vintage. */
  vintages(series: readonly SeriesId[], fromPeriod: string): Promise<StoredObservation[]>;
  /** By `number`, highest first. */
  observationPage(query: ObservationQuery): Promise<StoredObservation[]>;
}
