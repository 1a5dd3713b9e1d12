import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverageTable, coveredKinds } from './table.ts';

const DOCUMENT = new URL('../../../docs/upstreams.md', import.meta.url);
/** The table begins with its header row and ends with its last row. */
const TABLE = /^\| publisher \| country \|.*(?:\n\|.*)*/m;

test('N11 the table of docs/upstreams.md is that of the followed figures: replace it with the one expected here', () => {
  const [table] = TABLE.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  expect(table).toBe(coverageTable());
});

test('N11 docs/upstreams.md counts kinds as the table does', () => {
  const lines = coveredKinds();
  const kinds = new Set(lines.map(({ kind }) => kind));
  const words = readFileSync(DOCUMENT, 'utf8').replace(/\s+/g, ' ');
  expect(words).toContain(`${kinds.size} kinds of the catalogue, ${lines.length} with their countries`);
  expect(kinds.size).toBeGreaterThanOrEqual(60);
});
