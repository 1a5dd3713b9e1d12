import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DATA_FILES, findProblem } from '#brand/data-files.ts';
import { BrandError } from '#brand/parse.ts';
import { OWNER_FILES } from './owner-files.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
type DataFile = (typeof DATA_FILES)[number];

/** A file with a few of its characters, lines or values changed. */
function mutated(text: string): fc.Arbitrary<string> {
  const lines = text.split('\n');
  const odd = fc.constantFrom(
    ...[
      '',
      'null',
      'true',
      '""',
      '"  "',
      '0',
      '-1',
      '1e400',
      '49,9',
      '[]',
      '{}',
      '[{}]',
      '"á"',
      "'x'",
      '\u0000',
    ],
    ...[
      '"\\ud800"',
      '"javascript:alert(1)"',
      '{"__proto__": 1}',
      '"constructor"',
      '\ufeff',
      '\t',
      ',',
      '}',
      ']',
    ],
  );
  const place = fc.nat(text.length);
  const value = /(?<=: |^\s*)("(?:[^"\\]|\\.)*"|-?[\d.]+|true|false|null)(?=,?$)/m;
  return fc.oneof(
    fc.tuple(place, fc.nat(4), odd).map(([at, cut, more]) => text.slice(0, at) + more + text.slice(at + cut)),
    fc
      .tuple(fc.nat(lines.length - 1), odd)
      .map(([at, more]) =>
        lines.map((line, index) => (index === at ? line.replace(value, () => more) : line)).join('\n'),
      ),
    fc.tuple(fc.nat(lines.length - 1), fc.nat(5)).map(([at, count]) => lines.toSpliced(at, count).join('\n')),
    fc
      .tuple(fc.nat(lines.length - 1), place)
      .map(([at, to]) => lines.toSpliced(to % lines.length, 0, lines[at] ?? '').join('\n')),
    fc
      .tuple(fc.nat(lines.length - 1), fc.constantFrom('name', 'id', 'extra', 'constructor'))
      .map(([at, key]) =>
        lines.map((line, index) => (index === at ? line.replace(/"[\w-]+":/, `"${key}":`) : line)).join('\n'),
      ),
    fc.jsonValue({ maxDepth: 2 }).map((one) => JSON.stringify(one)),
    place.map((at) => text.slice(0, at)),
  );
}

it.each(DATA_FILES)('A2 answers thousands of odd forms of %s with file and field, or uses them', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  // A renamed tier is missed by the file that names it.
  const named = new RegExp(String.raw`^(${DATA_FILES.join('|')})(, line \d+)?: \S.* \S`);
  fc.assert(
    fc.property(mutated(text), (odd) => {
      for (const problem of problemsOf(file, odd)) {
        expect(problem).toMatch(named);
        expect(problem, 'says what the field takes').not.toMatch(/invalid|undefined|\n/i);
      }
    }),
    { numRuns: Math.ceil(5000 / DATA_FILES.length) },
  );
});

function problemsOf(file: DataFile, text: string): readonly string[] {
  const syntax = findProblem(file, Buffer.from(text));
  if (syntax !== null) return [syntax];
  try {
    OWNER_FILES[file](JSON.parse(text));
    return [];
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
}
