import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './dist.ts';

const ARTICLE = 'content/articles/any/article.ts';
let dir = '';

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'owner modules-'));
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Imports a module whose files are these, and returns what the function says of its error. */
function said(files: Readonly<Record<string, string>>, loaded = Object.keys(files)[0] ?? ''): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  const code = `
    import { pathToFileURL } from 'node:url';
    import { ownerFault } from ${JSON.stringify(join(ROOT, 'scripts/owner-modules.ts'))};
    await import(pathToFileURL(${JSON.stringify(join(dir, loaded))}).href).catch((error) => console.log(ownerFault(error, ${JSON.stringify(dir)})));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  return stdout.trim() || stderr;
}

it.each([
  ['ends too early', { [ARTICLE]: 'export const article = {\n' }, `${ARTICLE}, line 1: cannot be read: `],
  [
    'misses a comma',
    { [ARTICLE]: '\nexport const article = {\n  a: 1\n  b: 2 };\n' },
    `${ARTICLE}, line 4: cannot be read: `,
  ],
  [
    'uses an unknown word',
    { [ARTICLE]: '\nexport const article = { id: Oro };\n' },
    `${ARTICLE}, line 2: cannot be read: Oro is not defined`,
  ],
  [
    'imports a file that is not there',
    { [ARTICLE]: "import { x } from './x.ts';\nexport const article = { x };\n" },
    `${ARTICLE}: cannot be read: Cannot find module`,
  ],
  [
    'is the theme, with a quotation mark too few',
    { 'brand/theme.ts': "export const values = {\n  a: 'b,\n};\n" },
    'brand/theme.ts, line 2: cannot be read: ',
  ],
  [
    'is the theme, without its values',
    {
      'brand/load-theme.ts': "import { values } from './theme.ts';\nvalues;\n",
      'brand/theme.ts': 'export const value = {};\n',
    },
    'brand/theme.ts: has no "export const values"',
  ],
] as const)('A2 N6 the file of an owner that %s is named with its line', (_what, files, words) => {
  expect(said(files)).toContain(words);
});

it('A2 an error of any other file keeps its stack', () => {
  expect(said({ 'brand/other.ts': 'export const a = {\n' })).toBe('null');
});
