import type { StoredObservation } from '#contracts/observations.ts';
import { type OfficialRelease, officialRelease } from './release.ts';
import { type FollowedSeries, publishedForm } from './series.ts';

export interface ChosenRelease<Series extends FollowedSeries> {
  /** The series that the figure is from: the followed one, or the one with the publisher's own calculation. */
  readonly from: Series;
  readonly release: OfficialRelease;
}

/**
 * The figure of a release as its publisher calculates it, where it does, else as we calculate it. When both are there and
 * differ, one of the two series is not what we take it for, and the figure is not confirmed.
 */
export function chooseRelease<Series extends FollowedSeries>(
  series: Series,
  at: Date,
  vintagesOf: (series: FollowedSeries['series']) => readonly StoredObservation[],
  now: Date,
): ChosenRelease<Series> {
  const ours = officialRelease(series, at, vintagesOf(series.series), now);
  const own = publishedForm(series);
  const published = own && officialRelease(own, at, vintagesOf(own.series), now);
  if (!own || published?.state !== 'out') return { from: series, release: ours };
  const differs = ours.figure !== null && ours.figure !== published.figure;
  return { from: own, release: differs ? { ...published, state: 'unconfirmed', figure: null } : published };
}
