import { CHANGE } from './figures.ts';
import type { OfficialRow } from './row.ts';

/**
 * A week ends on Friday; the report comes on Wednesday or Thursday, around a holiday a day earlier or later. One that is
 * put off to the next Monday comes beside the report of the next week, and no count of days tells the two apart.
 */
const weekly = {
  country: 'US',
  period: 'week',
  calculation: CHANGE,
  compared: null,
  releasedAfterDays: [5, 7],
} as const;

/** Stocks of energy of the US Energy Information Administration: the calendar's figure is their change in a week. */
export const eiaRows: readonly OfficialRow[] = [
  {
    kind: 'crude-oil-inventories',
    series: 'eia/petroleum/stoc/wstk/WCESTUS1',
    ...weekly,
    unit: 'thousand barrels',
    notation: { divideBy: 1000, decimals: 1, mark: 'M' },
    link: 'https://www.eia.gov/petroleum/supply/weekly/',
  },
  {
    kind: 'natural-gas-storage',
    series: 'eia/natural-gas/stor/wkly/NW2_EPG0_SWO_R48_BCF',
    ...weekly,
    unit: 'billion cubic feet',
    notation: { divideBy: 1, decimals: 0, mark: 'B' },
    link: 'https://ir.eia.gov/ngs/ngs.html',
  },
];
