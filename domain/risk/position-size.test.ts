import { expect, it } from 'vitest';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { rateOfAccount } from './account.ts';
import { marginOf, moneyBetween, positionSize } from './position-size.ts';

/** The cases of instruments that the site has. */
const listed = <Rest extends readonly unknown[]>(rows: readonly (readonly [string, ...Rest])[]) =>
  rows.flatMap(([symbol, ...rest]) =>
    SYMBOLS.filter((one) => one === symbol).map((one) => [one, ...rest] as const),
  );
const gold = { balance: 1_000, risk: 0.01, entry: 3532.818, symbol: 'XAUUSD', rate: 1 } as const;

it.each([
  // 4.18 USD × 100 ounces × 0.02 lots.
  [3528.638, { fits: true, lots: 0.02, loss: 8.36, share: 0.00836 }],
  // Exactly ten dollars: the smallest lot just fits.
  [3522.818, { fits: true, lots: 0.01, loss: 10, share: 0.01 }],
  [3522.817, { fits: false, lots: 0.01, loss: 10.001, share: 0.010001 }],
])('N5 D1 sizes gold with a stop at %f for 1,000 USD and a risk of 1 %%', (stop, size) => {
  expect(positionSize({ ...gold, stop })).toEqual(size);
});

it('N5 sizes a sale as a purchase of the same distance', () => {
  const { lots, loss } = positionSize({ ...gold, balance: 10_000, entry: 4000, stop: 4012 });
  expect([lots, loss]).toEqual([0.08, 96]);
});

it.each(
  listed<[number, number, number, number, number]>([
    // 20 pips cost 200 of the quoted currency a lot in EURUSD, 272 Canadian dollars at 1.36, 20,000 yen at 150.
    ['EURUSD', 1.1, 1.098, 1, 0.5, 100],
    ['USDCAD', 1.36, 1.3572, 1.36, 0.48, 98.82],
    ['EURJPY', 160, 159.8, 150, 0.75, 100],
    ['GBPJPY', 190, 190.4, 150, 0.37, 98.67],
  ]),
)('N5 sizes %s from %f to %f by its lot and the rate %f', (symbol, entry, stop, rate, lots, loss) => {
  const size = positionSize({ balance: 10_000, risk: 0.01, entry, stop, symbol, rate });
  expect(size).toMatchObject({ fits: true, lots });
  expect(size.loss).toBeCloseTo(loss, 2);
});

it('N5 a lot that fits exactly is not lost to binary fractions', () => {
  // In binary 0.29 × 100 is 28.999999999999996.
  expect(positionSize({ ...gold, balance: 100, risk: 0.29, entry: 4000, stop: 3999 }).lots).toBe(0.29);
  expect(positionSize({ ...gold, balance: 300, risk: 0.1, entry: 1.3, stop: 1.2 }).lots).toBe(3);
});

it('D1 a gain is that of the same position', () => {
  expect(moneyBetween(0.02, 3532.818, 3553.854, gold)).toBe(42.072);
});

it.each([
  { stop: gold.entry },
  { stop: Number.NaN },
  { stop: -1 },
  { balance: 0 },
  { balance: Number.POSITIVE_INFINITY },
  { risk: 0 },
  { risk: 1 },
  { rate: 0 },
])('N5 refuses %o', (change) => {
  expect(() => positionSize({ ...gold, stop: 3528, ...change })).toThrow(RangeError);
});

it('N5 sizes a risk in money as the same share of the balance', () => {
  const [share, money] = [0.01, { money: 10 }].map((risk) => positionSize({ ...gold, stop: 3528.638, risk }));
  expect(money).toEqual(share);
  expect(() => positionSize({ ...gold, stop: 3528, risk: { money: 1_000 } })).toThrow(RangeError);
});

it('N5 a commission is part of the loss', () => {
  // 20 pips of EURUSD cost 200 USD a lot: with 7 USD of commission, 0.48 lots lose 99.36 and 0.49 would lose 101.43.
  const pair = { balance: 10_000, risk: 0.01, entry: 1.1, stop: 1.098, symbol: 'EURUSD', rate: 1 } as const;
  expect(positionSize({ ...pair, commission: 7 })).toMatchObject({ fits: true, lots: 0.48, loss: 99.36 });
  expect(() => positionSize({ ...pair, commission: -1 })).toThrow(RangeError);
});

it.each([
  // 100 ounces × 2,400 USD ÷ 20.
  ['XAUUSD', 1, 2400, 20, 1, 12_000],
  // 10,000 pounds at 190 yen, in dollars at 150 yen, at 30:1.
  ['GBPJPY', 0.1, 190, 30, 150, 422.22],
  ['EURUSD', 1, 1.1, 3.33, 1, 33_033.03],
] as const)('N5 the margin of %s, %f lots at %f with %f:1', (symbol, lots, price, leverage, rate, margin) => {
  expect(marginOf(lots, price, leverage, { symbol, rate })).toBeCloseTo(margin, 2);
});

it('N5 a rate that is quoted the other way round is divided by, exactly', () => {
  // 41.8 pips of gold are 418 USD a lot, 7,628.5 pesos at 18.25; 1 % of 200,000 pesos is 2,000.
  const rate = rateOfAccount('MXN', 'USD', 18.25);
  const size = positionSize({ ...gold, balance: 200_000, stop: 3528.638, rate });
  expect(size).toMatchObject({ fits: true, lots: 0.26, loss: 1983.41 });
});

it.each(
  listed<[number, number]>([
    ['XAUUSD', 1, 10],
    ['EURUSD', 1, 10],
    // 1,000 yen at 150 a dollar.
    ['GBPJPY', 150, 6.6667],
    ['USDCAD', 1.36, 7.3529],
  ]),
)('N5 a pip of a lot of %s at the rate %f is worth %f', (symbol, rate, worth) => {
  expect(moneyBetween(1, INSTRUMENTS[symbol].pip, 0, { symbol, rate })).toBeCloseTo(worth, 4);
});
