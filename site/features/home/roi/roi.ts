/** A tier is one hypothetical scenario: `multiple` times the amount after `months`, at that risk a trade (D3, D10). */
interface RoiTierFacts {
  /** Least amount, US dollars. */
  readonly minimum: number;
  readonly multiple: number;
  readonly months: number;
  /** Share of the capital risked on each trade. */
  readonly risk: number;
}

export const ROI_TIERS = {
  standard: { minimum: 1_000, multiple: 1.5, months: 3, risk: 0.02 },
  advanced: { minimum: 5_000, multiple: 3, months: 6, risk: 0.03 },
  premium: { minimum: 10_000, multiple: 5, months: 12, risk: 0.05 },
} as const satisfies Record<string, RoiTierFacts>;

export type RoiTier = keyof typeof ROI_TIERS;
export const ROI_TIER_NAMES = Object.keys(ROI_TIERS) as RoiTier[];

/** US dollars; months. */
export const ROI_MAXIMUM = 10_000_000;
export const ROI_MONTHS = { least: 1, most: 24 } as const;

export interface RoiInputs {
  /** US dollars. */
  readonly amount: number;
  readonly months: number;
  readonly tier: RoiTier;
}

/** Initial inputs of the calculator. */
export const ROI_DEFAULT: RoiInputs = { amount: 1_000, months: 3, tier: 'standard' };

/** US dollars, to the cent. */
export interface RoiOutcome {
  readonly result: number;
  /** Negative for a loss. */
  readonly profit: number;
  /** A gain in whole per cent, as the product defines its ROI (D3); a loss to the tenth, so that it never reads −100. */
  readonly percent: number;
}

/** Monthly rate a tier's scenario implies: 1.5^(1/3) − 1 and so on (D10). */
export function monthlyRate(tier: RoiTier): number {
  const { multiple, months } = ROI_TIERS[tier];
  return multiple ** (1 / months) - 1;
}

/**
 * amount × (1 + r)^months (D10). Computed as amount × multiple^(months ÷ scenario's months), the same number
 * without the error that taking a root first leaves in the last cent.
 */
export function projectGain({ amount, months, tier }: RoiInputs): RoiOutcome {
  const scenario = ROI_TIERS[tier];
  return outcome(amount, scenario.multiple ** (months / scenario.months), 1);
}

export interface RoiLoss extends RoiOutcome {
  /** What then has to be gained to be back at the amount, whole per cent. */
  readonly recovery: number;
}

/** The same months at the same rate, lost instead of won: amount × (1 − r)^months (D10, N5). */
export function projectLoss({ amount, months, tier }: RoiInputs): RoiLoss {
  const left = (1 - monthlyRate(tier)) ** months;
  return { ...outcome(amount, left, 10), recovery: Math.round((1 / left - 1) * 100) };
}

/** `parts` of a per cent that the percentage is rounded to. */
function outcome(amount: number, factor: number, parts: 1 | 10): RoiOutcome {
  const result = toCents(amount * factor);
  const percent = Math.round((factor - 1) * 100 * parts) / parts;
  return { result, profit: toCents(result - amount), percent };
}

function toCents(value: number): number {
  return Math.round(value * 100) / 100;
}
