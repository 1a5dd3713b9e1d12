import type { PeriodType, SeriesId } from '#contracts/observations.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';

/** How the calendar's figure follows from the published values of a series. */
export type Calculation =
  | { readonly type: 'level' }
  /** Value minus the value `periods` earlier. */
  | { readonly type: 'difference'; readonly periods: number }
  /** Change in per cent on the value `periods` earlier. `isExact`: the publisher too starts from the rounded values. */
  | { readonly type: 'percent'; readonly periods: number; readonly isExact?: boolean };

/** How a figure is written in a calendar: 7335 thousand, divided by 1000, with 2 decimals and "M", is "7.34M". */
export interface Notation {
  readonly divideBy: number;
  readonly decimals: number;
  readonly mark: '' | '%' | 'K' | 'M' | 'B';
}

/** One figure of a calendar that has a published series. */
export interface FollowedSeries {
  readonly series: SeriesId;
  readonly period: PeriodType;
  /** What the published values count. Another unit in an answer means that the series has changed. */
  readonly unit: string;
  readonly calculation: Calculation;
  readonly notation: Notation;
  /** Days from the end of the period to its release, fewest and most. */
  readonly releasedAfterDays: readonly [number, number];
}

/** Whose series it is. */
export function publisherOf(series: SeriesId): OfficialPublisher {
  return series.slice(0, series.indexOf('/')) as OfficialPublisher;
}

/** The publisher's own id of a series. */
export function codeOf(series: SeriesId): string {
  return series.slice(series.indexOf('/') + 1);
}
