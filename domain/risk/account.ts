import { ACCOUNT_CURRENCIES, type AccountCurrency } from '#contracts/account-currencies.ts';
import { type Fraction, fractionOf, over } from './fraction.ts';

/** Two different currencies as dealers write them: 1 `base` = x `quoted`. */
export interface CurrencyPair {
  readonly base: AccountCurrency;
  readonly quoted: AccountCurrency;
}

export function currencyPair(one: AccountCurrency, other: AccountCurrency): CurrencyPair {
  const isFirst = ACCOUNT_CURRENCIES.indexOf(one) < ACCOUNT_CURRENCIES.indexOf(other);
  return isFirst ? { base: one, quoted: other } : { base: other, quoted: one };
}

const ONE: Fraction = { top: 1n, under: 1n };

/** Units of `quoted` for one unit of the account's currency, from the rate of their pair as dealers write it. Exact. */
export function rateOfAccount(account: AccountCurrency, quoted: AccountCurrency, rate: number): Fraction {
  if (account === quoted) return ONE;
  return currencyPair(account, quoted).base === account ? fractionOf(rate) : over(ONE, fractionOf(rate));
}

/** Significant digits of the rate of a pair that comes from two rates of the euro: as many as those have. */
const DIGITS = 5;

/**
 * The rate of a pair from the units of each currency for one euro; null where one is unknown. Rounded, so that the rate
 * that is shown is the one that is used.
 */
export function crossRate(
  { base, quoted }: CurrencyPair,
  perEuro: Readonly<Partial<Record<AccountCurrency, number>>>,
): number | null {
  const [from, to] = [perEuro[base], perEuro[quoted]];
  return from && to ? Number((to / from).toPrecision(DIGITS)) : null;
}
