import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/dist.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const DOCUMENT = read('docs/requirements.md');
const TESTS = '{test.ts,test.tsx,spec.ts}';

/** Every pattern without the braces: "{a,b}.test.ts" is "a.test.ts" and "b.test.ts". */
function membersOf(pattern: string): readonly string[] {
  const [braces, names] = /\{([^}]+)\}/.exec(pattern) ?? [];
  if (!braces || !names) return [pattern];
  return names.split(',').flatMap((name) => membersOf(pattern.replace(braces, name)));
}

/** Files, patterns of files and folders that a cell names as proofs, as patterns of files. */
function proofsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].flatMap(([, name = '']) => {
    if (/\.tsx?$/.test(name)) return membersOf(name);
    return /\.\w+$/.test(name) ? [] : [`${name}/**/*.${TESTS}`];
  });
}

const rows = [...DOCUMENT.matchAll(/^\| *([A-Z]\d+) *\|.*\|(.*)\|$/gm)].map(([, id = '', cell = '']) => ({
  id,
  isLater: /\blater\b/.test(cell),
  proofs: proofsIn(cell),
}));

/** A title begins with the ids that its test proves. */
function hasTitle(file: string, id: string): boolean {
  return new RegExp(`['"\`](?:[A-Z]\\d* )*${id}\\b`).test(read(file));
}

test('M every requirement has a proof, or is said to come later', () => {
  expect(rows).toHaveLength(DOCUMENT.match(/^\| *[A-Z]\d/gm)?.length ?? 0);
  expect(rows.filter(({ isLater, proofs }) => !isLater && proofs.length === 0)).toEqual([]);
});

test.each(rows.flatMap(({ id, proofs }) => proofs.map((pattern) => ({ id, pattern }))))(
  'M a title in $pattern begins with $id',
  ({ id, pattern }) => {
    const files = globSync(pattern, { cwd: ROOT });
    expect(files.filter((file) => hasTitle(file, id))).not.toEqual([]);
  },
);
