import { describe, expect, test } from 'vitest';
import { FOLD, foldPage } from './fold.ts';
import { scopedName } from './scoped-name.ts';

const named = (name: string, file: string) => scopedName(name, `${process.cwd()}/${file}`, '.a{}.b{}');
const [TOP_A, TOP_B] = [named('a', 'Top.module.css'), named('b', 'Top.module.css')];
const LOW = named('a', 'Low.module.css');
const LATE = named('a', 'Late.module.css');

const page = (css: string, above: string, below: string) =>
  `<html><head><style>${css}</style></head><body>${above}${FOLD}${below}</body></html>`;

describe('the fold of a page', () => {
  test('N10 leaves all CSS in a page without a fold', () => {
    expect(foldPage(`<style>.${TOP_A}{color:red}</style><p class="${TOP_A}"></p>`, '/_astro')).toBeNull();
  });

  test('N10 moves only components that are not above the fold out of the page', () => {
    const css = `.${TOP_A}{color:red}.${TOP_B}{color:blue}.${LOW}{margin:0}`;
    const folded = foldPage(page(css, `<p class="${TOP_A}">`, `<p class="${TOP_B} ${LOW}">`), '/_astro');
    expect(folded?.css).toBe(`.${LOW}{margin:0}`);
    expect(folded?.html).toContain(`<style>.${TOP_A}{color:red}.${TOP_B}{color:blue}</style>`);
  });

  test('N10 moves components that scripts draw later', () => {
    const folded = foldPage(page(`.${LATE}{margin:0}`, '<p>', '<p>'), '/_astro');
    expect(folded?.css).toBe(`.${LATE}{margin:0}`);
  });

  test('N10 links the rest at the fold, in a file named by its content', () => {
    const folded = foldPage(page(`.${LOW}{margin:0}`, '<p>', `<p class="${LOW}">`), '/_astro');
    expect(folded?.file).toMatch(/^below\.[\w-]{8}\.css$/);
    expect(folded?.html).toContain(
      `<p><link rel="stylesheet" href="/_astro/${folded?.file}"><p class="${LOW}">`,
    );
    const other = foldPage(page(`.${LOW}{margin:1px}`, '<p>', `<p class="${LOW}">`), '/_astro');
    expect(other?.file).not.toBe(folded?.file);
  });

  test('N10 moves conditions with their rules and leaves none empty', () => {
    const css = `@media (width>=40rem){.${LOW}{margin:0}.${TOP_A}{margin:1px}}@media print{.${LOW}{margin:2px}}`;
    const folded = foldPage(page(css, `<p class="${TOP_A}">`, `<p class="${LOW}">`), '/_astro');
    expect(folded?.css).toBe(`@media (width>=40rem){.${LOW}{margin:0}}@media print{.${LOW}{margin:2px}}`);
    expect(folded?.html).toContain(`<style>@media (width>=40rem){.${TOP_A}{margin:1px}}</style>`);
  });

  test('N10 keeps global rules and animations in the page', () => {
    const css = `:root{--gold:#c90}.page{margin:0}@keyframes fade{to{opacity:1}}.${LOW}{margin:0}`;
    const folded = foldPage(page(css, '<p>', `<p class="page ${LOW}">`), '/_astro');
    expect(folded?.css).toBe(`.${LOW}{margin:0}`);
  });
});

describe('class names of the built page', () => {
  test('N10 gives two files different class names', () => {
    const names = Array.from({ length: 3000 }, (_, at) => `Many${at}.module.css`);
    expect(() => names.map((file) => named('a', file))).toThrow(/same class names/);
  });
});
