import type { Scenario } from '#domain/scenario.ts';

/** Hypothetical, for practice: the product's own table (D3). The first one is shown first. */
export const SCENARIOS = [
  { id: 'conservative', initial: 1_000, result: 1_500, months: 3, risk: 0.02 },
  { id: 'moderate', initial: 5_000, result: 15_000, months: 6, risk: 0.03 },
  { id: 'aggressive', initial: 10_000, result: 50_000, months: 12, risk: 0.05 },
] as const satisfies readonly (Scenario & { readonly id: string })[];

/** Losses in a row that each scenario is held against. */
export const STREAK = 10;
