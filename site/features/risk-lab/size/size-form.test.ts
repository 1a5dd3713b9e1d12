import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { ACCOUNT_CURRENCIES } from '#domain/risk/account.ts';
import { enterTool, openTool } from '../form/tool.ts';
import { pairOf, pipOfLot, quotedIn, SIZE_TOOL, type SizeName, sizeOf } from './size-form.ts';

const entered = (change: Partial<Record<SizeName, string>>) =>
  enterTool(SIZE_TOOL, openTool(SIZE_TOOL), change);

const PER_EURO = { EUR: 1, GBP: 0.8, USD: 1.25, CAD: 1.6, MXN: 20, JPY: 200 } as const;

it('N5 sizes gold with its commission: 70 pips and 7 USD a lot against 100 USD', () => {
  // A lot loses 700 + 7; 0.14 lots lose 98.98, and 0.15 would lose 106.05.
  const size = sizeOf(openTool(SIZE_TOOL).good, null);
  expect(size).toMatchObject({ fits: true, lots: 0.14, loss: 98.98, allowed: 100, pipOfPosition: 1.4 });
  expect(size?.pips).toBeCloseTo(70, 9);
  expect(size?.next).toBeCloseTo(106.05, 9);
  // 14 ounces × 2,400 ÷ 30.
  expect(size).toMatchObject({ margin: 1120, hasMargin: true });
});

it('N5 says that the account lacks the margin', () => {
  expect(sizeOf(entered({ leverage: '1:2' }).good, null)).toMatchObject({ margin: 16_800, hasMargin: false });
});

it('N5 without a rate there is no size, and a typed rate is enough', () => {
  const pesos = { currency: 'MXN', balance: '200000', commission: '0' } as const;
  expect(sizeOf(entered(pesos).good, null)).toBeNull();
  // 16 pesos a dollar: a lot loses 11,200 pesos, and 2,000 may be lost.
  const size = { fits: true, lots: 0.17, loss: 1904 };
  expect(sizeOf(entered(pesos).good, PER_EURO)).toMatchObject(size);
  expect(sizeOf(entered({ ...pesos, rate: '16,0' }).good, null)).toMatchObject(size);
});

it('N5 needs no rate where the price is in the currency of the account', () => {
  for (const symbol of SYMBOLS) expect(pairOf(symbol, quotedIn(symbol))).toBeNull();
});

it.each([
  [{ stop: '2400' }, 'stop', 'lab.problem.sameStop'],
  [{ risk: '100' }, 'risk', 'lab.problem.allRisk'],
  [{ risk: '250' }, 'risk', 'lab.problem.allRisk'],
  [{ risk: '10000', unit: 'money' }, 'risk', 'lab.problem.allRisk'],
  [{ risk: '0' }, 'risk', 'lab.problem.noRisk'],
  [{ balance: 'mucho' }, 'balance', 'lab.problem.unread'],
  [{ balance: '-5' }, 'balance', 'lab.problem.range'],
  [{ entry: '' }, 'entry', 'lab.problem.unread'],
  [{ currency: 'CAD', rate: '0' }, 'rate', 'lab.problem.range'],
  [{ leverage: '0' }, 'leverage', 'lab.problem.range'],
] as const)('N5 refuses %o and keeps the last result', (change, field, key) => {
  const state = entered(change);
  expect(state.problems[field]?.key).toBe(key);
  expect(state).toMatchObject({ isStale: true, good: openTool(SIZE_TOOL).good });
});

it.each([
  ['EURUSD', '1,10000', '1,09800'],
  ['GBPJPY', '190,400', '190,000'],
  ['XAUUSD', '2.400', '2.393,5'],
] as const)('N5 reads prices of %s as that country writes them', (symbol, entry, stop) => {
  const { good, isStale } = entered({ symbol, entry, stop });
  expect(isStale).toBe(false);
  expect(good.entry / INSTRUMENTS[symbol].roundPrice).toBeCloseTo(1, 1);
  expect(good.stop).toBeLessThan(good.entry);
});

it('N5 whatever is typed gives a size that keeps the risk, or says why not; never NaN', () => {
  const text = fc.oneof(
    fc.string(),
    fc.double({ min: 0, max: 1e9, noNaN: true }).map(String),
    fc.integer({ min: 1, max: 5_000 }).map(String),
  );
  fc.assert(
    fc.property(
      fc.record({
        balance: text,
        risk: text,
        entry: text,
        stop: text,
        commission: text,
        leverage: text,
        rate: text,
        unit: fc.constantFrom('percent', 'money', 'x'),
        symbol: fc.constantFrom(...SYMBOLS),
        currency: fc.constantFrom(...ACCOUNT_CURRENCIES),
      }),
      (entries) => {
        const { good } = entered(entries);
        const size = sizeOf(good, PER_EURO);
        if (size === null) throw new Error('a rate is known');
        for (const value of Object.values(size)) {
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        }
        if (size.fits) expect(size.loss).toBeLessThanOrEqual(size.allowed * (1 + 1e-12));
        else expect(size.loss).toBeGreaterThan(size.allowed * (1 - 1e-12));
        expect(pipOfLot(good.symbol, good.currency, 1)).toBeGreaterThan(0);
      },
    ),
    { numRuns: 400 },
  );
});
