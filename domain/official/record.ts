import type { StoredObservation } from '#contracts/observations.ts';
import { addDays } from '../events/zones.ts';
import { lastDay, periodBefore } from './period.ts';
import { figureKnownAt } from './release.ts';
import type { FollowedSeries } from './series.ts';

/** A figure and when this site first knew it (ISO 8601). */
export interface DatedFigure {
  readonly figure: string;
  readonly at: string;
}

/** What a period was first published as, and what it is now. */
export interface PastFigure {
  readonly period: string;
  /** Null when this site did not read the series yet when the period came out. */
  readonly first: string | null;
  readonly latest: string | null;
}

/** A first value that is read later than this after the usual span of its release may be a revised one. */
const READ_WITHIN_DAYS = 10;

/**
 * Every figure that a period has had, oldest first: the first print, then its revisions (N11). A revision of the value that
 * it is compared with counts too.
 */
export function figuresOf(
  series: FollowedSeries,
  period: string,
  vintages: readonly StoredObservation[],
): DatedFigure[] {
  const first = firstOf(period, vintages);
  if (!first) return [];
  const { calculation } = series;
  const compared =
    calculation.type === 'level' ? period : periodBefore(period, calculation.periods, series.period);
  const changes = vintages.filter((one) => one.period === period || one.period === compared);
  const instants = [...new Set(changes.map(({ firstSeenAt }) => firstSeenAt))].sort();
  const known = instants.flatMap((at): DatedFigure[] => {
    const figure = at < first.firstSeenAt ? null : figureKnownAt(series, period, at, vintages);
    return figure === null ? [] : [{ figure, at }];
  });
  return known.filter(({ figure }, index) => figure !== known[index - 1]?.figure);
}

/** Whether this site read the series already when the period came out: its first value is then the first print. */
export function sawFirstPrint(
  { releasedAfterDays: [, most] }: Pick<FollowedSeries, 'releasedAfterDays'>,
  period: string,
  vintages: readonly StoredObservation[],
): boolean {
  const first = firstOf(period, vintages);
  if (!first) return false;
  const inTime = first.firstSeenAt.slice(0, 10) <= addDays(lastDay(period), most + READ_WITHIN_DAYS);
  return inTime && vintages.some(({ firstSeenAt }) => firstSeenAt < first.firstSeenAt);
}

/**
 * The `count` periods before this one, newest first. Of a daily series, which says a rate each day, only the days on which it
 * changed.
 */
export function periodsBefore(
  { period: type }: FollowedSeries,
  period: string,
  vintages: readonly StoredObservation[],
  count: number,
): string[] {
  if (type !== 'day')
    return Array.from({ length: count }, (_, index) => periodBefore(period, index + 1, type));
  const values = new Map(vintages.map((one) => [one.period, one.value]));
  const days = [...values.keys()].filter((day) => day < period).sort();
  return days
    .filter((day, index) => values.get(day) !== values.get(days[index - 1] ?? ''))
    .slice(-count)
    .reverse();
}

/** The `count` periods before this one, newest first, without the oldest ones that have no figure. */
export function pastFigures(
  series: FollowedSeries,
  period: string,
  vintages: readonly StoredObservation[],
  count: number,
): PastFigure[] {
  const past = periodsBefore(series, period, vintages, count).map((before): PastFigure => {
    const figures = figuresOf(series, before, vintages);
    const [oldest] = figures;
    // A figure that only a later value made sure is not the first print.
    const isFirst =
      oldest?.at === firstOf(before, vintages)?.firstSeenAt && sawFirstPrint(series, before, vintages);
    return {
      period: before,
      first: isFirst ? (oldest?.figure ?? null) : null,
      latest: figures.at(-1)?.figure ?? null,
    };
  });
  return past.slice(0, past.findLastIndex(({ latest }) => latest !== null) + 1);
}

function firstOf(period: string, vintages: readonly StoredObservation[]): StoredObservation | undefined {
  return vintages.find((one) => one.period === period && one.vintage === 1);
}
