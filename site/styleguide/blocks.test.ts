import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { layout } from './blocks/layout.tsx';
import { BLOCKS } from './blocks.ts';
import { COMPOSITIONS } from './compositions.ts';

const SITE = fileURLToPath(new URL('..', import.meta.url));
const components = globSync('ui/*.tsx', { cwd: SITE, exclude: ['**/*.test.tsx'] }).map((file) =>
  basename(file, '.tsx'),
);

/** All files of the site but tests and the styleguide: these two keep no component. */
const imported = globSync('**/*.{ts,tsx,astro}', { cwd: SITE, exclude: ['styleguide/**', '**/*.test.*'] })
  .map((file) => readFileSync(join(SITE, file), 'utf8'))
  .join('');
const isUsed = (component: string) => imported.includes(`/${component}.tsx'`);

it('C11 every component of site/ui is used outside the styleguide', () => {
  expect(components.length).toBeGreaterThan(0);
  expect(components.filter((component) => !isUsed(component))).toEqual([]);
});

it('C11 the styleguide shows every component that the site uses, a table, a tape, a deck and the layout', () => {
  const shown = BLOCKS.map(({ name }) => name).sort();
  expect(shown).toEqual([...components.filter(isUsed), ...COMPOSITIONS].sort());
});

it.each(BLOCKS)('C11 the states of $name have names of their own in both languages', ({ states }) => {
  for (const locale of LOCALES) {
    const names = states(locale).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('C11 the styleguide shows every class of layout.css', () => {
  const css = readFileSync(new URL('../styles/layout.css', import.meta.url), 'utf8');
  const defined = css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)/g);
  const shown = layout.states('en').map((state) => renderToStaticMarkup(state.shown));
  const used = shown.join('').matchAll(/class="([^"]*)"/g);
  const names = new Set([...used].flatMap(([, list = '']) => list.split(' ').filter(Boolean)));
  expect([...names].sort()).toEqual([...new Set([...defined].map(([, name]) => name))].sort());
});
