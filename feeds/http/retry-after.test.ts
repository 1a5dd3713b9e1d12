import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.UTC(2026, 9, 14, 12, 0, 0);

test.each([
  ['0', 0],
  [' 120 ', 120_000],
  ['Wed, 14 Oct 2026 12:00:30 GMT', 30_000],
  ['Wednesday, 14-Oct-26 12:00:30 GMT', 30_000],
  ['Wed, 14 Oct 2026 11:00:00 GMT', 0],
])('K5 reads Retry-After %j as %i ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});

test.each([null, '', 'soon', '-5', '1.5', 'Wed, 99 Foo 2026'])('K5 ignores Retry-After %j', (header) => {
  expect(retryAfterMs(header, now)).toBeUndefined();
});
