import { YEARLY_RATE } from './figures.ts';
import type { OfficialRow } from './row.ts';

/** The table with base 2025, in use since August 2026; the one before it (0003427113) ends with 2026. */
const TABLE = '0004052037';
const CHANGE_ON_YEAR = '3';
const JAPAN = '00000';

/** The change on a year before of an item, calculated by the Statistics Bureau. */
const consumerPrices = (kind: string, titles: OfficialRow['titles'], item: string): OfficialRow => ({
  kind,
  titles,
  country: 'JP',
  series: `estat/${TABLE}/${CHANGE_ON_YEAR}/${item}/${JAPAN}`,
  period: 'month',
  ...YEARLY_RATE,
  // 08:30 in Tokyo is the evening before in UTC.
  releasedAfterDays: [13, 30],
  link: 'https://www.stat.go.jp/english/data/cpi/index.html',
});

/**
 * Consumer prices of Japan from e-Stat. The general title "core" is not here: in Japan the calendar also uses it for prices
 * without energy.
 */
export const estatRows: readonly OfficialRow[] = [
  consumerPrices('cpi', ['(national|) cpi', 'inflation rate'], '0001'),
  consumerPrices(
    'japan-core-cpi',
    ['national core cpi', 'national cpi ex fresh food', 'inflation rate ex fresh food'],
    '0161',
  ),
];
