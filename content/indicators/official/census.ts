import { BILLIONS, LEVEL, MILLIONS, monthly, THOUSANDS } from './figures.ts';
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

const orders = { ...US, ...monthly(DOLLARS) } as const;
const advance = {
  ...orders,
  releasedAfterDays: [20, 36],
  link: 'https://www.census.gov/manufacturing/m3/adv/index.html',
} as const;
/** The full report repeats the month of the advance report some days later. */
const full = {
  ...orders,
  releasedAfterDays: [28, 52],
  link: 'https://www.census.gov/manufacturing/m3/index.html',
} as const;
const trade = {
  ...US,
  unit: DOLLARS,
  calculation: LEVEL,
  notation: BILLIONS,
  compared: null,
  releasedAfterDays: [28, 50],
  link: 'https://www.census.gov/foreign-trade/index.html',
} as const;
/** The report of wholesale trade, not the advance estimate that comes ten days before it. */
const wholesale = {
  ...orders,
  releasedAfterDays: [35, 58],
  link: 'https://www.census.gov/wholesale/index.html',
  editions: { flash: null, prelim: null, advance: null },
} as const;

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
    notation: THOUSANDS,
    releasedAfterDays: [18, 36],
    link: 'https://www.census.gov/construction/nrs/index.html',
  },
  { kind: 'durable-goods-orders', series: 'census/M3ADV/MDM/NO', ...advance },
  { kind: 'core-durable-goods-orders', series: 'census/M3ADV/DXT/NO', ...advance },
  { kind: 'durable-goods-ex-defense', series: 'census/M3ADV/DXD/NO', ...advance },
  { kind: 'core-capital-goods-orders', series: 'census/M3ADV/NXA/NO', ...advance },
  { kind: 'factory-orders', series: 'census/M3/MTM/NO', ...full },
  { kind: 'factory-orders-ex-transport', series: 'census/M3/MXT/NO', ...full },
  { kind: 'wholesale-inventories', series: 'census/MWTS/42/IM', ...wholesale },
  { kind: 'wholesale-sales', series: 'census/MWTS/42/SM', ...wholesale },
  {
    kind: 'business-inventories',
    series: 'census/MTIS/TOTBUS/IM',
    ...orders,
    releasedAfterDays: [40, 64],
    link: 'https://www.census.gov/mtis/index.html',
  },
  {
    kind: 'construction-spending',
    series: 'census/VIP/AXXXX/T',
    ...orders,
    releasedAfterDays: [28, 50],
    link: 'https://www.census.gov/construction/c30/c30index.html',
  },
  { kind: 'trade-balance', series: 'census/FTD/BOPGS/BAL', ...trade },
  { kind: 'exports', series: 'census/FTD/BOPGS/EXP', ...trade },
  { kind: 'imports', series: 'census/FTD/BOPGS/IMP', ...trade },
];
