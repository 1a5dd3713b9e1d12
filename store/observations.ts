import {
  type Observation,
  observationSchema,
  type SeriesId,
  type StoredObservation,
} from '#contracts/observations.ts';
import { checkInstant } from './instant.ts';
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

/** A value to store. */
export interface ReadObservation extends Observation {
  /** When a release published the value again, unchanged: it is a later estimate with the same value. */
  readonly republishedAt?: string;
}

type Newest = Pick<StoredObservation, 'value' | 'flag' | 'unit' | 'firstSeenAt'>;

/**
 * Whether a value is one to append to the newest vintage of its series and period. Publishers send new times with old values
 * at every read: a new time alone appends nothing, and a release appends an equal value once.
 */
export function isNextVintage(row: ReadObservation, newest: Newest | undefined): boolean {
  if (!newest) return true;
  const isSame = newest.value === row.value && newest.flag === row.flag && newest.unit === row.unit;
  return !isSame || (row.republishedAt !== undefined && newest.firstSeenAt < row.republishedAt);
}

/** The rows, checked. Throws when one is invalid. */
export function checkedObservations(rows: readonly ReadObservation[]): readonly ReadObservation[] {
  return rows.map(({ republishedAt, ...row }) => {
    const checked = observationSchema.parse(row);
    checkInstant('firstSeenAt', checked.firstSeenAt);
    if (checked.publishedAt !== null) checkInstant('publishedAt', checked.publishedAt);
    if (republishedAt === undefined) return checked;
    return { ...checked, republishedAt: checkInstant('republishedAt', republishedAt) };
  });
}

/** The part of the store that keeps the publishers' own figures (N11). Nothing in it is ever changed or deleted. */
export interface ObservationStore {
  /**
   * Appends each row whose value, flag or unit differs from the newest vintage of its series and period, or that a release
   * published again after that was first seen, in one transaction; the first one is vintage 1. Returns how many were
   * appended. With `lease`: appends nothing when a later claim exists.
   */
  saveObservations(rows: readonly ReadObservation[], lease?: Lease): Promise<number>;
  /** Every vintage of the series, of `fromPeriod` and later periods: by series, period and vintage. */
  vintages(series: readonly SeriesId[], fromPeriod: string): Promise<StoredObservation[]>;
  /** By `number`, highest first. */
  observationPage(query: ObservationQuery): Promise<StoredObservation[]>;
}
