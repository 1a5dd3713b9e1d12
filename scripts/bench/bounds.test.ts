import { expect, test } from 'vitest';
import { judgeFrontDoor, judgeSentiment, memoryLine } from './bounds.ts';

const MEASURED = { p50: 1.2, p99: 4.5 };

test.each([
  [1.4, true],
  [2, true],
  [2.01, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('K5 a bench that takes %f times a bare answer keeps its bound: %s', (ratio, keeps) => {
  const verdict = judgeSentiment(MEASURED, ratio);
  expect(verdict.keeps).toBe(keeps);
  expect(verdict.line.includes('TOO SLOW')).toBe(!keeps);
  expect(verdict.line).toContain('p99 4.5 ms (bound 15 ms)');
});

test.each([
  [60, true],
  [50, true],
  [49.9, false],
  [Number.NaN, false],
])('K5 a front door with %f of a hundred requests of a bare server keeps its bound: %s', (site, keeps) => {
  const verdict = judgeFrontDoor({ bare: 100, site, notModified: 70 });
  expect(verdict.keeps).toBe(keeps);
  expect(verdict.line.includes('TOO SLOW')).toBe(!keeps);
  expect(verdict.line).toContain('not modified 0.70');
});

test('K5 the memory has its goal beside it', () => {
  expect(memoryLine(120.4, 150.6)).toContain('120 MB at rest (goal 90), 151 MB after the load');
});
