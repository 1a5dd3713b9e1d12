import { YEARLY_RATE } from './figures.ts';
import type { OfficialRow } from './row.ts';

const money = { country: 'EU', period: 'month', releasedAfterDays: [22, 38], ...YEARLY_RATE } as const;

/** Figures of the European Central Bank but for rates: yearly changes that it calculates, adjusted for season and sales. */
export const ecbRows: readonly OfficialRow[] = [
  {
    kind: 'money-supply',
    series: 'ecb/BSI/M.U2.Y.V.M30.X.I.U2.2300.Z01.A',
    ...money,
    link: 'https://www.ecb.europa.eu/press/stats/md/html/index.en.html',
  },
  {
    // Loans to households.
    kind: 'bank-lending',
    series: 'ecb/BSI/M.U2.Y.U.A20T.A.I.U2.2250.Z01.A',
    ...money,
    link: 'https://www.ecb.europa.eu/press/stats/md/html/index.en.html',
  },
];
