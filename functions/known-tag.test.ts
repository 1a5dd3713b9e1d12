import { expect, it } from 'vitest';
import { isKnownTag } from './known-tag.ts';

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  [' "x" ,W/"a" ', 'W/"a"', true],
  [' * ', '"a"', true],
  ['"x", "ab"', '"a"', false],
  ['', '"a"', false],
])('N2 J3 a client with %s has %s: %s', (named, etag, isKnown) => {
  expect(isKnownTag(named, etag)).toBe(isKnown);
});
