import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { SWITCHES } from '#brand/schema.ts';
import { ROUTES, type Route } from '#content/routes.ts';
import { ROOT } from '../../scripts/dist.ts';
import { buildIn, copyProject, failuresIn } from './copy.ts';

const PICTURES = '.cache/pictures';
/** Addresses of what can be off: pages, and other sites of the brand. */
const GONE = [
  ...Object.values<Route>(ROUTES).flatMap(({ off, path }) =>
    off === undefined || path.includes('#') ? [] : [path],
  ),
  ...[brand.simulator, brand.experienceHub, ...brand.offers.map(({ second }) => second?.url)],
].filter((address) => address !== undefined);
/** They hold for whatever is on: links and anchors, sections of the home page, parts, titles and pictures, lists, feeds. */
const FOLLOWING = [
  'links',
  'home',
  'handles',
  'sections',
  'head',
  'headings',
  'feeds',
  'json-ld',
  'without-scripts',
];

let dir = '';

/** A copy of the example, whose owner has switched off all that can be. Pictures are drawn as before, so they are taken along. */
beforeAll(async () => {
  dir = await copyProject();
  if (existsSync(join(ROOT, PICTURES)))
    cpSync(join(ROOT, PICTURES), join(dir, PICTURES), { recursive: true });
  const file = join(dir, 'brand/brand.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), off: SWITCHES }));
  buildIn(dir);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

it('A1 C2 with everything switched off no page, list or feed has its address', () => {
  const files = globSync(['dist/{es,en}/**/*.html', 'dist/**/*.{xml,txt,json}'], { cwd: dir });
  expect(files.length).toBeGreaterThan(20);
  const naming = files.flatMap((file) => {
    const text = readFileSync(join(dir, file), 'utf8');
    const found = GONE.filter((address) => [...'"<)?#'].some((end) => text.includes(address + end)));
    return found.map((address) => `${file}: ${address}`);
  });
  expect(naming).toEqual([]);
});

it('A1 B26 C10 D14 with everything switched off every link leads somewhere, and the home page has what is left', () => {
  expect(failuresIn(dir, ...FOLLOWING.map((name) => `tests/built/${name}.test.ts`))).toEqual([]);
});
