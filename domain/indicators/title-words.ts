export type Period = 'mom' | 'yoy' | 'qoq';
export type Edition = 'flash' | 'prelim' | 'second' | 'final' | 'advance';

// "3m/y" (three months on a year earlier) and "ytd/y" compare with the year before.
const PERIODS: readonly (readonly [Period, RegExp])[] = [
  ['yoy', /\b(?:yoy|(?:3mo?|ytd|q|y)\/yr?)(?![a-z])/i],
  ['qoq', /\b(?:qoq|q\/q)(?![a-z])/i],
  ['mom', /\b(?:mom|m\/m)(?![a-z])/i],
];

/** What the figure is compared with, as the title says; null when it does not. */
export function periodOf(title: string): Period | null {
  return PERIODS.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}

/** Whether a title's quarterly change is at an annual rate: because it says so, or by the custom of its country. */
export function isAtAnnualRate(
  { annualRateIn = [] }: { readonly annualRateIn?: readonly string[] },
  title: string,
  country: string | null,
): boolean {
  if (annualRateIn.length === 0) return false;
  const isUsual = periodOf(title) === 'qoq' && annualRateIn.includes(country ?? '');
  return isUsual || /\bannuali[sz]ed\b/i.test(title);
}

// "Prelim Flash GDP" is the first of three: flash. "Revised" and "3rd Est" are the last figure of their period.
const EDITIONS: readonly (readonly [Edition, RegExp])[] = [
  ['flash', /\bflash\b/i],
  ['advance', /\badv(?:ance)?\b/i],
  ['prelim', /\bprel(?:im(?:inary)?)?\b/i],
  ['second', /\b(?:2nd|second)(?= est|$)/i],
  ['final', /\b(?:final(?! demand)|fin|revised|(?:3rd|third)(?= est))\b/i],
];

/** Which edition of a figure that is published more than once; null when the title does not say. */
export function editionOf(title: string): Edition | null {
  return EDITIONS.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}
