import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACCOUNT_CURRENCIES } from '#contracts/account-currencies.ts';
import { INSTRUMENTS } from '#contracts/instruments.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { enterTool, openTool } from '../form/tool.ts';
import {
  examplePrices,
  FIRST,
  pairOf,
  pipOfLot,
  quotedIn,
  SIZE_TOOL,
  type SizeName,
  sizeOf,
} from './size-form.ts';

const entered = (change: Partial<Record<SizeName, string>>) =>
  enterTool(SIZE_TOOL, openTool(SIZE_TOOL), change);

const PER_EURO = { EUR: 1, GBP: 0.8, USD: 1.25, CAD: 1.6, MXN: 20, JPY: 200 } as const;

it('N5 sizes gold with its commission: 70 pips and 7 USD a lot against 100 USD', () => {
  // A lot loses 700 + 7; 0.14 lots lose 98.98, and 0.15 would lose 106.05.
  const size = sizeOf(entered({ commission: '7' }).good, null);
  expect(size).toMatchObject({ fits: true, lots: 0.14, loss: 98.98, allowed: 100, pipOfPosition: 1.4 });
  expect(size?.pips).toBeCloseTo(70, 9);
  expect(size?.next).toBeCloseTo(106.05, 9);
  // 14 ounces × 4,000 ÷ 30.
  expect(size?.margin).toBeCloseTo(1866.67, 2);
  expect(size?.hasMargin).toBe(true);
});

/** Each by hand, in whole hundredths of a lot; the rate is that of the pair, typed. */
const BY_HAND: readonly [
  string,
  Partial<Record<SizeName, string>>,
  { lots: number; loss: number; fits: boolean },
][] = [
  // 20 pips × 100,000 = 200 USD = 32,000 JPY, and 1,000 of commission: 330 JPY a hundredth; 10,000 may be lost.
  [
    'EURUSD in yen',
    {
      currency: 'JPY',
      balance: '1,000,000',
      symbol: 'EURUSD',
      entry: '1.1',
      stop: '1.098',
      rate: '160',
      commission: '1000',
    },
    { fits: true, lots: 0.3, loss: 9_900 },
  ],
  // 7 USD × 100 oz × 18 = 12,600 MXN, and 126: 127.26 a hundredth; 5,000 may be lost.
  [
    'gold in pesos',
    { currency: 'MXN', balance: '500,000', rate: '18', commission: '126' },
    { fits: true, lots: 0.39, loss: 4_963.14 },
  ],
  // 50 pips are 50,000 JPY = 312.50 USD, and 7: 3.195 a hundredth; 200 may be lost.
  [
    'GBPJPY in dollars',
    { risk: '2', symbol: 'GBPJPY', entry: '190', stop: '189.5', rate: '160', commission: '7' },
    { fits: true, lots: 0.62, loss: 198.09 },
  ],
  // 40 pips are 40,000 JPY = 5,000 MXN, and 100: 51 a hundredth; 1,000 may be lost.
  [
    'EURJPY in pesos',
    {
      currency: 'MXN',
      balance: '100.000',
      symbol: 'EURJPY',
      entry: '170',
      stop: '169.6',
      rate: '8',
      commission: '100',
    },
    { fits: true, lots: 0.19, loss: 969 },
  ],
  // 20 pips are 200 CAD; 100 may be lost: half a lot to the cent, not a step less.
  [
    'USDCAD in its own money',
    {
      currency: 'CAD',
      balance: '5000',
      risk: '100',
      unit: 'money',
      symbol: 'USDCAD',
      entry: '1.36',
      stop: '1.358',
      commission: '0',
    },
    { fits: true, lots: 0.5, loss: 100 },
  ],
  // 20 pips are 200 USD = 160 EUR; 100 may be lost: 62.5 hundredths.
  [
    'EURUSD in euros',
    { currency: 'EUR', symbol: 'EURUSD', entry: '1.1', stop: '1.098', rate: '1.25', commission: '0' },
    { fits: true, lots: 0.62, loss: 99.2 },
  ],
  // 100 pips are 1,000 USD = 800 GBP: 8 a hundredth; 10 may be lost.
  [
    'GBPUSD in pounds',
    {
      currency: 'GBP',
      balance: '2000',
      risk: '0,5',
      symbol: 'GBPUSD',
      entry: '1.25',
      stop: '1.24',
      rate: '1.25',
      commission: '0',
    },
    { fits: true, lots: 0.01, loss: 8 },
  ],
  // A short sale: the stop is above.
  ['a short sale of gold', { stop: '4007', commission: '7' }, { fits: true, lots: 0.14, loss: 98.98 }],
  // 7 USD × 1 oz and 7 cents are more than the dollar that may be lost.
  [
    'an account that is too small',
    { balance: '100', commission: '7' },
    { fits: false, lots: 0.01, loss: 7.07 },
  ],
];
/** Of the instruments that the site has. */
const SIZED = BY_HAND.filter(
  ([, { symbol }]) => symbol === undefined || SYMBOLS.some((one) => one === symbol),
);

it.each(SIZED)('N5 sizes %s as by hand', (_name, change, expected) => {
  const state = entered(change);
  expect(state.problems).toEqual({});
  expect(sizeOf(state.good, null)).toMatchObject(expected);
});

it('N5 a mark before three digits of an amount groups thousands, whatever the currency', () => {
  for (const balance of ['500,000', '500.000', '500 000'])
    expect(entered({ currency: 'MXN', balance }).good.balance).toBe(500_000);
  expect(entered({ currency: 'JPY', risk: '50,000', unit: 'money', balance: '5,000,000' }).good.risk).toEqual(
    {
      money: 50_000,
    },
  );
});

it('N5 an empty commission is none, in every currency of the account', () => {
  // 70 pips are 700 USD a lot.
  expect(sizeOf(openTool(SIZE_TOOL).good, null)).toMatchObject({ lots: 0.14, loss: 98 });
  // At 16 pesos 11,200; 2,000 may be lost.
  const pesos = { currency: 'MXN', balance: '200000', rate: '16.0', commission: ' ' } as const;
  expect(sizeOf(entered(pesos).good, null)).toMatchObject({ lots: 0.17, loss: 1904 });
});

it.each([
  [{ currency: 'XXX' }, 'currency'],
  [{ symbol: 'BTCUSD', entry: '60000', stop: '59000' }, 'symbol'],
  [{ unit: 'pips' }, 'unit'],
] as const)('N5 a link with %o gives no size of something else', (change, field) => {
  const state = entered(change);
  expect(state.problems[field]?.key).toBe('lab.problem.choice');
  expect(state).toMatchObject({ isStale: true, good: openTool(SIZE_TOOL).good });
});

it.each([
  [{ risk: '$50' }, 'risk', 'lab.problem.unit'],
  [{ risk: '2%', unit: 'money' }, 'risk', 'lab.problem.unit'],
  [{ balance: '10000 MXN' }, 'balance', 'lab.problem.unit'],
  [{ balance: '10%' }, 'balance', 'lab.problem.unit'],
  [{ entry: '2400 pips' }, 'entry', 'lab.problem.unit'],
  [{ entry: '€2400' }, 'entry', 'lab.problem.unit'],
  [{ leverage: '30%' }, 'leverage', 'lab.problem.bare'],
  [{ currency: 'MXN', balance: 'US$10,000' }, 'balance', 'lab.problem.unit'],
] as const)('N5 refuses a number in another unit than the field has: %o', (change, field, key) => {
  expect(entered(change).problems[field]?.key).toBe(key);
});

it.each([
  { balance: '$10,000 USD', risk: '1 %', entry: '$4,000', stop: '2393 USD', commission: 'US$7' },
  { currency: 'MXN', balance: 'MX$ 250,000', rate: '18.2 MXN', risk: '$5,000', unit: 'money' },
  { currency: 'JPY', balance: '¥1,000,000', rate: '160 JPY' },
] as const)('N5 takes a number with the unit of its field: %o', (change) => {
  expect(entered(change).problems).toEqual({});
});

it('N5 says that the account lacks the margin', () => {
  expect(sizeOf(entered({ leverage: '1:2' }).good, null)).toMatchObject({ margin: 28_000, hasMargin: false });
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
  [{ stop: '4000' }, 'stop', 'lab.problem.sameStop'],
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
  expect(Math.abs(Math.log(good.entry / INSTRUMENTS[symbol].roundPrice))).toBeLessThan(1);
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

it('N5 another instrument brings its example prices, also where it was chosen before scripts ran; typed prices stay', () => {
  const other = SYMBOLS.find((one) => one !== FIRST) ?? FIRST;
  const open = openTool(SIZE_TOOL);
  const chosen = enterTool(SIZE_TOOL, open, { symbol: other });
  expect(chosen.entries).toMatchObject(examplePrices(other, 20));
  expect(chosen.isStale).toBe(false);
  expect(enterTool(SIZE_TOOL, open, { symbol: other, entry: '7' }).entries.entry).toBe('7');
  expect(enterTool(SIZE_TOOL, open, { risk: '2' }).entries).toMatchObject({ entry: open.entries.entry });
});
