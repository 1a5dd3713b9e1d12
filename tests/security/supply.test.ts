import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/dist.ts';
import { LICENCES_FILE, licenceList, readLock } from '../../scripts/licences.ts';

const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
>;
const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
const lock = await readLock();

/** Licences whose conditions the site meets: a notice, and the source of changed files of the package. */
const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Python-2\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later|Unlicense|Zlib|as its parent package)$/;

test('K9 every dependency is pinned to one version, and the lock file has that version', () => {
  const locked = new Map(lock.map(({ path, version }) => [path, version]));
  for (const [name, version] of Object.entries(wanted)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(locked.get(`node_modules/${name}`), name).toBe(version);
  }
});

test('K9 every locked package is proven by its hash and comes from a registry, not from an address', () => {
  for (const { path, integrity, resolved, link } of lock) {
    expect(link, path).toBeUndefined();
    // Builds for other platforms too: they run in a build on those.
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  }
});

test('K9 what is installed to run the site is what its server imports', () => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || file.endsWith('.json')) return;
    seen.add(file);
    const code = stripTypeScriptTypes(readFileSync(join(ROOT, file), 'utf8'));
    const imports = code.matchAll(/(?:^import |^(?:import|export)\b[^;'"`=]* from |\bimport\()'([^']+)'/gm);
    for (const [, from = ''] of imports) {
      if (from.startsWith('node:')) continue;
      if (from.startsWith('#')) visit(from.slice(1));
      else if (from.startsWith('.')) visit(join(dirname(file), from));
      else packages.add(from.split('/', from.startsWith('@') ? 2 : 1).join('/'));
    }
  };
  visit('scripts/commands/serve.ts');
  expect(seen).toContain('server/start.ts');
  expect([...packages].sort()).toEqual(Object.keys(manifest.dependencies).sort());
});

test('K9 no package runs a script at its installation', async () => {
  expect(await readFile(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const scripts = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')).scripts as object;
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare/.test(name))).toEqual([]);
});

test('K9 THIRD_PARTY.md is current: run "node scripts/run.mjs licences"', async () => {
  expect(await readFile(LICENCES_FILE, 'utf8')).toBe(await licenceList());
});

test('K9 every licence is known and allows our use', async () => {
  const licences = [...(await licenceList()).matchAll(/^\| [^|]+ \| \d[^|]+ \| ([^|]+) \|$/gm)].map(
    ([, one = '']) => one,
  );
  expect(licences.length).toBeGreaterThan(100);
  const odd = licences.filter(
    (one) =>
      !one
        .replace(/[()]/g, '')
        .split(/ (?:AND|OR) /)
        .every((part) => ALLOWED.test(part)),
  );
  expect(odd).toEqual([]);
});
