import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { BLOCKS } from './blocks.ts';
import { COMPOSITIONS } from './compositions.ts';

it('C11 the styleguide shows every component of site/ui, a table, a tape and a deck', () => {
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
