import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { hasAstro, typeErrorsOf, typesOf } from './types-of.ts';

test('M only the files asked for are checked, with the declarations that belong to none', async () => {
  const root = await mkdtemp(join(tmpdir(), 'types-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = join(root, '.cache', 'check');
  for (const place of [folder, join(root, '.astro'), join(root, 'site'), join(root, 'domain')]) {
    await mkdir(place, { recursive: true });
  }
  await writeFile(join(root, 'tsconfig.json'), '{ "include": ["**/*.ts"] }');
  for (const file of ['.astro/types.d.ts', 'site/env.d.ts', 'site/a.ts', 'domain/b.ts']) {
    await writeFile(join(root, file), 'export {};');
  }
  const { fileNames } = ts.parseJsonConfigFileContent(typesOf(['domain'], '../..'), ts.sys, folder);
  const names = fileNames.map((name) => name.slice(root.length + 1)).toSorted();
  expect(names).toEqual(['.astro/types.d.ts', 'domain/b.ts', 'site/env.d.ts']);
});

test('M the errors of the files asked for are reported, and none of those they import', async () => {
  const root = await mkdtemp(join(tmpdir(), 'types-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'site'));
  const options = { strict: true, module: 'nodenext', types: [], allowImportingTsExtensions: true };
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  await writeFile(join(root, 'wrong.ts'), "export const wrong: number = 'text';");
  await writeFile(
    join(root, 'site', 'uses.ts'),
    "import { wrong } from '../wrong.ts';\nexport const right: number = wrong;",
  );
  expect(typeErrorsOf(['site'], root)).toBe('');
  expect(typeErrorsOf(['wrong.ts'], root)).toContain("Type 'string' is not assignable to type 'number'");
  await writeFile(
    join(root, 'site', 'uses.ts'),
    "import { wrong } from '../wrong.ts';\nexport const text: string = wrong;",
  );
  expect(typeErrorsOf(['site/uses.ts'], root)).toContain("Type 'number' is not assignable to type 'string'");
});

test('M a folder with a page is left to the check of Astro', async () => {
  const root = await mkdtemp(join(tmpdir(), 'types-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const folder of ['site/pages', 'domain']) await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'site/pages/index.astro'), '');
  await writeFile(join(root, 'domain/deck.ts'), '');
  expect(
    ['site', 'site/pages/index.astro', 'domain', 'domain/deck.ts'].map((file) => hasAstro([file], root)),
  ).toEqual([true, true, false, false]);
});
