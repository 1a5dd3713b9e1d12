import { BILLIONS, LEVEL, MILLIONS, monthly } from './figures.ts';
import type { OfficialRow } from './row.ts';

const US = { country: 'US', period: 'month' } as const;
const housing = {
  ...US,
  releasedAfterDays: [14, 28],
  link: 'https://www.census.gov/construction/nrc/index.html',
} as const;
const HOMES = {
  unit: 'thousands of units',
  calculation: LEVEL,
  notation: MILLIONS,
  compared: null,
} as const;
const DOLLARS = 'millions of dollars';

/**
 * Figures of the US Census Bureau: program, category and type of data; seasonally adjusted. Retail sales are not here: the
 * levels of the export differ from those of the release.
 */
export const censusRows: readonly OfficialRow[] = [
  { kind: 'housing-starts', series: 'census/RESCONST/ASTARTS/TOTAL', ...housing, ...HOMES },
  { kind: 'building-permits', series: 'census/RESCONST/APERMITS/TOTAL', ...housing, ...HOMES },
  {
    kind: 'new-home-sales',
    series: 'census/RESSALES/ASOLD/TOTAL',
    ...US,
    ...HOMES,
    releasedAfterDays: [18, 36],
    link: 'https://www.census.gov/construction/nrs/index.html',
  },
  {
    kind: 'durable-goods-orders',
    series: 'census/M3ADV/MDM/NO',
    ...US,
    ...monthly(DOLLARS),
    releasedAfterDays: [20, 36],
    link: 'https://www.census.gov/manufacturing/m3/adv/index.html',
  },
  {
    kind: 'trade-balance',
    series: 'census/FTD/BOPGS/BAL',
    ...US,
    unit: DOLLARS,
    calculation: LEVEL,
    notation: BILLIONS,
    compared: null,
    releasedAfterDays: [28, 50],
    link: 'https://www.census.gov/foreign-trade/index.html',
  },
];
