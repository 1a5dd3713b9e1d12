import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ARTICLES } from '#content/articles/articles.ts';
import { ENGRAVED, engravingAddress } from '#site/ui/engraving.ts';
import { DIST } from '../../scripts/dist.ts';
import { distPages } from './pages.ts';

const ADDRESS = /\/figures\/engraving-[\w-]+\.svg/g;
const pages = distPages();

it('M each engraving that a page names is a file of at most 4.5 kB', () => {
  const named = new Set(
    pages.flatMap(({ file }) => readFileSync(join(DIST, file), 'utf8').match(ADDRESS) ?? []),
  );
  expect(named.size).toBeGreaterThan(ARTICLES.length);
  for (const address of named) {
    const file = join(DIST, address);
    expect(existsSync(file), address).toBe(true);
    expect(statSync(file).size, address).toBeLessThan(4_500);
  }
});

it('M every seed of an engraving has its file', () => {
  for (const seed of [...ENGRAVED, ...ARTICLES.map(({ id }) => id)])
    expect(existsSync(join(DIST, engravingAddress(seed))), seed).toBe(true);
});

/** A constant of the numbers that a seed gives (mulberry32). */
const DRAWING = /0x6d2b79f5|1831565813/i;

it('M N10 an island names the file of the engraving behind what waits, and none brings the code that draws it', () => {
  const scripts = readdirSync(join(DIST, '_astro'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(DIST, '_astro', name), 'utf8'));
  expect(scripts.some((code) => code.includes(engravingAddress('home')))).toBe(true);
  expect(scripts.filter((code) => DRAWING.test(code))).toEqual([]);
});
