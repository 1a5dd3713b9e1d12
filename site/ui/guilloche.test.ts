import { expect, it } from 'vitest';
import { ENGRAVING_SIZE, guilloche } from './guilloche.ts';

const SEEDS = Array.from({ length: 1_000 }, (_, index) => `seed ${index}`);

/** All points that a path of `M`, `c` and `s` names, its handles included, from the top left corner. */
function pointsOf(path: string): { readonly x: number; readonly y: number }[] {
  const [, startX, startY, first = '', rest = ''] = /^M(\d+) (\d+)c([-\d ]+)s([-\d ]+)z$/.exec(path) ?? [];
  const numbers = (text: string) => [...text.matchAll(/-?\d+/g)].map(Number);
  const points = [{ x: Number(startX), y: Number(startY) }];
  let [x, y] = [Number(startX), Number(startY)];
  const add = (values: readonly number[]) => {
    for (let index = 0; index < values.length; index += 2)
      points.push({ x: x + (values[index] ?? Number.NaN), y: y + (values[index + 1] ?? Number.NaN) });
    const last = points.at(-1);
    [x, y] = [last?.x ?? Number.NaN, last?.y ?? Number.NaN];
  };
  add(numbers(first));
  const all = numbers(rest);
  for (let index = 0; index < all.length; index += 4) add(all.slice(index, index + 4));
  return points;
}

it('M an engraving has 2 to 4 kB, stays in its square and has no broken number, for a thousand seeds', () => {
  for (const seed of SEEDS) {
    const path = guilloche(seed);
    expect(path, seed).toMatch(/^M\d+ \d+c[-\d ]+s[-\d ]+z$/);
    expect(path.length, seed).toBeGreaterThanOrEqual(2_000);
    expect(path.length, seed).toBeLessThanOrEqual(4_096);
  }
  for (const seed of SEEDS.filter((_, index) => index % 20 === 0)) {
    const points = pointsOf(guilloche(seed));
    expect(points.length, seed).toBeGreaterThan(300);
    const values = points.flatMap(({ x, y }) => [x, y]);
    expect(Math.min(...values), seed).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values), seed).toBeLessThanOrEqual(ENGRAVING_SIZE);
  }
});

it('M an engraving ends where it began', () => {
  for (const seed of SEEDS.slice(0, 50)) {
    const points = pointsOf(guilloche(seed));
    expect(points.at(-1), seed).toEqual(points[0]);
  }
});

it('M the same seed has the same engraving, and each other seed another one', () => {
  expect(guilloche('aureo')).toBe(guilloche('aureo'));
  expect(new Set(SEEDS.slice(0, 500).map(guilloche)).size).toBe(500);
  for (const seed of ['', 'á', '💱', 'x'.repeat(10_000)])
    expect(guilloche(seed).length).toBeGreaterThan(2_000);
});
