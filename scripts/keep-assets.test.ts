import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepAssets, ownAssets } from './keep-assets.ts';

/** Folders of builds, each with its own files. */
async function builds(...all: readonly Readonly<Record<string, string>>[]) {
  const root = await mkdtemp(join(tmpdir(), 'assets-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return Promise.all(
    all.map(async (files, index) => {
      const dir = join(root, String(index));
      await mkdir(join(dir, '_astro'), { recursive: true });
      for (const [name, text] of Object.entries(files)) await writeFile(join(dir, '_astro', name), text);
      return dir;
    }),
  );
}

const assetsOf = async (dir: string) => (await readdir(join(dir, '_astro'))).sort();

test('N10 a build keeps the hashed files of the build before, and not of the one before that', async () => {
  const [first = '', second = '', third = ''] = await builds(
    { 'a.1.js': 'first', 'a.1.js.br': 'packed', 'same.js': 'same' },
    { 'a.2.js': 'second', 'same.js': 'same' },
    { 'a.3.js': 'third' },
  );
  await keepAssets(first, second);
  expect(await assetsOf(second)).toEqual(['a.1.js', 'a.1.js.br', 'a.2.js', 'same.js']);
  await keepAssets(second, third);
  expect(await assetsOf(third)).toEqual(['a.2.js', 'a.3.js', 'same.js']);
  expect(await readFile(join(third, '_astro', 'a.2.js'), 'utf8')).toBe('second');
});

test('N10 a build knows its own files apart from kept ones', async () => {
  const [before = '', next = ''] = await builds({ 'a.1.js': 'before' }, { 'a.2.js': 'next' });
  await keepAssets(before, next);
  expect(await ownAssets(next)).toEqual(['a.2.js']);
});

test('N10 a first build has nothing to keep', async () => {
  const [next = ''] = await builds({ 'a.1.js': 'next' });
  await keepAssets(join(next, 'no-such-folder'), next);
  expect(await assetsOf(next)).toEqual(['a.1.js']);
});
