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

/** Inside `site/`: parts of `ui` import only `ui` and styles. */
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

test('N10 ui parts import only ui parts and styles, and a feature never imports another feature', () => {
  const wrong = imports.filter(({ from, to }) => {
    if (/^site\/ui\//.test(from) && isOurs(to)) return !UI_MAY_IMPORT.test(to);
    const [, feature] = /^site\/features\/([^/]+)\//.exec(from) ?? [];
    const [, other] = /^site\/features\/([^/]+)\//.exec(to) ?? [];
    const isShared = /^site\/(ui|lib|shell|embeds|styles|layouts|seo|vite)\//.test(from);
    return other !== undefined && (isShared || (feature !== undefined && feature !== other));
  });
  expect(wrong).toEqual([]);
});

test('N10 other contracts take only types from the table of vendors, which the browser never loads', () => {
  const shared = imports
    .filter(({ from, to }) => to === 'contracts/vendors.ts' && from.startsWith('contracts/'))
    .map(({ from }) => from);
  expect(shared).toContain('contracts/sentiment.ts');
  for (const from of shared) {
    const text = readFileSync(join(ROOT, from), 'utf8');
    expect(text, from).toMatch(/import type \{[^}]*\} from '\.\/vendors\.ts'/);
  }
});

test('K1 the scan finds imports', () => {
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
