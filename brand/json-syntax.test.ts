import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSyntaxProblem } from './json-syntax.ts';

it.each([
  ['{\n  "a": 1\n  "b": 2\n}', 2, 'put a comma after what ends here, before the next entry'],
  ['{\n  "a": 1,\n}', 2, 'remove the comma before }'],
  ['[\n  1,,\n  2\n]', 2, 'remove one of the two commas'],
  ["{\n  'a': 1\n}", 2, 'put names and texts in straight double quotes, like "name"'],
  ['{\n  a: 1\n}', 2, 'put names and texts in straight double quotes, like "name"'],
  ['{\n  “a”: 1\n}', 2, 'put names and texts in straight double quotes, like "name"'],
  ['{\n  // the price\n  "a": 1\n}', 2, 'remove the comment: this kind of file takes none'],
  ['{\n  "a": "one\n  two"\n}', 2, 'close the text with " on the same line; \\n stands for a new line'],
  ['{\n  "a": "one\ttwo"\n}', 2, 'put a space in place of the tab inside the text'],
  ['{\n  "a": "C:\\prices"\n}', 2, 'write \\\\ for a backslash, and \\" for a quote'],
  ['{\n  "a": 1,000\n}', 2, 'write a number as digits with a point for decimals, like 1000 or 49.9'],
  ['{\n  "a": 49,9\n}', 2, 'write a number as digits with a point for decimals, like 1000 or 49.9'],
  [
    '{\n  "a": $49\n}',
    2,
    'put names and texts in straight double quotes, like "name"; true, false and null are the only words without',
  ],
  ['{\n  "a" 1\n}', 2, 'put a colon after "a"'],
  ['{\n  "a": ,\n  "b": 1\n}', 2, 'put a value before ,'],
  ['{\n  "a": 1,\n  "a": 2\n}', 3, 'remove one of the two entries "a": a name is there once'],
  ['[\n  {\n    "a": 1\n  ]\n', 4, 'put } here: { of line 2 is open'],
  ['{\n  "a": [1\n', 2, 'put ] at the end: [ of line 2 is open'],
  ['{}\n{}', 2, 'remove what follows: the first { has ended on line 1'],
  ['\n', 2, 'the file is empty: put back what was there'],
  ['['.repeat(100_000), 1, 'take away brackets: they are nested too deep'],
])('A2 names line and remedy when a file has %j', (text, line, advice) => {
  expect(findSyntaxProblem(text)).toEqual({ line, advice });
});

it('A2 accepts what JSON.parse accepts, and nothing else', () => {
  const values = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value, null, 1));
  const pieces = fc.array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      '.5',
      'e3',
      'true',
      'nul',
      '\\',
      '\t',
      '\n',
      ' ',
      '/',
    ),
    { maxLength: 9 },
  );
  const broken = fc.tuple(values, fc.nat(), fc.nat(3), pieces).map(([text, at, cut, more]) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + more.join('') + text.slice(from + cut);
  });
  fc.assert(
    fc.property(
      fc.oneof(
        values,
        broken,
        pieces.map((some) => some.join('')),
      ),
      (text) => {
        const problem = findSyntaxProblem(text);
        if (problem?.advice.includes('a name is there once')) return;
        expect(problem === null, `${text}: ${problem?.advice}`).toBe(parses(text));
      },
    ),
    { numRuns: 4000 },
  );
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
