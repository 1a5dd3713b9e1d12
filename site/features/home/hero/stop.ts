import { INSTRUMENTS } from '#contracts/instruments.ts';
import { lossesUntil } from '#domain/risk/losing-streak.ts';
import { moneyBetween, positionSize } from '#domain/risk/position-size.ts';
import { measurePlan } from '#domain/trade-plan.ts';
import type { HeroPlan } from './hero-plan.ts';

/** The account of the example: US dollars, and the share of it that a trade may lose. */
export const ACCOUNT = { balance: 1_000, risk: 0.01 } as const;

/** Prices between which the stop can be moved. */
export interface StopRange {
  readonly low: number;
  readonly high: number;
}

/** From a quarter to three times the plan's own distance, in whole pips; never past the entry. */
export function stopRange({ symbol, entry, stop }: HeroPlan): StopRange {
  const { pip } = INSTRUMENTS[symbol];
  const own = Math.abs(entry - stop) / pip;
  const away = stop < entry ? -pip : pip;
  const near = asPrice(entry + Math.max(1, Math.floor(own / 4)) * away);
  const far = asPrice(entry + Math.ceil(own * 3) * away);
  return { low: Math.min(near, far), high: Math.max(near, far) };
}

/** A stop inside the range; what is not a number gives the plan's own. */
export function stopWithin(price: number, plan: HeroPlan): number {
  const { low, high } = stopRange(plan);
  return Number.isNaN(price) ? plan.stop : asPrice(Math.min(high, Math.max(low, price)));
}

/** Where a key moves the stop: a pip up or down, ten pips, or to an end. Null for any other key (D1). */
export function stopAfterKey(key: string, stop: number, plan: HeroPlan): number | null {
  const { pip } = INSTRUMENTS[plan.symbol];
  const { low, high } = stopRange(plan);
  const places = new Map([
    ['ArrowUp', stop + pip],
    ['ArrowRight', stop + pip],
    ['ArrowDown', stop - pip],
    ['ArrowLeft', stop - pip],
    ['PageUp', stop + 10 * pip],
    ['PageDown', stop - 10 * pip],
    ['Home', low],
    ['End', high],
  ]);
  const place = places.get(key);
  return place === undefined ? null : stopWithin(place, plan);
}

/** What the example's account gains and loses with a stop at this price (D1). */
export function figuresAt(stop: number, { symbol, entry, target }: HeroPlan) {
  const market = { symbol, rate: 1 };
  const size = positionSize({ ...ACCOUNT, ...market, entry, stop });
  return {
    ...size,
    distance: asPrice(Math.abs(entry - stop)),
    gain: moneyBetween(size.lots, entry, target, market),
    ratio: measurePlan({ entry, stop, target }).ratio,
    streak: lossesUntil(0.5, size.share),
  };
}

/** Without what binary numbers leave behind. */
function asPrice(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
