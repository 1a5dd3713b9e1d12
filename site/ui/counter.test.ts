import { expect, it } from 'vitest';
import { COUNT_MS, countProgress, countText } from './counter.ts';

it('J6 counts for 2000 ms, passes one half before half the time, and ends at 1', () => {
  expect(COUNT_MS).toBe(2000);
  expect(countProgress(0)).toBe(0);
  expect(countProgress(1000)).toBeGreaterThan(0.5);
  expect(countProgress(1999)).toBeLessThan(1);
  expect(countProgress(2000)).toBe(1);
  expect(countProgress(9000)).toBe(1);
});

it.each([
  ['84%', '0%', '42%'],
  ['1:300', '1:0', '1:150'],
  ['97.4%', '0.0%', '48.7%'],
  ['4,000+', '0+', '2,000+'],
  ['+340%', '+0%', '+170%'],
  ['20%–60%', '20%–0%', '20%–30%'],
])('J6 %s keeps the text around its last number while the number counts', (text, start, half) => {
  expect(countText(text, 0)).toBe(start);
  expect(countText(text, 0.5)).toBe(half);
  expect(countText(text, 1)).toBe(text);
});

it('J6 returns a text without a number unchanged', () => {
  expect(countText('—', 0.3)).toBe('—');
});
