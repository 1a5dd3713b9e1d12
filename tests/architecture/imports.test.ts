import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Which of our folders each folder may import; docs/architecture.md says why. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  domain: ['contracts'],
  brand: ['contracts'],
  content: ['brand', 'contracts', 'domain'],
  feeds: ['contracts', 'domain'],
  store: ['contracts'],
  functions: ['contracts', 'domain', 'feeds', 'store', 'content/indicators'],
  server: ['brand', 'content', 'contracts', 'domain', 'feeds', 'functions', 'store'],
  site: ['brand', 'content', 'contracts', 'domain'],
};

/** Inside `site/`: the plain parts know nothing of ours but styles, and islands never know each other. */
const UI_MAY_IMPORT = /^site\/(ui|styles)\//;

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports = Object.keys(ALLOWED).flatMap((folder) => sourcesBelow(folder).flatMap(importsOf));

test('J3 K1 folders import only what the architecture allows', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [folder = ''] = from.split('/');
    const allowed = [folder, ...(ALLOWED[folder] ?? [])];
    return isOurs(to) && !allowed.some((one) => to === one || to.startsWith(`${one}/`));
  });
  expect(wrong).toEqual([]);
});

test('N10 ui parts import only ui parts and styles, and an island never imports another island', () => {
  const wrong = imports.filter(({ from, to }) => {
    if (/^site\/ui\//.test(from) && isOurs(to)) return !UI_MAY_IMPORT.test(to);
    const [, island] = /^site\/islands\/([^/]+)\//.exec(from) ?? [];
    const [, other] = /^site\/islands\/([^/]+)\//.exec(to) ?? [];
    return island !== undefined && other !== undefined && island !== other;
  });
  expect(wrong).toEqual([]);
});

/** What the browser loads: it needs a vendor's name only in an answer, and its bytes are counted. */
const IN_THE_BROWSER = /^site\/(islands|ui|shell|backend|lib)\//;

test('N10 no part that the browser loads imports the table of vendors', () => {
  const importers = imports.filter(({ to }) => to === 'contracts/vendors.ts').map(({ from }) => from);
  expect(importers.filter((from) => IN_THE_BROWSER.test(from))).toEqual([]);
  const shared = importers.filter((from) => from.startsWith('contracts/'));
  expect(shared).toContain('contracts/sentiment.ts');
  for (const from of shared) {
    const text = readFileSync(join(ROOT, from), 'utf8');
    expect(text, from).toMatch(/import type \{[^}]*\} from '\.\/vendors\.ts'/);
  }
});

test('K1 the scan sees the imports it judges', () => {
  expect(imports.filter(({ from }) => from.startsWith('functions/')).length).toBeGreaterThan(10);
  expect(imports.filter(({ from }) => from.endsWith('.astro')).length).toBeGreaterThan(3);
});

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

function importsOf(from: string): Import[] {
  const text = readFileSync(join(ROOT, from), 'utf8');
  const found = text.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)['"]([#.][^'"]+)['"]/g);
  return [...found].map(([, target = '']) => ({ from, to: resolve(from, target) }));
}

function resolve(from: string, target: string): string {
  return target.startsWith('#') ? target.slice(1) : normalize(join(dirname(from), target));
}

function isOurs(path: string): boolean {
  return (path.split('/')[0] ?? '') in ALLOWED;
}
