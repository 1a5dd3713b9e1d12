import { expect, it } from 'vitest';
import { roundingWords, withRounding } from './rounding-words.ts';

it('E3 says that the source rounds each side when two shares do not add to 100, and only then', () => {
  const even = { long: 48.4, short: 51.6 };
  expect(roundingWords([even, { long: null, short: 40 }], 'es')).toBe('');
  for (const short of [75, 77]) expect(roundingWords([even, { long: 24, short }], 'en')).not.toBe('');
  expect(withRounding('Share', [even], 'en')).toBe('Share');
  expect(withRounding('Share', [{ long: 61, short: 38 }], 'en')).toMatch(/^Share\. .+\.$/);
});
