import type { Candle } from '#domain/candle.ts';
import { knownAt, REACH, type Swing, swingPoints } from './swings.ts';

/** Swings at nearly one price: stops wait just beyond them. */
interface Pool {
  readonly kind: Swing['kind'];
  readonly swings: readonly Swing[];
  /** The farthest of their prices: past it, every stop of the pool is reached. */
  readonly price: number;
}

/** A candle that reached past a pool and closed back inside. */
export interface LiquiditySweep {
  readonly pool: Pool;
  readonly index: number;
  /** How far the wick went past the pool, in price. */
  readonly beyond: number;
}

/**
 * Sweeps of liquidity in their order: of the first candle past two or more swings within `tolerance` of each other,
 * those that closed back inside. A close beyond the pool is a break of structure, no sweep (H1).
 */
export function liquiditySweeps(
  candles: readonly Candle[],
  tolerance: number,
  reach = REACH,
): LiquiditySweep[] {
  return poolsOf(swingPoints(candles, reach), tolerance).flatMap((pool) => {
    const last = pool.swings.at(-1);
    if (!last) return [];
    const index = candles.findIndex(
      (candle, place) => place >= knownAt(last, reach) && pastBy(candle, pool) > 0,
    );
    const candle = candles[index];
    if (!candle || !closesInside(candle, pool)) return [];
    return [{ pool, index, beyond: pastBy(candle, pool) }];
  });
}

function pastBy({ high, low }: Candle, { kind, price }: Pool): number {
  return kind === 'high' ? high - price : price - low;
}

function closesInside({ close }: Candle, { kind, price }: Pool): boolean {
  return kind === 'high' ? close < price : close > price;
}

/** Every run of two or more neighbouring swings of one kind within the tolerance. */
function poolsOf(swings: readonly Swing[], tolerance: number): Pool[] {
  return (['high', 'low'] as const).flatMap((kind) => {
    const runs: Swing[][] = [];
    for (const swing of swings.filter((one) => one.kind === kind)) {
      const run = runs.at(-1);
      const near = run?.every(({ price }) => Math.abs(price - swing.price) <= tolerance);
      if (run && near) run.push(swing);
      else runs.push([swing]);
    }
    const edge = kind === 'high' ? Math.max : Math.min;
    return runs
      .filter(({ length }) => length > 1)
      .map((run) => ({ kind, swings: run, price: edge(...run.map(({ price }) => price)) }));
  });
}
