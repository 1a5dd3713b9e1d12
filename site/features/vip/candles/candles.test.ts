import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candle, candlesFrom } from '#domain/candle.ts';
import { valueGaps } from './gaps.ts';
import { liquiditySweeps } from './liquidity.ts';
import { structureBreaks } from './structure.ts';
import { knownAt, swingPoints } from './swings.ts';

/** Candles whose highs are given; each opens and closes one below, and reaches two below. */
const tops = (...highs: number[]) => candlesFrom(highs.map((high) => [high - 1, high, high - 2, high - 1]));
/** Candles whose lows are given, with the close asked for. */
const bottom = (low: number, close = low + 2) =>
  candlesFrom([[close, Math.max(close, low + 3), low, close]])[0] as Candle;

const walk = fc
  .array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(6), fc.nat(6)), { maxLength: 60 })
  .map((steps) => {
    let open = 100;
    return candlesFrom(
      steps.map(([body, up, down]) => {
        const close = open + body;
        const row = [open, Math.max(open, close) + up, Math.min(open, close) - down, close] as const;
        open = close;
        return row;
      }),
    );
  });

describe('H1 candles', () => {
  it.each([
    [10, 9, 8, 9],
    [10, 12, 11, 11],
    [10, 12, 9, 13],
    [10, 12, 9, Number.NaN],
  ])('H1 %d %d %d %d is no candle', (...row) => {
    expect(() => candlesFrom([row])).toThrow(RangeError);
  });
});

describe('H1 swings', () => {
  it('H1 a high above two neighbours on each side is one, a shoulder is none', () => {
    expect(swingPoints(tops(10, 11, 15, 12, 11)).filter(({ kind }) => kind === 'high')).toEqual([
      { kind: 'high', index: 2, price: 15 },
    ]);
    expect(swingPoints(tops(10, 11, 15, 12, 16)).filter(({ kind }) => kind === 'high')).toEqual([]);
    expect(swingPoints(tops(10, 16, 15, 12, 11)).filter(({ kind }) => kind === 'high')).toEqual([]);
  });

  it('H1 of two equal tops the first counts, and none is found where neighbours are missing', () => {
    expect(swingPoints(tops(10, 11, 15, 15, 11, 10)).map(({ index }) => index)).toEqual([2]);
    expect(swingPoints(tops(15, 11, 10, 11, 15)).every(({ kind }) => kind === 'low')).toBe(true);
  });

  it('H1 every swing found is the extreme of its neighbourhood', () => {
    fc.assert(
      fc.property(walk, (candles) => {
        for (const { kind, index, price } of swingPoints(candles)) {
          const near = candles.slice(index - 2, index + 3);
          const edge = kind === 'high' ? Math.max : Math.min;
          expect(price).toBe(edge(...near.map((one) => one[kind])));
        }
      }),
    );
  });
});

describe('H1 breaks of structure', () => {
  const range = [...tops(10, 11, 15, 12, 11)];

  it('H1 the close decides, the wick does not', () => {
    const wick = candlesFrom([[13, 18, 12, 14]]);
    expect(structureBreaks([...range, ...wick])).toEqual([]);
    const close = candlesFrom([[13, 18, 12, 16]]);
    expect(structureBreaks([...range, ...close])).toEqual([
      { direction: 'up', swing: { kind: 'high', index: 2, price: 15 }, index: 5 },
    ]);
  });

  it('H1 a swing breaks once, and none before it was known', () => {
    const twice = candlesFrom([
      [13, 18, 12, 16],
      [16, 20, 15, 19],
    ]);
    expect(structureBreaks([...range, ...twice])).toHaveLength(1);
    fc.assert(
      fc.property(walk, (candles) => {
        const breaks = structureBreaks(candles);
        const swings = breaks.map(({ swing }) => `${swing.kind}${swing.index}`);
        expect(new Set(swings).size).toBe(swings.length);
        for (const { swing, index } of breaks) {
          expect(index).toBeGreaterThanOrEqual(knownAt(swing));
          const past = (candles[index] as Candle).close - swing.price;
          expect(swing.kind === 'high' ? past : -past).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('H1 sweeps of liquidity', () => {
  const equalLows = [20, 18, 10, 14, 17, 14, 10.2, 15, 16].map((low) => bottom(low));

  it('H1 a wick past two equal lows that closes back above sweeps them', () => {
    const [sweep, ...more] = liquiditySweeps([...equalLows, bottom(8, 12)], 0.5);
    expect(sweep?.index).toBe(9);
    expect(sweep?.pool.swings.map(({ index }) => index)).toEqual([2, 6]);
    expect(sweep?.pool.price).toBe(10);
    expect(sweep?.beyond).toBeCloseTo(2);
    expect(more).toEqual([]);
  });

  it('H1 a close below them is a break, lows too far apart are no pool, and only the first visit counts', () => {
    expect(liquiditySweeps([...equalLows, bottom(8, 9)], 0.5)).toEqual([]);
    expect(liquiditySweeps([...equalLows, bottom(8, 12)], 0.1)).toEqual([]);
    expect(liquiditySweeps([...equalLows, bottom(8, 9), bottom(7, 12)], 0.5)).toEqual([]);
  });

  it('H1 a sweep always closes inside and reaches past the whole pool', () => {
    fc.assert(
      fc.property(walk, (candles) => {
        for (const { pool, index, beyond } of liquiditySweeps(candles, 3)) {
          const { high, low, close } = candles[index] as Candle;
          const inside = pool.kind === 'high' ? pool.price - close : close - pool.price;
          expect(inside).toBeGreaterThan(0);
          expect(beyond).toBeGreaterThan(0);
          for (const { price } of pool.swings) {
            expect(pool.kind === 'high' ? high > price : low < price).toBe(true);
          }
        }
      }),
    );
  });
});

describe('H1 fair value gaps', () => {
  const rise = candlesFrom([
    [10, 11, 9, 10],
    [10, 18, 10, 17],
    [17, 20, 14, 19],
  ]);

  it('H1 lies between the wicks of the first and the third candle', () => {
    expect(valueGaps(rise)).toEqual([{ direction: 'up', index: 1, low: 11, high: 14, returnedAt: null }]);
  });

  it('H1 wicks that touch leave none', () => {
    expect(valueGaps([rise[0], rise[1], { open: 17, high: 20, low: 11, close: 19 }] as Candle[])).toEqual([]);
  });

  it('H1 names the candle that came back into it, touching its edge is not inside', () => {
    const back = (low: number) => [...rise, { open: 19, high: 20, low, close: 19 }];
    expect(valueGaps(back(14))[0]?.returnedAt).toBeNull();
    expect(valueGaps(back(13.9))[0]?.returnedAt).toBe(3);
  });

  it('H1 the mirror of a chart has the mirrored gaps', () => {
    fc.assert(
      fc.property(walk, (candles) => {
        const mirrored = candles.map(({ open, high, low, close }) => ({
          open: -open,
          high: -low,
          low: -high,
          close: -close,
        }));
        const turned = valueGaps(mirrored).map(({ direction, ...rest }) => ({
          ...rest,
          direction: direction === 'up' ? 'down' : 'up',
          low: -rest.high,
          high: -rest.low,
        }));
        expect(turned).toEqual(valueGaps(candles));
      }),
    );
  });
});
