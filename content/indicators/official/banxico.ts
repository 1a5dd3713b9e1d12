import { LEVEL, RATE } from './figures.ts';
import type { OfficialRow } from './row.ts';

/** Figures of the Bank of Mexico, by the id of the series in its economic information system. */
export const banxicoRows: readonly OfficialRow[] = [
  {
    kind: 'banxico-rate',
    titles: [
      '(banxico|) (interest rate decision|overnight rate)',
      'banxico (rate decision|interest rate|policy rate)',
    ],
    country: 'MX',
    series: 'banxico/SF61745',
    period: 'day',
    ...RATE,
    notation: { ...RATE.notation, decimals: 2 },
    // A new target holds from the day after the decision, and the series has it on that day.
    releasedAfterDays: [-1, -1],
    lateAfterHours: 30,
    link: 'https://www.banxico.org.mx/politica-monetaria/index.html',
  },
  {
    kind: 'remittances',
    titles: ['remittances'],
    country: 'MX',
    series: 'banxico/SE27803',
    period: 'month',
    compared: null,
    unit: 'million US dollars',
    calculation: LEVEL,
    notation: { divideBy: 1000, decimals: 2, mark: 'B' },
    releasedAfterDays: [28, 44],
    link: 'https://www.banxico.org.mx/publicaciones-y-prensa/remesas/remesas-balanza-pagos-banco.html',
  },
];
