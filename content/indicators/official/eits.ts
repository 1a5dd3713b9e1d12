import { MONTHLY_RATE } from './figures.ts';
import type { OfficialRow } from './row.ts';

/**
 * Retail sales of the US Census Bureau: the change that it publishes itself, from its time series with a key. The levels of
 * the export without a key differ from those of the release.
 */
export const eitsRows: readonly OfficialRow[] = [
  {
    kind: 'retail-sales',
    titles: ['retail sales'],
    country: 'US',
    series: 'eits/marts/44X72/MPCSM',
    period: 'month',
    ...MONTHLY_RATE,
    releasedAfterDays: [11, 37],
    editions: { advance: [11, 37] },
    link: 'https://www.census.gov/retail/index.html',
  },
];
