import { expect, test } from 'vitest';
import { judgeSentiment } from './bench-bounds.ts';

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
