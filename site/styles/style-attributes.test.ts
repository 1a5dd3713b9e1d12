import { expect, it } from 'vitest';
import { withoutStyleAttributes } from './style-attributes.ts';

const page = (body: string, css = 'a{color:red}') => `<style>${css}</style><body>${body}</body>`;

it('K9 makes a style attribute a class with a rule', () => {
  expect(withoutStyleAttributes(page('<p id="a" style="--order:2">text</p>'))).toBe(
    page('<p id="a" class="s0">text</p>', 'a{color:red}.s0{--order:2}'),
  );
});

it('K9 keeps the classes of an element, and has one rule for equal styles', () => {
  const styled =
    '<p style="flex:none" class="one two">a</p><b class="one" style="flex:none">b</b><i style="--a:1">c</i>';
  expect(withoutStyleAttributes(page(styled))).toBe(
    page(
      '<p class="s0 one two">a</p><b class="s0 one">b</b><i class="s1">c</i>',
      'a{color:red}.s0{flex:none}.s1{--a:1}',
    ),
  );
});

it('K9 keeps an element that closes itself', () => {
  expect(withoutStyleAttributes(page('<hr style="flex:none"/>'))).toContain('<hr class="s0"/>');
});

it('K9 leaves a page without style attributes as it is, and refuses an escaped character', () => {
  expect(withoutStyleAttributes(page('<p>text</p>'))).toBe(page('<p>text</p>'));
  expect(() => withoutStyleAttributes(page('<p style="--a:&quot;b&quot;">c</p>'))).toThrow('&quot;');
});

it('K8 moves the style element of islands out of the body', () => {
  const islands = 'astro-island,astro-slot{display:contents}';
  expect(withoutStyleAttributes(page(`<style>${islands}</style><astro-island></astro-island>`))).toBe(
    page('<astro-island></astro-island>', `a{color:red}${islands}`),
  );
});
