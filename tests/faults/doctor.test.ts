import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Group } from '../../scripts/brand-findings.ts';
import { PLAIN_ID } from '../example.ts';
import { copyProject, runIn } from '../second-brand/copy.ts';

let dir = '';

/** A copy of the example, whose owner has put in a real domain and nothing else. */
beforeAll(async () => {
  dir = await copyProject();
  const file = join(dir, 'brand/brand.json');
  const text = readFileSync(file, 'utf8');
  await writeFile(file, text.replace(/"domain": "[^"]*"/, '"domain": "brujulafx.com"'));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

test('A2 N13 the doctor counts on a real domain what it counts for the desk', () => {
  const { stdout, status } = runIn(dir, 'doctor');
  const groups: readonly Group[] = JSON.parse(runIn(dir, 'doctor', '--json').stdout);
  const counted = groups.filter(({ isCounted }) => isCounted);
  const count = counted.reduce((sum, { findings }) => sum + findings.length, 0);
  expect(status).toBe(1);
  expect(stdout).toContain(`should not show these ${count} things`);
  // The pages leave them out.
  expect(counted.filter(({ title }) => title.includes('left out'))).toEqual([]);
  expect(groups.some(({ title }) => title.includes('left out'))).toBe(true);
});

test('A2 N13 the doctor names name, slug and every handle of the example on a real domain', () => {
  const groups: readonly Group[] = JSON.parse(runIn(dir, 'doctor', '--json').stdout);
  const named = groups.flatMap(({ title, findings }) =>
    title.endsWith('of the example') ? findings.map(({ field }) => field) : [],
  );
  const socials: readonly { readonly kind: string }[] = JSON.parse(
    readFileSync(join(dir, 'brand/socials.json'), 'utf8'),
  );
  expect(named).toEqual([
    'brand/brand.json name',
    'brand/brand.json slug',
    ...socials.map(({ kind }) => `brand/socials.json ${kind}.handle`),
  ]);
});

const ARTICLE = `content/articles/${PLAIN_ID}`;

test.each([
  [
    'an article that ends too early',
    `${ARTICLE}/article.ts`,
    () => 'export const article = {',
    'line 1: cannot be read',
  ],
  [
    'a file without its article',
    `${ARTICLE}/article.ts`,
    () => 'export const articulo = {};',
    'has to begin with',
  ],
  ['a theme that is not closed', 'brand/theme.ts', (text: string) => text.slice(0, 900), 'cannot be read'],
  [
    'a title for search engines that is too short',
    `${ARTICLE}/es.mdx`,
    (text: string) => text.replace(/^seoTitle: .*$/m, 'seoTitle: "Oro"'),
    'seoTitle takes 50 to 60 letters',
  ],
  [
    'a front matter that is not closed',
    `${ARTICLE}/en.mdx`,
    (text: string) => text.replace(/"$/m, ''),
    'cannot be read',
  ],
  ['a text that is missing', `${ARTICLE}/es.mdx`, null, 'is missing'],
  ['a mark that is no drawing', 'brand/mark.svg', () => '<svg><script/></svg>', 'has no viewBox'],
] as const)(
  'A2 N6 doctor and build refuse %s with file and reason, and no stack',
  async (_what, file, changed, words) => {
    const path = join(dir, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
    if (changed === null) await rm(path);
    else await writeFile(path, changed(before ?? ''));
    for (const command of ['doctor', 'build']) {
      const { status, stderr } = runIn(dir, command);
      expect(status).toBe(1);
      expect(stderr).toContain(`${file}`);
      expect(stderr).toContain(words);
      expect(stderr).not.toMatch(/^ {4}at |node:internal/m);
    }
    if (before === null) await rm(path);
    else await writeFile(path, before);
  },
);
