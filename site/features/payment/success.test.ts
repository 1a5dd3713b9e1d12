import { expect, it } from 'vitest';
import { returnCount, sessionReference } from './success.ts';

const START = Date.parse('2026-06-10T16:00:00.400Z');

it.each([
  [0, 10],
  [999, 10],
  [1_000, 9],
  [9_999, 1],
  [10_000, 0],
  [10_999, 0],
  [11_000, null],
  [3_600_000, null],
])('H6 %d ms after the start the count is %s', (elapsed, count) => {
  expect(returnCount(START, START + elapsed)).toBe(count);
});

it('H6 a clock set back counts from the start', () => {
  expect(returnCount(START, START - 5_000)).toBe(10);
});

it.each(['', '?', '?session_id', '?session_id=', '?session_id=%20%0A', '?other=1'])(
  'H6 "%s" has none',
  (search) => {
    expect(sessionReference(search)).toBeNull();
  },
);

it('H6 is the text itself, markup and all', () => {
  expect(sessionReference('?lang=en&session_id=cs_test_1')).toBe('cs_test_1');
  expect(sessionReference('?session_id=%3Cimg%20src%3Dx%3E')).toBe('<img src=x>');
  expect(sessionReference('?session_id=%E0%A4%A')).not.toBeNull();
});

it('H6 is cut at 255 characters, never through one', () => {
  expect(sessionReference(`?session_id=${'a'.repeat(300)}`)).toBe('a'.repeat(255));
  const coins = sessionReference(`?session_id=${encodeURIComponent('🪙'.repeat(300))}`);
  expect(coins).toBe('🪙'.repeat(255));
});
