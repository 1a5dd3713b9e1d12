import type { HistoryDays, HistoryPoint, SentimentHistory } from '../../contracts/sentiment-history.ts';
import { peaksOf } from '../../domain/sentiment-history.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIMITS = { high: 70, low: 30 } as const;

interface Made {
  readonly now: Date;
  readonly days: HistoryDays;
  /** Start of the history, hours before now. */
  readonly sinceHours?: number;
  /** Gaps between two readings, in hours before now (multiples of six). A gap to 0 is still open. */
  readonly gaps?: readonly (readonly [from: number, to: number])[];
  readonly change?: SentimentHistory['change'];
}

/** A made-up history with a reading every six hours. The long share moves between 18 and 82. */
export function madeHistory({
  now,
  days,
  sinceHours = days * 24,
  gaps = [],
  change,
}: Made): SentimentHistory {
  const to = now.getTime();
  const at = (hours: number) => new Date(to - hours * HOUR_MS).toISOString();
  const inGap = (hours: number) =>
    gaps.some(([from, until]) => hours < from && (hours > until || until === 0));
  const hours = Array.from({ length: Math.floor(sinceHours / 6) + 1 }, (_, step) => sinceHours - step * 6);
  const points = hours.filter((one) => !inGap(one)).map((one, step) => pointOf(at(one), step));
  const missing = gaps.map(([from, until]) => ({ from: at(from), to: at(until) }));
  const before = sinceHours < days * 24 - 12 ? [{ from: at(days * 24), to: at(sinceHours) }] : [];
  const allGaps = [...before, ...missing];
  return {
    symbol: 'XAUUSD',
    days,
    from: new Date(to - days * DAY_MS).toISOString(),
    to: now.toISOString(),
    sources: ['live_api'],
    credit: { name: 'Myfxbook', url: 'https://www.myfxbook.com/community/outlook' },
    readings: points.length,
    points,
    gaps: allGaps,
    change: change ?? { day: 4, week: -1 },
    extremes: LIMITS,
    basis: 'volume',
    extremeStretches: peaksOf(points, LIMITS, allGaps).length,
    firstObservedAt: points[0]?.observedAt ?? null,
    generatedAt: now.toISOString(),
  };
}

function pointOf(observedAt: string, step: number): HistoryPoint {
  const long = Math.round(50 + 32 * Math.sin(step / 5));
  return {
    observedAt,
    longPercentage: long,
    shortPercentage: 100 - long,
    longVolume: long * 12.5,
    shortVolume: (100 - long) * 12.5,
    averageLong: 2350 + 20 * Math.sin(step / 9),
    averageShort: 2365 + 14 * Math.cos(step / 7),
  };
}
