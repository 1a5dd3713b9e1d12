import type { StoredObservation } from '#contracts/observations.ts';
import { type ReleaseContext, releasedPeriod } from './about.ts';
import { type OfficialRelease, releaseOfPeriod } from './release.ts';
import { type FollowedSeries, formsOf, publishedForm } from './series.ts';

export interface ChosenRelease<Series extends FollowedSeries> {
  /** The series that the figure is from: the followed one, or the one with the publisher's own calculation. */
  readonly from: Series;
  readonly release: OfficialRelease;
}

/** The stored vintages of one series. */
type VintagesOf = (series: FollowedSeries['series']) => readonly StoredObservation[];

/**
 * The figure of a release as its publisher calculates it, where it does, else as we calculate it. When both are there and
 * differ, one of the two series is not what we take it for, and the figure is not confirmed.
 */
export function chooseRelease<Series extends FollowedSeries>(
  series: Series,
  at: Date,
  vintagesOf: VintagesOf,
  now: Date,
  context?: ReleaseContext,
): ChosenRelease<Series> {
  const period = chosenPeriod(series, at, vintagesOf, now, context);
  const releaseFrom = (form: Series) =>
    releaseOfPeriod(form, period, { at, vintages: vintagesOf(form.series), now });
  const ours = releaseFrom(series);
  const own = publishedForm(series);
  const published = own && releaseFrom(own);
  if (!own || published?.state !== 'out') return { from: series, release: ours };
  const differs = ours.figure !== null && ours.figure !== published.figure;
  return { from: own, release: differs ? { ...published, state: 'unconfirmed', figure: null } : published };
}

/** The period of a release by its values, else by those of the publisher's own calculation. */
export function chosenPeriod(
  series: FollowedSeries,
  at: Date,
  vintagesOf: VintagesOf,
  now: Date,
  context?: ReleaseContext,
): string | null {
  for (const form of formsOf(series).toReversed()) {
    const period = releasedPeriod(form, at, vintagesOf(form.series), now, context);
    if (period !== null) return period;
  }
  return null;
}
