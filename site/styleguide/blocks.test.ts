import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { layout } from './blocks/layout.tsx';
import { BLOCKS } from './blocks.ts';
import { COMPOSITIONS } from './compositions.ts';

it('C11 the styleguide shows every component of site/ui, a table, a tape, a deck and the layout', () => {
  const components = readdirSync(new URL('../ui', import.meta.url))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''));
  expect(BLOCKS.map(({ name }) => name).sort()).toEqual([...components, ...COMPOSITIONS].sort());
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
