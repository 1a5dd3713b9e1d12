import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDataFiles, DATA_FILES, findProblem } from './data-files.ts';
import { brand, gather, parseBrand } from './load.ts';
import { BrandError } from './parse.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
type DataFile = (typeof DATA_FILES)[number];

/** What the site does with the content of each file when it is JSON. */
const PARSERS: Readonly<Record<DataFile, (input: unknown) => unknown>> = {
  'brand/brand.json': (file) =>
    parseBrand(gather(Object(file), { claims: brand.claims, socials: brand.socials })),
  'brand/claims.json': (claims) => parseBrand({ ...brand, claims }),
  'brand/socials.json': (socials) => parseBrand({ ...brand, socials }),
};

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'data-files-'));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Puts the real files in a folder, one of them changed. */
function checkWith(file: DataFile, content: string | Uint8Array | null): string {
  for (const one of DATA_FILES) {
    const path = join(copy, one);
    mkdirSync(dirname(path), { recursive: true });
    if (one !== file) writeFileSync(path, readFileSync(join(ROOT, one)));
    else if (content === null) rmSync(path, { force: true });
    else writeFileSync(path, content);
  }
  try {
    checkDataFiles(copy);
    return '';
  } catch (error) {
    if (error instanceof BrandError) return error.message;
    throw error;
  }
}

it('A2 refuses a field of brand.json that has a file of its own', () => {
  expect(() => gather({ claims: [] }, { claims: [], socials: [] })).toThrow(
    'brand/brand.json: claims belongs in brand/claims.json: move it there',
  );
});

it('A2 accepts the files as they are', () => {
  expect(() => checkDataFiles(ROOT)).not.toThrow();
});

it.each([
  ['is missing', null, 'brand/claims.json: cannot be read: put the file back'],
  ['has a byte order mark', '\ufeff[]', 'brand/claims.json, line 1: save the file as UTF-8 without'],
  [
    'is written in UTF-16',
    Buffer.from('\ufeff[]', 'utf16le'),
    'brand/claims.json, line 1: save the file as UTF-8',
  ],
  [
    'is written in Latin-1',
    Buffer.from('[\n"año"\n]', 'latin1'),
    'brand/claims.json, line 2: save the file as UTF-8: an accent',
  ],
  ['misses a comma', '[\n1\n2\n]', 'brand/claims.json, line 2: put a comma'],
] as const)('A2 names file, line and remedy when a file %s', (_what, content, words) => {
  expect(checkWith('brand/claims.json', content)).toContain(words);
});

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

it.each(DATA_FILES)(
  'A2 answers thousands of odd forms of %s with its name and a field, or uses them',
  (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const named = new RegExp(`^${file.replaceAll('.', '\\.')}(, line \\d+)?: \\S.* \\S`);
    fc.assert(
      fc.property(mutated(text), (odd) => {
        for (const problem of problemsOf(file, odd)) {
          expect(problem).toMatch(named);
          expect(problem, 'says what the field takes').not.toMatch(/invalid|undefined|\n/i);
        }
      }),
      { numRuns: Math.ceil(5000 / DATA_FILES.length) },
    );
  },
);

function problemsOf(file: DataFile, text: string): readonly string[] {
  const syntax = findProblem(file, Buffer.from(text));
  if (syntax !== null) return [syntax];
  try {
    PARSERS[file](JSON.parse(text));
    return [];
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
}
