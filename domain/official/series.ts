import type { PeriodType, SeriesId } from '#contracts/observations.ts';

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
  /** Weekday of its releases, 1 is Monday, where the days to the release hold for no other weekday. */
  readonly weekday?: number;
  /** Hours after a release by which its publisher's data has the figure; it is late after them. Default: 1. */
  readonly lateAfterHours?: number;
  /** A period comes out more than once: as an estimate, and again as a later one. */
  readonly hasLaterEstimates?: true;
  /** The same figure as the publisher calculates it, in a series of its own; shown instead of ours once it is there. */
  readonly published?: SeriesId | undefined;
}

/**
 * The series with the publisher's own calculation as one to follow; null when it has none. It counts per cent where we
 * would calculate a percentage, else the unit of the values.
 */
export function publishedForm<Series extends FollowedSeries>(series: Series): Series | null {
  const { published, calculation, unit } = series;
  if (published === undefined) return null;
  return {
    ...series,
    series: published,
    unit: calculation.type === 'percent' ? '%' : unit,
    calculation: { type: 'level' },
    published: undefined,
  };
}

/** The series that a figure may be from: the one with the publisher's own calculation first, if there is one. */
export function formsOf<Series extends FollowedSeries>(series: Series): readonly Series[] {
  const own = publishedForm(series);
  return own ? [own, series] : [series];
}

/** How many periods a figure looks back. */
export function periodsBack(calculation: Calculation): number {
  return calculation.type === 'level' ? 0 : calculation.periods;
}

/** Whose series or release it is. */
export function publisherOf<Publisher extends string>(id: `${Publisher}/${string}`): Publisher {
  return id.slice(0, id.indexOf('/')) as Publisher;
}

/** The publisher's own id of a series. */
export function codeOf(series: SeriesId): string {
  return series.slice(series.indexOf('/') + 1);
}
