import { expect, it } from 'vitest';
import { measure } from './testing/places.ts';
import { fitText, wrap } from './wrap.ts';

const FONT = { face: 'text', weight: 400, size: 100 } as const;
/** Of that many letters. */
const wide = (letters: number) => letters * 56 + 1;

it('N18 wraps a text at its spaces when it is wider than a line', () => {
  expect(wrap('one two three', FONT, { width: wide(7), most: 3 }, measure)).toEqual(['one two', 'three']);
});

it('N18 breaks a word that is wider than a line, and cuts what has no room', () => {
  expect(wrap('abcdefgh ij', FONT, { width: wide(5), most: 3 }, measure)).toEqual(['abcde', 'fgh', 'ij']);
  expect(wrap('one two three four', FONT, { width: wide(7), most: 2 }, measure)).toEqual([
    'one two',
    'three…',
  ]);
  expect(wrap('abcdefghijkl', FONT, { width: wide(5), most: 1 }, measure)).toEqual(['abcd…']);
});

it('N18 takes the largest size at which a text has room without breaking a word', () => {
  const sizes = [200, 100, 50].map((size) => ({ size, width: wide(8), most: 1 }));
  const sizeOf = (text: string) => fitText(text, FONT, sizes, measure).font.size;
  expect([sizeOf('ab'), sizeOf('abcdef'), sizeOf('abcdefghij')]).toEqual([200, 100, 50]);
  expect(fitText('abcdefghijklmnopqrst', FONT, sizes, measure).lines).toEqual(['abcdefghijklmno…']);
});
