import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { lossesUntil } from './losing-streak.ts';
import { LOT_STEP, moneyBetween, positionSize } from './position-size.ts';

/** Prices and rates in whole steps of the fifth decimal. */
const PRICE = 100_000;
const inputs = fc.record({
  symbol: fc.constantFrom(...SYMBOLS),
  cents: fc.integer({ min: 1, max: 1_000_000_000 }),
  /** Hundredths of a per cent. */
  risk: fc.integer({ min: 1, max: 9_999 }),
  entry: fc.integer({ min: 1, max: 500_000_000 }),
  stop: fc.integer({ min: 1, max: 500_000_000 }),
  rate: fc.integer({ min: 1, max: 20_000_000 }),
});

/**
 * Both sides of "a position of `steps` hundredths of a lot loses at most the risk", in whole numbers only: cents of the
 * account, times what the divisors come to.
 */
function sides({ symbol, cents, risk, entry, stop, rate }: Parameters<typeof numbersOf>[0], steps: bigint) {
  const distance = BigInt(Math.abs(entry - stop));
  // steps / 100 × lot × distance / PRICE ÷ (rate / PRICE) × 100 cents; cents × risk / 10,000.
  const loss = steps * BigInt(INSTRUMENTS[symbol].lot) * distance * 10_000n;
  const limit = BigInt(cents) * BigInt(risk) * BigInt(rate);
  return { loss, limit };
}

function numbersOf(given: {
  readonly symbol: (typeof SYMBOLS)[number];
  readonly cents: number;
  readonly risk: number;
  readonly entry: number;
  readonly stop: number;
  readonly rate: number;
}) {
  return {
    symbol: given.symbol,
    balance: given.cents / 100,
    risk: given.risk / 10_000,
    entry: given.entry / PRICE,
    stop: given.stop / PRICE,
    rate: given.rate / PRICE,
  };
}

it('N5 D1 a position fits the risk, and one step more does not, in whole numbers', () => {
  fc.assert(
    fc.property(
      inputs.filter(({ entry, stop }) => entry !== stop),
      (given) => {
        const numbers = numbersOf(given);
        const { fits, lots, loss } = positionSize(numbers);
        const steps = Math.round(lots / LOT_STEP);
        expect(lots).toBe(steps / 100);
        const [own, more] = [sides(given, BigInt(steps)), sides(given, BigInt(steps) + 1n)];
        if (fits) expect(own.loss <= own.limit && more.loss > more.limit).toBe(true);
        else expect(steps === 1 && own.loss > own.limit).toBe(true);
        const exact = moneyBetween(lots, numbers.entry, numbers.stop, numbers);
        expect(Math.abs(loss - exact)).toBeLessThanOrEqual(1e-9 * loss);
      },
    ),
    { numRuns: 500 },
  );
});

it('D1 the streak leaves at most half, and one loss less leaves more, in whole numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), (hundredths) => {
      const losses = lossesUntil(0.5, hundredths / 10_000);
      const isHalved = (count: number) =>
        2n * BigInt(10_000 - hundredths) ** BigInt(count) <= 10_000n ** BigInt(count);
      expect(isHalved(losses)).toBe(true);
      expect(isHalved(losses - 1)).toBe(false);
    }),
    { numRuns: 200 },
  );
});
