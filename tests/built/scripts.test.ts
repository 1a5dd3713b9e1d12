import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DIST } from '../../scripts/site-build.ts';

const FOLDER = join(DIST, '_astro');
const IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
/** Files that an island imports, itself included. A press on a page of text loads one of these. */
const MOST_FILES = { EventsBoard: 17, SentimentDeck: 12, NextEvent: 8, RoiCalculator: 5, ThemeToggle: 5 };

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));

function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(FOLDER, file), 'utf8');
  for (const [, imported = ''] of code.matchAll(IMPORT)) withImports(imported, seen);
  return seen;
}

it.each(Object.entries(MOST_FILES))('N10 the code of %s comes in at most %d files', (island, most) => {
  const entry = files.find((name) => name.startsWith(`${island}.`));
  if (entry === undefined) throw new Error(`no built file of ${island} in ${FOLDER}`);
  const loaded = withImports(entry);
  expect(loaded.size).toBeGreaterThan(1);
  expect(loaded.size).toBeLessThanOrEqual(most);
});
