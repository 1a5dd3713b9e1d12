import { ACCOUNT_CURRENCIES, type AccountCurrency, CURRENCY_TABLE } from '#contracts/account-currencies.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import { formatNumber } from '#domain/format.ts';
import { type CurrencyPair, crossRate, currencyPair, rateOfAccount } from '#domain/risk/account.ts';
import type { Fraction } from '#domain/risk/fraction.ts';
import {
  marginOf,
  moneyBetween,
  type PositionSize,
  positionSize,
  type SizeInputs,
} from '#domain/risk/position-size.ts';
import { readFields } from '../form/reading.ts';
import type { ToolSpec } from '../form/tool.ts';

export const RISK_UNITS = ['percent', 'money'] as const;

export type SizeName =
  | 'balance'
  | 'currency'
  | 'risk'
  | 'unit'
  | 'symbol'
  | 'entry'
  | 'stop'
  | 'commission'
  | 'leverage'
  | 'rate';

export interface SizeGood {
  readonly balance: number;
  readonly currency: AccountCurrency;
  /** A share of the balance, or money. */
  readonly risk: SizeInputs['risk'];
  readonly symbol: InstrumentSymbol;
  readonly entry: number;
  readonly stop: number;
  readonly commission: number;
  readonly leverage: number;
  /** Of the pair of both currencies, as the visitor typed it; null: the central bank's. */
  readonly rate: number | null;
}

/** What follows the first three letters: of an instrument whose money no account has yet, `npm run check` names it here. */
type Quoted<Symbol extends string> = Symbol extends `${infer _1}${infer _2}${infer _3}${infer Money}`
  ? Money
  : never;

/** The currency that the price of an instrument is in. */
export function quotedIn(symbol: InstrumentSymbol): AccountCurrency {
  return symbol.slice(3) as Quoted<InstrumentSymbol>;
}

/** The pair whose rate converts the result; null where the account is in the quoted currency. */
export function pairOf(symbol: InstrumentSymbol, account: AccountCurrency): CurrencyPair | null {
  const quoted = quotedIn(symbol);
  return quoted === account ? null : currencyPair(account, quoted);
}

/** Gold, as long as the site has it. */
export const FIRST = SYMBOLS[0] as InstrumentSymbol;
/** The stop of the example is this many pips below its entry. */
const EXAMPLE_PIPS = 70;

/** The stop of another instrument's example. */
const STOP_PIPS = 20;

/** A round price with its stop, in the decimals of the instrument. It is an example, not the market's price. */
export function examplePrices(symbol: InstrumentSymbol, pips: number): { entry: string; stop: string } {
  const { roundPrice, pip, decimals } = INSTRUMENTS[symbol];
  const write = (price: number) => formatNumber(price, decimals, 'en');
  return { entry: write(roundPrice), stop: write(roundPrice - pips * pip) };
}

/** Largest amounts and prices that a field takes. */
const MOST = 1e9;

export const SIZE_TOOL: ToolSpec<SizeName, SizeGood> = {
  anchor: 'size',
  initial: {
    balance: '10,000',
    currency: 'USD',
    risk: '1',
    unit: 'percent',
    symbol: FIRST,
    ...examplePrices(FIRST, EXAMPLE_PIPS),
    // Each broker has its own, in its own currency.
    commission: '',
    leverage: '30',
    rate: '',
  },
  brings({ symbol, currency }) {
    const rate = symbol === undefined && currency === undefined ? {} : { rate: '' };
    const named = SYMBOLS.find((one) => one === symbol);
    return named ? { ...rate, ...examplePrices(named, STOP_PIPS) } : rate;
  },
  read(entries) {
    const fields = readFields<SizeName>(entries);
    const currency = fields.choice('currency', ACCOUNT_CURRENCIES, 'USD');
    const symbol = fields.choice('symbol', SYMBOLS, FIRST);
    const unit = fields.choice('unit', RISK_UNITS, 'percent');
    const balance = fields.number('balance', { usual: null, low: 1, high: MOST, unit: currency });
    const usual = INSTRUMENTS[symbol].roundPrice;
    const price = { usual, low: 1e-5, high: 1e6, unit: quotedIn(symbol) };
    const entry = fields.number('entry', price);
    const stop = fields.number('stop', price);
    if (entry === stop) fields.fail('stop', { key: 'lab.problem.sameStop' });
    const hasCommission = entries.commission.trim() !== '';
    const commission = hasCommission
      ? fields.number('commission', { usual: null, low: 0, high: 1e6, unit: currency })
      : 0;
    const leverage = fields.number('leverage', { usual: null, low: 1, high: 5_000 });
    const pair = pairOf(symbol, currency);
    const hasRate = pair !== null && entries.rate.trim() !== '';
    const usualRate = pair ? CURRENCY_TABLE[pair.quoted].perEuro / CURRENCY_TABLE[pair.base].perEuro : 1;
    const rate = hasRate
      ? fields.number('rate', { usual: usualRate, low: 1e-4, high: 1e5, unit: pair.quoted })
      : null;
    const most = unit === 'percent' ? 100 : balance;
    const kind = unit === 'percent' ? ({ usual: 1, unit: '%' } as const) : { usual: null, unit: currency };
    const risk = fields.number('risk', { ...kind, low: 0, high: MOST });
    if (risk <= 0) fields.fail('risk', { key: 'lab.problem.noRisk' });
    if (risk >= most) fields.fail('risk', { key: 'lab.problem.allRisk' });
    return fields.end(() => ({
      balance,
      currency,
      // The quotient of two decimals is the share that was typed, to the last digit a number holds.
      risk: unit === 'percent' ? Number((risk / 100).toPrecision(15)) : { money: risk },
      symbol,
      entry,
      stop,
      commission,
      leverage,
      rate,
    }));
  },
};

/** Units of each currency for one euro, of one day. */
export type PerEuro = Readonly<Partial<Record<AccountCurrency, number>>>;

export interface SizeResult extends PositionSize {
  /** In the currency of the account. */
  readonly allowed: number;
  readonly pips: number;
  /** What the next step of the lot would lose. */
  readonly next: number;
  readonly pipOfPosition: number;
  readonly margin: number;
  readonly hasMargin: boolean;
}

/** The rate that a calculation uses, as dealers write it; null when it is not known. 1 where none is needed. */
export function usedRate(
  { symbol, currency, rate }: Pick<SizeGood, 'symbol' | 'currency' | 'rate'>,
  perEuro: PerEuro | null,
): number | null {
  const pair = pairOf(symbol, currency);
  if (pair === null) return 1;
  return rate ?? (perEuro && crossRate(pair, perEuro));
}

/** The position and what it means for the account; null when the rate of the currencies is not known. */
export function sizeOf(good: SizeGood, perEuro: PerEuro | null): SizeResult | null {
  const rate = usedRate(good, perEuro);
  if (rate === null) return null;
  const market = marketOf(good.symbol, good.currency, rate);
  const { balance, risk, entry, stop, commission, leverage, symbol } = good;
  const size = positionSize({ balance, risk, entry, stop, commission, ...market });
  const margin = marginOf(size.lots, entry, leverage, market);
  const step = size.fits ? 0.01 : 0;
  return {
    ...size,
    allowed: typeof risk === 'number' ? balance * risk : risk.money,
    pips: Math.abs(entry - stop) / INSTRUMENTS[symbol].pip,
    next: size.loss * (1 + step / size.lots),
    pipOfPosition: pipWorth(symbol, size.lots, market.rate),
    margin,
    hasMargin: margin <= balance,
  };
}

function marketOf(symbol: InstrumentSymbol, currency: AccountCurrency, rate: number) {
  return { symbol, rate: rateOfAccount(currency, quotedIn(symbol), rate) };
}

function pipWorth(symbol: InstrumentSymbol, lots: number, rate: Fraction): number {
  return moneyBetween(lots, INSTRUMENTS[symbol].pip, 0, { symbol, rate });
}

/** What a pip of one lot is worth in an account; null when the rate of its currencies is not known. */
export function pipOfLot(
  symbol: InstrumentSymbol,
  currency: AccountCurrency,
  rate: number | null,
): number | null {
  return rate === null ? null : pipWorth(symbol, 1, rateOfAccount(currency, quotedIn(symbol), rate));
}
