import { expect, it } from 'vitest';
import { keysNamedIn } from './words.ts';

const KEYS = ['blog.read', 'blog.readCase', 'blog.topic.gold', 'blog.topic.btc', 'roi.copy'];

it('A3 finds the keys that a module names whole, also in a choice', () => {
  const code = "translate(locale, isCase ? 'blog.readCase' : 'blog.read', { name })";
  expect(keysNamedIn(code, KEYS)).toEqual(['blog.read', 'blog.readCase']);
});

it('A3 finds the keys whose beginning a module names', () => {
  expect(keysNamedIn('translate(locale, `blog.topic.${topic}`)', KEYS)).toEqual([
    'blog.topic.gold',
    'blog.topic.btc',
  ]);
});

it('A3 finds no key in other texts', () => {
  expect(keysNamedIn("import './blog.ts'; const roi = { copy: 'copy' };", KEYS)).toEqual([]);
});
