import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

const cellOf = (cell: string | number | boolean | null) =>
  csvText([['head', () => cell]], [null]).split('\r\n')[1];

test.each(['=cmd|x!A0', '+1+1', '@SUM(A1)', '-2+3', '=1', '\tx', '-', '+0.5%'])(
  'K9 N19 a text cell %j cannot become a formula of a spreadsheet',
  (text) => {
    expect(cellOf(text)?.replace(/^"/, '')).toMatch(/^'/);
  },
);

test.each([
  [-1.5, '-1.5'],
  ['-1.5', '-1.5'],
  ['2026-08', '2026-08'],
  ['million US dollars', 'million US dollars'],
  ['a, "b"', '"a, ""b"""'],
  [null, ''],
])('N11 writes the cell %j as %s', (cell, text) => {
  expect(cellOf(cell)).toBe(text);
});
