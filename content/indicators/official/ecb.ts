import { YEARLY_RATE } from './figures.ts';
import type { OfficialRow } from './row.ts';

const LINK = 'https://www.ecb.europa.eu/press/stats/md/html/index.en.html';
const money = {
  country: 'EU',
  period: 'month',
  releasedAfterDays: [21, 42],
  ...YEARLY_RATE,
  link: LINK,
} as const;

/** Figures of the European Central Bank but for rates: yearly changes that it calculates, adjusted for season and sales. */
export const ecbRows: readonly OfficialRow[] = [
  {
    kind: 'money-supply',
    titles: ['m3 (money supply|)'],
    series: 'ecb/BSI/M.U2.Y.V.M30.X.I.U2.2300.Z01.A',
    ...money,
  },
  {
    kind: 'bank-lending',
    // "Private Loans" is the name of Fair Economy.
    titles: ['loans to households', 'private loans'],
    series: 'ecb/BSI/M.U2.Y.U.A20T.A.I.U2.2250.Z01.A',
    ...money,
  },
  {
    kind: 'corporate-lending',
    titles: ['loans to (companies|non financial corporations)'],
    series: 'ecb/BSI/M.U2.Y.U.A20T.A.I.U2.2240.Z01.A',
    ...money,
  },
];
