import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

it('G2 reading time is whole minutes at the language’s usual pace, at least one', () => {
  expect(readingMinutes(1190, 'en')).toBe(5);
  expect(readingMinutes(1390, 'es')).toBe(5);
  expect(readingMinutes(0, 'en')).toBe(1);
});
