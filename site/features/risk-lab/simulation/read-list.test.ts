import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LONGEST_ENTRY } from '../form/tool.ts';
import { LIST_SIZE, readList } from './read-list.ts';

const RESULTS = [2, -1, 1.5, -1, 0];

it.each([
  ['2, -1, 1.5, -1, 0'],
  ['2,-1,1.5,-1,0'],
  ['2;-1;1,5;-1;0'],
  ['2, -1, 1,5, -1, 0'],
  ['2 −1 1,5 -1 0'],
  ['+2R\n-1R\n1.5R\n-1R\n0R\n'],
  ['2\t-1\t1.5\t-1\t0'],
  ['+ 2 R\n- 1 R\n1.5 R\n− 1 r\n0 R'],
  ['+2R\r\n−1R\r\n1.5R\r\n‐1R\r\n0R\r\n'],
  ['2\r-1\r1,5\r-1\r0'],
  ['\t2\n\t-1\n\t1.5\n\t-1\n\t0'],
  ['2\t\r\n-1\t\r\n1.5\t\r\n-1\t\r\n0\t\r\n'],
])('N5 reads the list %j', (text) => {
  expect(readList(text)).toEqual({ results: RESULTS });
});

it.each([
  ['2 -1 hola 1 1 1', { unread: 'hola' }],
  ['2 -1 1e9 1 1 1', { unread: '1e9' }],
  ['2 -1 2400.5 1 1 1', { unread: '2400.5' }],
  ['$150 -75 80 40 -75', { unread: '$150' }],
  ['1.5%\n-1%\n2%\n-1%\n1%', { unread: '1.5%' }],
  ['2 -1USD 1 1 1', { unread: '-1USD' }],
  ['2\n-\n1.5\n-1\n2\n1', { unread: '-' }],
  ['1\t2\t-1\n2\t1.5\t-1\n3\t1\t1', { unread: '1\t2\t-1' }],
  ['1. 2R\n2. -1R\n3. 1R\n4. 1R\n5. 1R', { unread: '1. 2R' }],
  ['1 1.5\n2 -1\n3 2\n4 -1\n5 1', { unread: '1 1.5' }],
  ['7;1,5\n8;-1\n9;2\n10;-1\n11;1', { unread: '7;1,5' }],
  ['1\u202f000,5; 2; -1; -1; 3', { unread: '1000,5' }],
  ['1\u00a0250; 2; -1; -1; 3', { unread: '1250' }],
  ['1 000 2 -1 -1 3', { unread: '000' }],
  ["1'000.50 2 -1 -1 3", { unread: "1'000.50" }],
  ['2 -1 1 1 250.5', { unread: '250.5' }],
  ['0x10 2 -1 -1 3', { unread: '0x10' }],
  ['Infinity 2 -1 -1 3', { unread: 'Infinity' }],
  ['١ ٢ ٣ -١ ٢', { unread: '١' }],
  ['1 -1', { count: 2 }],
  ['', { count: 0 }],
  [Array.from({ length: LIST_SIZE.most + 1 }, () => '1').join(' '), { count: LIST_SIZE.most + 1 }],
])('N5 says what is wrong with the list %j', (text, wrong) => {
  expect(readList(text)).toEqual(wrong);
});

it('N5 reads whatever a spreadsheet writes, and no text gives NaN', () => {
  const result = fc.integer({ min: -500, max: 900 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.array(result, { minLength: 5, maxLength: 50 }), (results) => {
      expect(readList(results.join('\n'))).toEqual({ results });
      expect(readList(results.map((one) => String(one).replace('.', ',')).join(';'))).toEqual({ results });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readList(text);
      if ('results' in read) expect(read.results.every(Number.isFinite)).toBe(true);
    }),
  );
});

it('N5 a text of more characters than a thousand results has is refused before it is read', () => {
  for (const piece of ['1.5\n', 'x', ' ', '- ', '\u00a0', '1,'])
    expect(readList(piece.repeat(LONGEST_ENTRY + 1))).toHaveProperty('count');
  expect(readList(Array(LIST_SIZE.most).fill('-100.00 R').join('\r\n'))).toHaveProperty('results');
});
