import { BILLIONS, LEVEL, MILLIONS, monthly, THOUSANDS } from './figures.ts';
import type { OfficialRow } from './row.ts';

// The windows also hold the releases of early 2026, which came late after a lapse in appropriations.
const US = { country: 'US', period: 'month' } as const;
const housing = {
  ...US,
  releasedAfterDays: [14, 40],
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
const ADVANCE = [20, 46] as const;
const advance = {
  ...orders,
  releasedAfterDays: ADVANCE,
  // "Revised" is the full report, a week later.
  editions: { advance: ADVANCE, prelim: ADVANCE },
  link: 'https://www.census.gov/manufacturing/m3/adv/index.html',
} as const;
/** The full report repeats the month of the advance report some days later. */
const full = {
  ...orders,
  releasedAfterDays: [30, 57],
  link: 'https://www.census.gov/manufacturing/m3/index.html',
} as const;
const trade = {
  ...US,
  unit: DOLLARS,
  calculation: LEVEL,
  notation: BILLIONS,
  compared: null,
  releasedAfterDays: [31, 54],
  link: 'https://www.census.gov/foreign-trade/index.html',
} as const;
const WHOLESALE = [34, 55] as const;
/** The report of wholesale trade, not the advance estimate that comes ten days before it. */
const wholesale = {
  ...orders,
  releasedAfterDays: WHOLESALE,
  editions: { final: WHOLESALE },
  link: 'https://www.census.gov/wholesale/index.html',
} as const;

/**
 * Figures of the US Census Bureau: program, category and type of data; seasonally adjusted. Retail sales are not here: the
 * levels of the export differ from those of the release.
 */
export const censusRows: readonly OfficialRow[] = [
  {
    kind: 'housing-starts',
    titles: ['housing starts'],
    series: 'census/RESCONST/ASTARTS/TOTAL',
    ...housing,
    ...HOMES,
  },
  {
    kind: 'building-permits',
    titles: ['building permits'],
    series: 'census/RESCONST/APERMITS/TOTAL',
    ...housing,
    ...HOMES,
    // The final figure comes out a week later, without a report.
    editions: { prelim: housing.releasedAfterDays },
  },
  {
    kind: 'new-home-sales',
    titles: ['new home sales'],
    series: 'census/RESSALES/ASOLD/TOTAL',
    ...US,
    ...HOMES,
    notation: THOUSANDS,
    releasedAfterDays: [21, 48],
    link: 'https://www.census.gov/construction/nrs/index.html',
  },
  {
    kind: 'durable-goods-orders',
    titles: ['durable goods orders'],
    series: 'census/M3ADV/MDM/NO',
    ...advance,
  },
  {
    kind: 'core-durable-goods-orders',
    titles: ['core durable goods orders', 'durable goods orders ex (transp|transportation|transport)'],
    series: 'census/M3ADV/DXT/NO',
    ...advance,
  },
  {
    kind: 'durable-goods-ex-defense',
    titles: ['durable goods orders ex defense'],
    series: 'census/M3ADV/DXD/NO',
    ...advance,
  },
  {
    kind: 'core-capital-goods-orders',
    titles: ['(non defense|nondefense) (goods orders|capital goods orders) ex (air|aircraft)'],
    series: 'census/M3ADV/NXA/NO',
    ...advance,
    isComparisonOptional: true,
  },
  {
    kind: 'factory-orders-ex-transport',
    titles: ['factory orders ex transportation'],
    series: 'census/M3/MXT/NO',
    ...full,
    isComparisonOptional: true,
  },
  { kind: 'factory-orders', titles: ['factory orders'], series: 'census/M3/MTM/NO', ...full },
  {
    kind: 'wholesale-inventories',
    titles: ['wholesale inventories'],
    series: 'census/MWTS/42/IM',
    ...wholesale,
  },
  {
    kind: 'wholesale-sales',
    titles: ['wholesale (trade|) sales'],
    series: 'census/MWTS/42/SM',
    ...wholesale,
  },
  {
    kind: 'business-inventories',
    titles: ['business inventories'],
    series: 'census/MTIS/TOTBUS/IM',
    ...orders,
    releasedAfterDays: [40, 66],
    link: 'https://www.census.gov/mtis/index.html',
  },
  {
    kind: 'construction-spending',
    titles: ['construction spending'],
    series: 'census/VIP/AXXXX/T',
    ...orders,
    releasedAfterDays: [28, 54],
    link: 'https://www.census.gov/construction/c30/c30index.html',
  },
  {
    kind: 'trade-balance',
    titles: ['trade balance', 'balance of trade'],
    series: 'census/FTD/BOPGS/BAL',
    ...trade,
  },
  { kind: 'exports', titles: ['exports'], series: 'census/FTD/BOPGS/EXP', ...trade },
  { kind: 'imports', titles: ['imports'], series: 'census/FTD/BOPGS/IMP', ...trade },
];
