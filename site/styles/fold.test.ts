import { describe, expect, test } from 'vitest';
import { FOLD, foldPage } from './fold.ts';

const page = (css: string, above: string, below: string) =>
  `<html><head><style>${css}</style></head><body>${above}${FOLD}${below}</body></html>`;

describe('the fold of a page', () => {
  test('N10 a page without a fold keeps all its CSS', () => {
    expect(foldPage('<style>.Abc0{color:red}</style><p class="Abc0"></p>', '/_astro')).toBeNull();
  });

  test('N10 only components that stand nowhere above the fold leave the page', () => {
    const css = '.Top0{color:red}.Top1{color:blue}.Low0{margin:0}';
    const folded = foldPage(page(css, '<p class="Top0">', '<p class="Top1 Low0">'), '/_astro');
    expect(folded?.css).toBe('.Low0{margin:0}');
    expect(folded?.html).toContain('<style>.Top0{color:red}.Top1{color:blue}</style>');
  });

  test('N10 the link to the rest stands at the fold, named by its content', () => {
    const folded = foldPage(page('.Low0{margin:0}', '<p>', '<p class="Low0">'), '/_astro');
    expect(folded?.file).toMatch(/^below\.[\w-]{8}\.css$/);
    expect(folded?.html).toContain(
      `<p><link rel="stylesheet" href="/_astro/${folded?.file}"><p class="Low0">`,
    );
    const other = foldPage(page('.Low0{margin:1px}', '<p>', '<p class="Low0">'), '/_astro');
    expect(other?.file).not.toBe(folded?.file);
  });

  test('N10 conditions go with their rules, and none is left empty', () => {
    const css = '@media (width>=40rem){.Low0{margin:0}.Top0{margin:1px}}@media print{.Low0{margin:2px}}';
    const folded = foldPage(page(css, '<p class="Top0">', '<p class="Low0">'), '/_astro');
    expect(folded?.css).toBe('@media (width>=40rem){.Low0{margin:0}}@media print{.Low0{margin:2px}}');
    expect(folded?.html).toContain('<style>@media (width>=40rem){.Top0{margin:1px}}</style>');
  });

  test('N10 global rules, animations and classes that only scripts add stay in the page', () => {
    const css =
      ':root{--gold:#c90}body{margin:0}@keyframes Low9{to{opacity:1}}.Add0{color:red}.Low0{margin:0}';
    const folded = foldPage(page(css, '<p>', '<p class="Low0">'), '/_astro');
    expect(folded?.css).toBe('.Low0{margin:0}');
  });
});
