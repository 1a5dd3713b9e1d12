import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The classes that a source asks for by name, as `styles.name`, and the sheet of each. */
function classesAsked(file: string) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^import (\w+) from '(\S+\.module\.css)';/gm)].flatMap(([, object, from = '']) => {
    const sheet = from.startsWith('#') ? join(from.slice(1)) : join(dirname(file), from);
    const names = text.matchAll(new RegExp(`(?<![\\w./-])${object}\\.(\\w+)`, 'g'));
    return [...names].map(([, name = '']) => ({ sheet, asked: `${object}.${name}`, name }));
  });
}

it('C11 every class that a component asks for is in its sheet: the page would say "undefined"', () => {
  const classes = new Map(sheets.map(({ file, css }) => [file, classesIn(css)]));
  const found = globSync('site/**/*.{ts,tsx,astro}').flatMap((file) =>
    classesAsked(file).map((one) => ({ file, ...one })),
  );
  expect(found.length).toBeGreaterThan(0);
  const missing = found.filter(({ sheet, name }) => !classes.get(sheet)?.has(name));
  expect(missing.map(({ file, asked }) => `${file}: ${asked}`)).toEqual([]);
});

function classesIn(css: postcss.Root): ReadonlySet<string> {
  const classes = new Set<string>();
  css.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) classes.add(name);
  });
  return classes;
}
