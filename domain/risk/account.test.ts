import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACCOUNT_CURRENCIES, type AccountCurrency } from '#contracts/account-currencies.ts';
import { crossRate, currencyPair, rateOfAccount } from './account.ts';
import { numberOf } from './fraction.ts';

it.each([
  ['USD', 'MXN', 'USD/MXN'],
  ['JPY', 'USD', 'USD/JPY'],
  ['USD', 'EUR', 'EUR/USD'],
  ['CAD', 'GBP', 'GBP/CAD'],
  ['JPY', 'MXN', 'MXN/JPY'],
] as const)('N5 writes %s and %s as dealers do: %s', (one, other, written) => {
  const { base, quoted } = currencyPair(one, other);
  expect(`${base}/${quoted}`).toBe(written);
  expect(currencyPair(other, one)).toEqual({ base, quoted });
});

it('N5 the units of the quoted currency for one of the account follow the direction of the pair', () => {
  // 1 USD = 18.25 MXN.
  expect(numberOf(rateOfAccount('USD', 'MXN', 18.25))).toBe(18.25);
  expect(rateOfAccount('MXN', 'USD', 18.25)).toEqual({ top: 100n, under: 1825n });
  expect(numberOf(rateOfAccount('USD', 'USD', 7))).toBe(1);
});

const rate = fc.double({ min: 0.01, max: 500, noNaN: true });
const currency = fc.constantFrom(...ACCOUNT_CURRENCIES);
const rates = Object.fromEntries(
  ACCOUNT_CURRENCIES.map((one) => [one, one === 'EUR' ? fc.constant(1) : rate]),
) as Record<AccountCurrency, typeof rate>;

it('N5 a rate from two rates of the euro is their quotient to five digits, and money goes there and back', () => {
  fc.assert(
    fc.property(currency, currency, fc.record(rates), (one, other, perEuro) => {
      fc.pre(one !== other);
      const pair = currencyPair(one, other);
      const cross = crossRate(pair, perEuro) ?? Number.NaN;
      expect(Math.abs(cross * perEuro[pair.base] - perEuro[pair.quoted])).toBeLessThanOrEqual(
        6e-5 * perEuro[pair.quoted],
      );
      const there = rateOfAccount(one, other, cross);
      const back = rateOfAccount(other, one, cross);
      expect(there.top * back.top).toBe(there.under * back.under);
    }),
  );
});

it('N5 says that a rate is unknown when one of the two is', () => {
  expect(crossRate(currencyPair('USD', 'MXN'), { EUR: 1, USD: 1.1 })).toBeNull();
});
