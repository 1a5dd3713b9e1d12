import type { EconomicEvent } from '#contracts/events.ts';
import { missOf, missShares } from '#domain/events/surprise.ts';

/**
 * How a figure compares with its forecast: `better` or `worse` for its currency where a rule says which, else only `above` or
 * `below`; `unforeseen` without a forecast, `unlike` where the two cannot be compared (K3).
 */
type Verdict = 'better' | 'worse' | 'above' | 'below' | 'equal' | 'unforeseen' | 'unlike';

export function verdictOf(event: EconomicEvent): Verdict {
  if (event.surprise !== null) return event.surprise === 'positive' ? 'better' : 'worse';
  if (event.forecast === null) return 'unforeseen';
  const miss = missOf(event);
  if (miss === null) return 'unlike';
  if (miss === 0) return 'equal';
  return miss > 0 ? 'above' : 'below';
}

/** A release beside its forecast. */
interface Outcome {
  readonly id: string;
  readonly actual: string | null;
  readonly forecast: string | null;
  readonly surprise: EconomicEvent['surprise'];
}

/** One bar of the strip. */
interface Bar {
  readonly id: string;
  readonly surprise: EconomicEvent['surprise'];
  /** Above (to 1) or below (to -1) the forecast, as a share of the largest one. */
  readonly share: number;
}

/** The bars of releases that can be compared with their forecasts, in their order. */
export function barsOf(outcomes: readonly Outcome[]): Bar[] {
  const shares = missShares(outcomes.map(missOf));
  return outcomes.flatMap(({ id, surprise }, place) => {
    const share = shares[place] ?? null;
    return share === null ? [] : [{ id, surprise, share }];
  });
}
