import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from './indicators/catalogue.ts';
import { allTexts } from './words/translate.ts';

/** Forms en-US does not write; its dates and numbers are what the English pages go by. */
const BRITISH = new RegExp(
  `\\b(${[
    '(?:un)?(?:tokeni|personali|utili|organi|recogni|authori|reali|minimi|maximi|summari|emphasi|practi)s(?:e[ds]?|ing|ation)',
    '(?:un)?(?:col|fav|hon|lab|rum|neighb|behavi)our\\w*',
    'cancelled|labelled|travelled|programmes?|defence|offence|licence|centres?|tonnes?|petrol|judgement|catalogue|grey',
  ].join('|')})\\b`,
  'gi',
);

const root = import.meta.dirname;
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const texts: [string, string][] = [
  ['the words', Object.values(allTexts('en')).join('\n')],
  [
    'the indicators',
    JSON.stringify(
      CATALOGUE.map(({ name, summary, insight, tags }) => [name.en, summary.en, insight.en, tags.en]),
    ),
  ],
  ...globSync('{articles,legal}/*/en.mdx', { cwd: root }).map((path): [string, string] => [path, read(path)]),
];

test('A4 the English texts are all read', () => {
  expect(texts).toHaveLength(2 + 9 + 4);
});

test.each(texts)('A4 %s keeps to the spelling of en-US', (_, text) => {
  expect(text.match(BRITISH)).toBeNull();
});
