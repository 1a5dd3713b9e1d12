import type { Candle } from '#domain/candle.ts';
import { knownAt, REACH, type Swing, swingPoints } from './swings.ts';

/** A close beyond the last known swing: the market leaves the range it had drawn. */
export interface StructureBreak {
  readonly direction: 'up' | 'down';
  /** The swing that was broken. */
  readonly swing: Swing;
  /** The candle that closed beyond it. */
  readonly index: number;
}

/**
 * Breaks of structure (BOS) in their order. A wick beyond the swing is none: the close decides. Each swing breaks once,
 * and only the latest known one on each side counts (H1).
 */
export function structureBreaks(candles: readonly Candle[], reach = REACH): StructureBreak[] {
  const swings = swingPoints(candles, reach);
  const broken = new Set<Swing>();
  return candles.flatMap(({ close }, index) =>
    (['high', 'low'] as const).flatMap((kind) => {
      const swing = swings.findLast((one) => one.kind === kind && knownAt(one, reach) <= index);
      if (!swing || broken.has(swing)) return [];
      if (kind === 'high' ? close <= swing.price : close >= swing.price) return [];
      broken.add(swing);
      return [{ direction: kind === 'high' ? 'up' : 'down', swing, index } as const];
    }),
  );
}
