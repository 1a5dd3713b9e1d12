import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/site-build.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Rows of the document: the id of a requirement, and the files that it says prove it, as patterns. */
const rows = [...read('docs/requirements.md').matchAll(/^\| *([A-Z]\d+) *\|.*\|(.*)\|$/gm)].map(
  ([, id = '', proofs = '']) => ({
    id,
    isLater: /\blater\b/.test(proofs),
    proofs: [...proofs.matchAll(/`([^`]+\.tsx?)`/g)].map(([, pattern = '']) => pattern),
  }),
);

test('M every requirement has a proof, or is said to come later', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ isLater, proofs }) => !isLater && proofs.length === 0)).toEqual([]);
});

test.each(rows.flatMap(({ id, proofs }) => proofs.map((pattern) => ({ id, pattern }))))(
  'M $pattern names the requirement $id',
  ({ id, pattern }) => {
    const files = globSync(pattern, { cwd: ROOT });
    expect(files.filter((file) => new RegExp(`\\b${id}\\b`).test(read(file)))).not.toEqual([]);
  },
);
