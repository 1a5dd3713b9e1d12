import type { StoredObservation } from '#contracts/observations.ts';
import type { ReleaseContext } from './about.ts';
import { chooseRelease } from './choose.ts';
import type { FollowedSeries } from './series.ts';
import { vintageBefore } from './vintages.ts';

const DAY_MS = 86_400_000;

/**
 * How long after its scheduled time a release was first read, in seconds; 0 for one that was posted early. Null while it is
 * not out, and when it was not awaited: the series was not read before, or only a day later, after an outage of ours.
 */
export function releaseDelay(
  series: FollowedSeries,
  at: Date,
  vintagesOf: (series: FollowedSeries['series']) => readonly StoredObservation[],
  now: Date,
  context?: ReleaseContext,
): number | null {
  const { from, release } = chooseRelease(series, at, vintagesOf, now, context);
  const { state, observation } = release;
  if (state !== 'out' || !observation) return null;
  const before = vintageBefore(vintagesOf(from.series), observation);
  // Without the publisher's time it is not known when an equal value became the later estimate.
  if (before?.value === observation.value && observation.publishedAt === null) return null;
  const delayMs = Math.max(0, Date.parse(observation.firstSeenAt) - at.getTime());
  const wasAwaited = vintagesOf(from.series).some(({ firstSeenAt }) => firstSeenAt < observation.firstSeenAt);
  return wasAwaited && delayMs <= DAY_MS ? Math.round(delayMs / 1000) : null;
}

/** The middle of the values, of an even count the mean of the two in the middle; null without one. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}
