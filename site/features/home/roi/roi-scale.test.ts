import { expect, it } from 'vitest';
import { roiScale } from './roi-scale.ts';

it('D10 the gain is drawn at the top, the loss at the bottom, the amount where its proportion puts it', () => {
  const { at } = roiScale(4, 0.5, 0, 300, 20);
  expect([at(4), at(2), at(1), at(0.5)]).toEqual([0, 100, 200, 300]);
});

it('D10 doubling and losing half take the same room', () => {
  const { at } = roiScale(81, 0.01, 20, 280, 20);
  expect(at(1) - at(2)).toBeCloseTo(at(0.5) - at(1), 0);
});

it('D10 ticks stay in range, apart from each other, and always mark the amount', () => {
  for (const [high, low] of [
    [1.14, 0.86],
    [1.5, 0.63],
    [25.6, 0.023],
    [81, 0.0046],
  ] as const) {
    const { at, ticks } = roiScale(high, low, 0, 200, 24);
    expect(ticks).toContain(0);
    expect(ticks.every((tick) => 1 + tick / 100 <= high && 1 + tick / 100 >= low)).toBe(true);
    const places = ticks.map((tick) => at(1 + tick / 100));
    expect(places.every((place, index) => index === 0 || place - (places[index - 1] ?? 0) >= 24)).toBe(true);
  }
});
