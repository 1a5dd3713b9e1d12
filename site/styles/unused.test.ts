import { expect, it } from 'vitest';
import { withoutUnused } from './unused.ts';

const SCRIPTS: Readonly<Record<string, string>> = {
  'first.js': 'import("./second.js")',
  'second.js': 'import"./first.js";draw("late big")',
  'other.js': 'draw("gone")',
};
const readScript = (name: string) => SCRIPTS[name] ?? null;
const page = (css: string) =>
  `<style>${css}</style><p class="x here"></p><astro-island url="/_astro/first.js"></astro-island>`;
const clean = (css: string) => withoutUnused(page(css), readScript);

it('N10 keeps the rules of classes in the page and in the scripts it can load, and no others', () => {
  const kept = 'p{margin:0}.here{color:red}.late{color:blue}.x .late{margin:0}';
  expect(clean(`${kept}.gone p{color:red}.here.gone{margin:0}@media print{.gone{color:red}}`)).toBe(
    page(kept),
  );
});

it('N10 removes only the unused selectors of a list', () => {
  expect(clean('.gone,.here{color:red}')).toBe(page('.here{color:red}'));
});

it('N10 keeps a rule that applies without the classes of its conditions', () => {
  const css = '.here:not(.gone:is(.also-gone)){color:red}:root:not(.js) :is(.gone,.here){margin:0}';
  expect(clean(css)).toBe(page(css));
});

it('N10 leaves a page without styles unchanged', () => {
  expect(withoutUnused('<p>', readScript)).toBe('<p>');
});
