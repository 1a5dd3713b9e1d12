import { INSTRUMENTS } from '#contracts/instruments.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { apart, type Fraction, fractionOf, numberOf, over, plus, times, wholes } from './fraction.ts';

/** The smallest position, and the step between two positions, in lots: what retail brokers commonly offer. */
export const LOT_STEP = 0.01;

/** The market that a position is in. */
export interface Market {
  readonly symbol: InstrumentSymbol;
  /**
   * Units of the quoted currency for one unit of the account's: 1 for XAUUSD and an account in US dollars, the price of
   * USDJPY for EURJPY. A fraction where the quotation is the other way round: 1 ÷ 18.2 for XAUUSD and Mexican pesos.
   */
  readonly rate: number | Fraction;
}

export interface SizeInputs extends Market {
  /** In the currency of the account. */
  readonly balance: number;
  /** What may be lost: a share of the balance, above 0 and below 1, or money of the account, below the balance. */
  readonly risk: number | { readonly money: number };
  /** Of one lot, for opening and closing together, in the currency of the account. Default: none. */
  readonly commission?: number;
  readonly entry: number;
  readonly stop: number;
}

/** What a position loses at its stop, with its commission; without spread and slippage. */
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
 * is not between nothing and all of the balance, a commission below zero, and a stop at the entry.
 */
export function positionSize({
  balance,
  risk,
  entry,
  stop,
  commission = 0,
  ...market
}: SizeInputs): PositionSize {
  const rate = typeof market.rate === 'number' ? market.rate : numberOf(market.rate);
  const left = typeof risk === 'number' ? 1 - risk : balance - risk.money;
  const most = typeof risk === 'number' ? risk : risk.money;
  for (const value of [balance, most, left, entry, stop, rate, Math.abs(entry - stop)]) {
    if (!(value > 0 && value < Number.POSITIVE_INFINITY)) throw refusal({ balance, risk, entry, stop, rate });
  }
  if (!(commission >= 0 && commission < Number.POSITIVE_INFINITY)) throw refusal({ commission });
  const step = plus(
    moneyOf(LOT_STEP, entry, stop, market),
    times(fractionOf(LOT_STEP), fractionOf(commission)),
  );
  const limit =
    typeof risk === 'number' ? times(fractionOf(balance), fractionOf(risk)) : fractionOf(risk.money);
  const steps = wholes(over(limit, step));
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

function refusal(inputs: object): RangeError {
  return new RangeError(`no position for ${JSON.stringify(inputs)}`);
}

/** What a position gains or loses between two prices, in the currency of the account; never negative. */
export function moneyBetween(lots: number, from: number, to: number, market: Market): number {
  return numberOf(moneyOf(lots, from, to, market));
}

/** What a broker holds back for a position at that price, in the currency of the account; `leverage` is 30 for 30:1. */
export function marginOf(lots: number, price: number, leverage: number, market: Market): number {
  return numberOf(over(moneyOf(lots, price, 0, market), fractionOf(leverage)));
}

function moneyOf(lots: number, from: number, to: number, { symbol, rate }: Market): Fraction {
  const units = times(fractionOf(lots), fractionOf(INSTRUMENTS[symbol].lot));
  return over(
    times(units, apart(fractionOf(from), fractionOf(to))),
    typeof rate === 'number' ? fractionOf(rate) : rate,
  );
}
