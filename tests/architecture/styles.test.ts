import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';

/** Widths at which a layout changes; below the first, conditions are about enlarged text. */
const BREAKPOINTS = [30, 40, 48, 64];

const sheets = globSync('site/**/*.css').map((file) => ({
  file,
  css: postcss.parse(readFileSync(file, 'utf8')),
}));

it('C11 media conditions use the four breakpoints only', () => {
  const others = sheets.flatMap(({ file, css }) => {
    const found: string[] = [];
    css.walkAtRules('media', ({ params }) => {
      if (!params.includes('width')) return;
      for (const [length, number] of params.matchAll(/([\d.]+)[a-z]+/g))
        if (!length.endsWith('rem') || !(BREAKPOINTS.includes(Number(number)) || Number(number) < 30))
          found.push(`${file}: ${params}`);
    });
    return found;
  });
  expect(others).toEqual([]);
});

it('C11 every layer of the cascade is named first', () => {
  const [first] = sheets.find(({ file }) => file.endsWith('site/styles/global.css'))?.css.nodes ?? [];
  expect(first?.toString()).toBe('@layer reset, tokens, layout, ui, features');
});
