import type { StoredObservation } from '#contracts/observations.ts';
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
