import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DRAWN_ONCE, withoutAbsent } from './absent.ts';
import { scopedName } from './scoped-name.ts';

const named = (name: string, file: string) => scopedName(name, `${process.cwd()}/${file}`, '.a{}.b{}');
const HERE = named('a', 'site/features/blog/article/Here.module.css');
const GONE = named('a', 'site/features/blog/article/Gone.module.css');
const LATE = named('a', 'site/features/vip/Late.module.css');

const page = (css: string) => `<style>${css}</style><p class="x ${HERE}"></p><div class="${LATE}x"></div>`;

it('N10 keeps the styles of the page’s own sections and of parts that scripts draw, and no others', () => {
  const kept = `p{margin:0}.${HERE}{color:red}.${LATE}{color:blue}.x .${LATE}{margin:0}`;
  const css = `${kept}.${GONE} p{color:red}@media print{.${GONE}{color:red}}`;
  expect(withoutAbsent(page(css))).toBe(page(kept));
});

it('N10 leaves a rule for several parts and a page without styles unchanged', () => {
  const both = page(`.${GONE},.${HERE}{color:red}`);
  expect(withoutAbsent(both)).toBe(both);
  expect(withoutAbsent('<p>')).toBe('<p>');
});

it('N10 no script draws what is taken out where it is absent', () => {
  const islands = globSync('site/**/*.tsx').filter((file) =>
    /\buse[A-Z]\w+\(/.test(readFileSync(file, 'utf8')),
  );
  expect(islands.length).toBeGreaterThan(10);
  for (const file of islands)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from '#(site\/[^']+)'/g))
      expect(from, file).not.toMatch(DRAWN_ONCE);
});
