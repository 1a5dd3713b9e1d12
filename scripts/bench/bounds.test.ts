import { expect, test } from 'vitest';
import {
  judgeFrontDoor,
  judgeInteractions,
  judgePages,
  judgeSentiment,
  judgeSimulation,
  memoryLine,
} from './bounds.ts';

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

test.each([
  [1.2, true],
  [1.5, true],
  [1.51, false],
  [Number.NaN, false],
])('N5 a simulation that takes %f times a bare loop keeps its bound: %s', (ratio, keeps) => {
  const verdict = judgeSimulation(ratio);
  expect(verdict.keeps).toBe(keeps);
  expect(verdict.line.includes('TOO SLOW')).toBe(!keeps);
});

test('K5 the memory has its goal beside it', () => {
  expect(memoryLine(120.4, 150.6)).toContain('120 MB at rest (goal 90), 151 MB after the load');
});

test.each([
  [[0, 0], true],
  [[0, 1], false],
  [[], false],
])('N10 presses of which %j are lost keep the bound: %s', (lost, keeps) => {
  const verdict = judgeInteractions(
    lost.map((count, at) => ({ name: `part ${at}`, inp: 40 + at, lost: count })),
  );
  expect(verdict.keeps).toBe(keeps);
  expect(verdict.line.includes('LOST')).toBe(!keeps);
});

test.each([
  [100, true],
  [99, false],
])('N10 a page whose lowest other score is %d keeps the bound: %s', (others, keeps) => {
  const page = { page: '/', score: 90, fcp: 700, lcp: 900, tbt: 0, cls: 0, others };
  const verdict = judgePages([page], { ...page, lcp: 600 });
  expect(verdict.keeps).toBe(keeps);
  expect(verdict.line).toContain('LCP 900 ms, 1.50 times');
});
