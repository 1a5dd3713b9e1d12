import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { CATALOGUE } from '#content/indicators/catalogue.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { DIST } from '../../scripts/dist.ts';
import { ownAssets } from '../../scripts/keep-assets.ts';

const FOLDER = join(DIST, '_astro');
const IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
/** Files that an island imports, itself included. ThemeToggle is on every page. */
const MOST_FILES = { EventsBoard: 22, SentimentDeck: 14, HeroLive: 10, RoiCalculator: 9, ThemeToggle: 3 };
/**
 * Most bytes (brotli) of the files that islands share: one that takes in more makes every page heavier. A row of a table costs
 * ten, an instrument with its market and its money thirty.
 */
const MOST_BYTES = { react: 60_000, ui: 3_050, live: 13_170 + 30 * SYMBOLS.length };

const files = (await ownAssets(DIST)).filter((name) => name.endsWith('.js'));

function builtFile(name: string): string {
  const [file, ...others] = files.filter((one) => one.startsWith(`${name}.`));
  if (file === undefined || others.length > 0) throw new Error(`not one file of ${name} in ${FOLDER}`);
  return file;
}

function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(FOLDER, file), 'utf8');
  for (const [, imported = ''] of code.matchAll(IMPORT)) withImports(imported, seen);
  return seen;
}

it.each(Object.entries(MOST_FILES))('N10 the code of %s comes in at most %d files', (island, most) => {
  const loaded = [...withImports(builtFile(island))];
  expect(loaded).toContain(builtFile('react'));
  expect(loaded.length).toBeLessThanOrEqual(most);
});

it.each(Object.entries(MOST_BYTES))('N10 the shared file %s has at most %d bytes', (name, most) => {
  const code = readFileSync(join(FOLDER, builtFile(name)));
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(most);
});

it('N10 the code of live figures is not loaded with a part of every page', () => {
  expect([...withImports(builtFile('ThemeToggle'))]).not.toContain(builtFile('live'));
});

/** Most bytes of a part (brotli) beside the files that all islands share. */
const MOST_OWN = { CoverageBoard: 6_000 };

it.each(Object.entries(MOST_OWN))(
  'N10 N11 the code of %s has at most %d bytes of its own',
  (island, most) => {
    const shared = Object.keys(MOST_BYTES).map(builtFile);
    const own = [...withImports(builtFile(island))].filter((file) => !shared.includes(file));
    const code = own.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(most);
    for (const { name } of CATALOGUE) expect(code).not.toContain(`"${name.es}"`);
  },
);
