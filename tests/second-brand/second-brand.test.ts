import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutHosts } from '#brand/routes.ts';
import { inlineCall } from '#site/shell/inline.ts';
import { passTags } from '#site/shell/pass-tags.ts';
import { ROOT } from '../../scripts/dist.ts';
import { buildIn, copyProject, failuresIn } from './copy.ts';
import { layOver } from './lay-over.ts';

/** Tests of built pages that measure code or read official figures: no brand changes either. */
const OF_THE_PRODUCT = /\/(?:bytes|counting|indicators|official|scripts|vendors)\.test\.ts$/;
/** Tests whose expectations come from the brand and the content. */
const DEPENDENT = [
  ...globSync('tests/built/*.test.ts', { cwd: ROOT }).filter((file) => !OF_THE_PRODUCT.test(file)),
  ...['tests/claims', 'brand', 'site/shell', 'site/seo', 'tests/architecture/invented.test.tsx'],
  ...['content/articles', 'content/legal', 'content/spelling.test.ts', 'content/style.test.ts'],
];
/** What only the example brand may say: its name, its hosts, its wallet, its plans, and a case that nobody confirmed. */
const OF_THE_EXAMPLE = /[Áá]ureo\b|\baureo\b|\.example\b|Monedero|NWLVL|segunda-masterclass/;

let dir = '';

/** A copy of the project, live on a real domain with another brand. */
beforeAll(async () => {
  dir = await copyProject();
  await layOver(dir);
  buildIn(dir);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

it('N13 A1 the site of another brand on a real domain says nothing of the example', () => {
  const pages = globSync('dist/{es,en}/**/*.html', { cwd: dir });
  expect(pages.length).toBeGreaterThan(20);
  const said = pages.flatMap((page) => {
    const [found] = OF_THE_EXAMPLE.exec(readFileSync(join(dir, page), 'utf8')) ?? [];
    return found === undefined ? [] : [`${page}: ${found}`];
  });
  expect(said).toEqual([]);
});

it('N17 every page of a brand that passes campaign tags on has the code of the first click', () => {
  const pages = globSync('dist/{es,en}/**/*.html', { cwd: dir });
  const offers = JSON.parse(readFileSync(join(dir, 'brand/offers.json'), 'utf8'));
  const code = inlineCall(passTags, checkoutHosts({ offers }));
  expect(pages.filter((page) => !readFileSync(join(dir, page), 'utf8').includes(code))).toEqual([]);
});

it('N13 A1 D2 the tests that depend on the brand pass for another brand too', () => {
  expect(failuresIn(dir, ...DEPENDENT)).toEqual([]);
});
