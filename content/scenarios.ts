import type { Scenario } from '#domain/scenario.ts';

/** Hypothetical, for practice: the table of the product (D3). The page shows the first one first. */
export const SCENARIOS = [
  { id: 'conservative', initial: 1_000, result: 1_500, months: 3, risk: 0.02 },
  { id: 'moderate', initial: 5_000, result: 15_000, months: 6, risk: 0.03 },
  { id: 'aggressive', initial: 10_000, result: 50_000, months: 12, risk: 0.05 },
] as const satisfies readonly (Scenario & { readonly id: string })[];

/** Losses in a row, to compare with each scenario. */
export const STREAK = 10;
