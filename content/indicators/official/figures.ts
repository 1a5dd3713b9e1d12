import type { Calculation, Notation } from '#domain/official/series.ts';

export const LEVEL: Calculation = { type: 'level' };
export const MONTHLY: Calculation = { type: 'percent', periods: 1 };
/** Difference to the period before. */
export const CHANGE: Calculation = { type: 'difference', periods: 1 };
const YEARLY: Calculation = { type: 'percent', periods: 12 };

const PERCENT: Notation = { divideBy: 1, decimals: 1, mark: '%' };
export const THOUSANDS: Notation = { divideBy: 1, decimals: 0, mark: 'K' };
/** Of values in thousands. */
export const MILLIONS: Notation = { divideBy: 1000, decimals: 2, mark: 'M' };
/** Of values in millions. */
export const BILLIONS: Notation = { divideBy: 1000, decimals: 1, mark: 'B' };
export const PLAIN: Notation = { divideBy: 1, decimals: 1, mark: '' };

/** A published rate, or a change that the publisher calculates itself: with "m/m" in the title `compared` names it. */
export const RATE = { unit: '%', calculation: LEVEL, notation: PERCENT, compared: null } as const;
export const MONTHLY_RATE = { ...RATE, compared: 'mom' } as const;
export const QUARTERLY_RATE = { ...RATE, compared: 'qoq' } as const;
export const YEARLY_RATE = { ...RATE, compared: 'yoy' } as const;

/** A period comes out again as a later estimate: preliminary and revised, flash and final. */
export const ESTIMATED = { hasLaterEstimates: true } as const;

/** Changes that we calculate from values of this unit. */
export const monthly = (unit: string) =>
  ({ unit, notation: PERCENT, calculation: MONTHLY, compared: 'mom' }) as const;
export const yearly = (unit: string) =>
  ({ unit, notation: PERCENT, calculation: YEARLY, compared: 'yoy' }) as const;
/** A change that the publisher too calculates from the published, rounded values. */
export const exact = <Figure extends ReturnType<typeof monthly> | ReturnType<typeof yearly>>(
  figure: Figure,
) => ({
  ...figure,
  calculation: { ...figure.calculation, isExact: true } as const,
});
