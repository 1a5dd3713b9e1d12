import { GOLD_PIP, measurePlan, type TradePlan } from './trade-plan.ts';

/** Figures of a trade as its publisher wrote them; the number of digits shows the precision. */
export interface QuotedFigures {
  /** Pips from the entry to the stop and to the target. */
  readonly risk?: string | undefined;
  readonly reward?: string | undefined;
  /** Reward for each 1 risked: "5.03" for 1:5.03. */
  readonly ratio?: string | undefined;
}

export type QuotedName = keyof QuotedFigures;

/**
 * Names of the quoted figures that do not agree with the prices. A quoted figure agrees when it is less than one unit of
 * its last digit away from the computed one, so both cut and rounded figures agree (G12). Throws RangeError as `measurePlan` does.
 */
export function disagreements(plan: TradePlan, quoted: QuotedFigures): QuotedName[] {
  const computed = exactMeasures(plan);
  return (Object.keys(computed) as QuotedName[]).filter((name) => {
    const text = quoted[name];
    return text !== undefined && !agrees(computed[name], text);
  });
}

/** Unlike `measurePlan`, neither cut nor rounded. Throws RangeError as `measurePlan` does. */
export function exactMeasures(plan: TradePlan): Record<QuotedName, number> {
  measurePlan(plan);
  const risk = Math.abs(plan.entry - plan.stop);
  const reward = Math.abs(plan.target - plan.entry);
  return { risk: risk / GOLD_PIP, reward: reward / GOLD_PIP, ratio: reward / risk };
}

function agrees(computed: number, quoted: string): boolean {
  const decimals = quoted.split('.')[1]?.length ?? 0;
  return Math.abs(computed - Number(quoted)) < 10 ** -decimals - 1e-9;
}

/** The price at which a trade has moved `r` times its risk in its favour. */
export function priceAtMultiple({ entry, stop }: TradePlan, r: number): number {
  return Math.round((entry + r * (entry - stop)) * 1e6) / 1e6;
}
