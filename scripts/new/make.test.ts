import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WRITTEN } from '#content/articles/articles.ts';
import { ROUTES } from '#content/routes.ts';
import { ROOT } from '../dist.ts';
import { findLeftTexts } from '../placeholders.ts';
import { type Change, insertBefore, read, write } from './changes.ts';
import { makeNew } from './make.ts';

const SOURCES = ['brand', 'content', 'contracts', 'domain', 'site', 'package.json', 'tsconfig.json'];
const TODAY = '2026-11-22';
/** Names that nothing real has: what a reader of the recipes makes by their examples is in the copy too. */
const MADE = [
  ['article', 'made-article'],
  ['indicator', 'trade/made-figure'],
  ['page', 'made-page'],
  ['section', 'made-page/made-part'],
  ['section', 'home/made-section'],
] as const;

/** A page of the site, whichever it has. */
const PAGE = Object.values(ROUTES).flatMap(({ path }) => path.match(/^\/([a-z]+)$/)?.[1] ?? [])[0];

let dir = '';
const changes: Change[] = [];

/** A further language, by the recipe: a row, and no text yet. */
const LANGUAGES = 'contracts/locale.ts';
const FURTHER = "  qaa: { name: 'Further', tag: 'eo', direction: 'ltr' },\n";

/** A copy of the site's sources in which one of each is made. */
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'new-'));
  await Promise.all(SOURCES.map((name) => cp(join(ROOT, name), join(dir, name), { recursive: true })));
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  for (const [kind, name] of MADE) {
    const made = makeNew(dir, kind, name, TODAY);
    write(dir, made.changes);
    changes.push(...made.changes);
  }
  const languages = { file: LANGUAGES, text: read(dir, LANGUAGES) };
  write(dir, [insertBefore(languages, '} as const satisfies', FURTHER)]);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
  return { stdout, stderr };
};

it('M what npm run new makes is found: the article, the indicator, the page and its menu entry, the words', async () => {
  const read = `
    const { articleById } = await import('#content/articles/articles.ts');
    const { kindOf } = await import('#content/indicators/identify.ts');
    const { allTexts } = await import('#content/words/translate.ts');
    const { href } = await import('#content/routes.ts');
    const { MAIN_NAV } = await import('#site/shell/nav.ts');
    console.log(JSON.stringify({
      article: articleById('made-article').paths.es,
      kind: kindOf('Made Figure m/m'),
      page: href('madePage'),
      menu: MAIN_NAV.map(({ path }) => path).includes('/made-page'),
      words: Object.keys(allTexts('es')).filter((key) => /^(madePage|madeSection)\\./.test(key)),
    }));`;
  const { stdout, stderr } = run('--input-type=module', '-e', read);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    article: '/blog/made-article',
    kind: 'made-figure',
    page: '/made-page',
    menu: true,
    words: expect.arrayContaining([
      'madePage.title',
      'madePage.heading',
      'madePage.madePart.heading',
      'madeSection.text',
    ]),
  });
});

it('M N14 what npm run new makes, and the whole site in a further language, pass the types', async () => {
  const exclude = ['**/*.test.ts', '**/*.test.tsx', 'node_modules'];
  const config = { extends: './tsconfig.json', include: SOURCES.slice(0, -2), exclude };
  await writeFile(join(dir, 'tsconfig.made.json'), JSON.stringify(config));
  const { stdout } = run(
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    '--noEmit',
    '-p',
    'tsconfig.made.json',
  );
  // Astro makes the types of its pages and collections, which are not in the copy.
  const errors = stdout.split('\n').filter((line) => /error TS/.test(line) && !/\.astro|\/blog\//.test(line));
  expect(errors).toEqual([]);
});

it('M D14 a section that npm run new makes is before the index, which ends the home page', () => {
  const home = changes.findLast(({ file }) => file === 'site/pages/[locale]/index.astro')?.text ?? '';
  const drawn = [
    ...(home
      .split('---')
      .at(-1)
      ?.matchAll(/<([A-Z]\w+) \{locale\}/g) ?? []),
  ].map(([, name]) => name);
  expect(drawn.slice(-2)).toEqual(['MadeSection', 'InternalLinks']);
});

it('M every text that npm run new leaves to be written is reported by its file', () => {
  const reported = new Set(findLeftTexts(dir).map(({ file }) => file));
  const content = changes.filter(
    ({ file, text }) => file.startsWith('content/') && text.includes('[[replace'),
  );
  expect(content.length).toBeGreaterThan(4);
  for (const { file } of content) expect(reported).toContain(file);
});

it.each([
  [undefined, undefined, /npm run new -- page <path>/],
  ['article', 'Gold in Asia', /takes small letters and digits joined by hyphens/],
  [
    'article',
    WRITTEN.find(({ id }) => /^[a-z]/.test(id))?.id,
    /content\/articles\/[\w-]+\/article\.ts exists already/,
  ],
  ['indicator', 'air-freight', /Give <subject>\/<kind>.* trade, /],
  ['indicator', 'trade/exports', /trade\.ts has an entry "exports" already/],
  ['page', PAGE, /has a page "[a-z]+" already/],
  ['section', 'nowhere/awards', /"nowhere" has no page/],
  ['section', 'home/hero', /index\.astro has a section "Hero" already/],
])('M npm run new refuses %s %s and says what it takes', (kind, name, message) => {
  expect(() => makeNew(ROOT, kind, name, TODAY)).toThrow(message);
});
