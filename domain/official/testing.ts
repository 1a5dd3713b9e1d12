import type { StoredObservation } from '#contracts/observations.ts';
import type { StoredSighting } from '#contracts/schedules.ts';
import type { FollowedSeries } from './series.ts';

/** Consumer prices of a month, published 8 to 20 days after it, as change on the month before. */
export const PRICES: FollowedSeries = {
  series: 'bls/CUSR0000SA0',
  period: 'month',
  unit: 'index 1982-84=100',
  calculation: { type: 'percent', periods: 1 },
  notation: { divideBy: 1, decimals: 1, mark: '%' },
  releasedAfterDays: [8, 20],
};

/** A rate that is decided on a Thursday and in force from the Wednesday after. */
export const KEY_RATE: FollowedSeries = {
  series: 'ecb/FM/D+B.U2.EUR.4F.KR.DFR.LEV',
  period: 'day',
  unit: '%',
  calculation: { type: 'level' },
  notation: { divideBy: 1, decimals: 2, mark: '%' },
  releasedAfterDays: [-6, -6],
  weekday: 4,
  lateAfterHours: 192,
};

let last = 0;

export function observed(fields: Partial<StoredObservation> = {}): StoredObservation {
  last += 1;
  return {
    number: last,
    series: PRICES.series,
    period: '2026-08',
    vintage: 1,
    value: '331.250',
    flag: null,
    unit: PRICES.unit,
    firstSeenAt: '2026-09-11T12:31:00.000Z',
    publishedAt: null,
    request: 'https://publisher.example/data',
    ...fields,
  };
}

/** What a schedule said of the release of consumer prices of August. */
export function sighted(fields: Partial<StoredSighting> = {}): StoredSighting {
  last += 1;
  return {
    number: last,
    release: 'bls/consumer-prices',
    occurrence: '2026-08',
    at: '2026-09-11T12:30:00.000Z',
    state: 'scheduled',
    firstSeenAt: '2026-09-01T06:00:00.000Z',
    request: 'https://publisher.example/schedule',
    ...fields,
  };
}
