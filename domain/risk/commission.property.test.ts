import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { rateOfAccount } from './account.ts';
import { positionSize } from './position-size.ts';

it('N5 with a commission and a rate the other way round the size fits, and one step more does not, in whole numbers', () => {
  const whole = (max: number) => fc.integer({ min: 1, max });
  fc.assert(
    fc.property(
      // Cents of the balance and of the risk, prices in hundredths, ten-thousandths of the rate, cents of the commission.
      fc.record({
        balance: whole(1_000_000_000),
        part: fc.double({ min: 0.0001, max: 0.9, noNaN: true }),
        entry: whole(500_000),
        distance: whole(10_000),
        rate: fc.integer({ min: 1_000, max: 2_000_000 }),
        commission: whole(5_000),
      }),
      ({ balance, part, entry, distance, rate, commission }) => {
        const risk = Math.max(1, Math.floor(balance * part));
        fc.pre(risk < balance);
        const { fits, lots } = positionSize({
          balance: balance / 100,
          risk: { money: risk / 100 },
          entry: entry / 100,
          stop: (entry + distance) / 100,
          commission: commission / 100,
          symbol: 'XAUUSD',
          rate: rateOfAccount('MXN', 'USD', rate / 10_000),
        });
        // Steps × (ounces × distance ÷ 100 × rate ÷ 10,000 + commission ÷ 100) ÷ 100 lots, and risk ÷ 100, in 100,000,000ths.
        const ounces = BigInt(INSTRUMENTS.XAUUSD.lot);
        const step = ounces * BigInt(distance) * BigInt(rate) + BigInt(commission) * 10_000n;
        const limit = BigInt(risk) * 1_000_000n;
        const steps = BigInt(Math.round(lots * 100));
        if (fits) expect(steps * step <= limit && (steps + 1n) * step > limit).toBe(true);
        else expect(steps === 1n && step > limit).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
