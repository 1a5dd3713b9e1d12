import { INSTRUMENTS } from '#contracts/instruments.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { apart, fractionOf, numberOf, over, times, wholes } from './fraction.ts';

/** The smallest position, and the step between two positions, in lots: what retail brokers commonly offer. */
export const LOT_STEP = 0.01;

/** The market that a position is in. */
export interface Market {
  readonly symbol: InstrumentSymbol;
  /**
   * Units of the quoted currency for one unit of the account's: 1 for XAUUSD and an account in US dollars, the price of
   * USDJPY for EURJPY.
   */
  readonly rate: number;
}

export interface SizeInputs extends Market {
  /** In the currency of the account. */
  readonly balance: number;
  /** Share of the balance that may be lost, above 0 and below 1. */
  readonly risk: number;
  readonly entry: number;
  readonly stop: number;
}

/** What a position loses at its stop; without spread, commission and slippage. */
export interface PositionSize {
  /** False if even the smallest position loses more than the risk: then the size is that of the smallest. */
  readonly fits: boolean;
  readonly lots: number;
  /** In the currency of the account. */
  readonly loss: number;
  /** The loss as a share of the balance. */
  readonly share: number;
}

/**
 * The largest position, in whole steps of a lot, whose loss at the stop is not above the risk (N5, D1). It is never
 * rounded up. The arithmetic is exact. Throws RangeError on a price, balance or rate that is not above zero, a risk that
 * is not between 0 and 1, and a stop at the entry.
 */
export function positionSize({ balance, risk, entry, stop, ...market }: SizeInputs): PositionSize {
  for (const value of [balance, risk, entry, stop, market.rate, 1 - risk, Math.abs(entry - stop)]) {
    if (!(value > 0 && value < Number.POSITIVE_INFINITY)) {
      throw new RangeError(`no position for ${JSON.stringify({ balance, risk, entry, stop, ...market })}`);
    }
  }
  const step = moneyOf(LOT_STEP, entry, stop, market);
  const most = times(fractionOf(balance), fractionOf(risk));
  const steps = wholes(over(most, step));
  const fits = steps > 0n;
  const count = { top: fits ? steps : 1n, under: 1n };
  const loss = times(step, count);
  return {
    fits,
    lots: numberOf(times(fractionOf(LOT_STEP), count)),
    loss: numberOf(loss),
    share: numberOf(over(loss, fractionOf(balance))),
  };
}

/** What a position gains or loses between two prices, in the currency of the account; never negative. */
export function moneyBetween(lots: number, from: number, to: number, market: Market): number {
  return numberOf(moneyOf(lots, from, to, market));
}

function moneyOf(lots: number, from: number, to: number, { symbol, rate }: Market) {
  const units = times(fractionOf(lots), fractionOf(INSTRUMENTS[symbol].lot));
  return over(times(units, apart(fractionOf(from), fractionOf(to))), fractionOf(rate));
}
