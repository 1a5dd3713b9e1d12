import { expect, it } from 'vitest';
import { blankComments, keysNamedIn } from './words.ts';

const KEYS = ['blog.read', 'blog.readCase', 'blog.topic.gold', 'blog.topic.btc', 'roi.copy'];

it('A3 finds the keys that a module names in full, also in a conditional expression', () => {
  const code = "translate(locale, isCase ? 'blog.readCase' : 'blog.read', { name })";
  expect(keysNamedIn(code, KEYS)).toEqual(['blog.read', 'blog.readCase']);
});

it('A3 finds the keys whose prefix a module names', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code under test is a string
  expect(keysNamedIn('translate(locale, `blog.topic.${topic}`)', KEYS)).toEqual([
    'blog.topic.gold',
    'blog.topic.btc',
  ]);
});

it('A3 finds no key in other strings', () => {
  expect(keysNamedIn("import './blog.ts'; const roi = { copy: 'copy' };", KEYS)).toEqual([]);
});

it('A3 ignores keys in comments, and keeps slashes in strings and regular expressions', () => {
  const code = [
    "// as 'blog.readCase' does",
    "/** See 'blog.topic.gold'. */",
    "const isSite = /https?:\\/\\//.test(url) && translate(locale, 'blog.read');",
    "const link: Node = <a href='https://a.test'>Don't // {translate(locale, 'roi.copy')}</a>;",
  ].join('\n');
  expect(keysNamedIn(blankComments(code, 'island.tsx'), KEYS)).toEqual(['blog.read', 'roi.copy']);
});
