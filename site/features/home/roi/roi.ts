import file from '#content/scenarios.json' with { type: 'json' };
import type { ScenariosFile } from '#content/scenarios.ts';
import type { Localized } from '#contracts/locale.ts';

/** A tier is one hypothetical scenario: `multiple` times the amount after `months`, at that risk a trade (D3, D10). */
interface RoiTierFacts {
  readonly name: Localized<string>;
  /** Least amount. */
  readonly minimum: number;
  readonly multiple: number;
  readonly months: number;
  /** Share of the capital risked on each trade. */
  readonly risk: number;
}

const scenarios: ScenariosFile['scenarios'] = file.scenarios;

/** The plans of the scenarios, by the names that links have (D3). */
export const ROI_TIERS: ReadonlyMap<string, RoiTierFacts> = new Map(
  scenarios.map(({ plan, planName, initial, result, months, risk }) => [
    plan,
    { name: planName, minimum: initial, multiple: result / initial, months, risk: risk / 100 },
  ]),
);

/** RangeError for a plan that is none. */
export function tierFacts(tier: string): RoiTierFacts {
  const facts = ROI_TIERS.get(tier);
  if (!facts) throw new RangeError(`no plan "${tier}"`);
  return facts;
}

/** Of all amounts. */
export const ROI_CURRENCY = file.currency;

/** The most that the calculator takes. */
export const ROI_MAXIMUM = 10_000_000;
export const ROI_MONTHS = { least: 1, most: 24 } as const;

export interface RoiInputs {
  readonly amount: number;
  readonly months: number;
  readonly tier: string;
}

/** Initial inputs of the calculator. */
export const ROI_DEFAULT: RoiInputs = inputsOf(scenarios);

function inputsOf([first]: ScenariosFile['scenarios']): RoiInputs {
  if (!first) throw new RangeError('no scenario');
  return { amount: first.initial, months: first.months, tier: first.plan };
}

/** To the cent. */
export interface RoiOutcome {
  readonly result: number;
  /** Negative for a loss. */
  readonly profit: number;
  /** A gain in whole per cent, as the product defines its ROI (D3); a loss to the tenth, so that it never reads −100. */
  readonly percent: number;
}

/** Monthly rate a tier's scenario implies: 1.5^(1/3) − 1 and so on (D10). */
export function monthlyRate(tier: string): number {
  const { multiple, months } = tierFacts(tier);
  return multiple ** (1 / months) - 1;
}

/**
 * amount × (1 + r)^months (D10). Computed as amount × multiple^(months ÷ scenario's months), the same number
 * without the error that taking a root first leaves in the last cent.
 */
export function projectGain({ amount, months, tier }: RoiInputs): RoiOutcome {
  const scenario = tierFacts(tier);
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
