import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { typesOf } from './types-of.ts';

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
