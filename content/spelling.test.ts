import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WRITTEN } from './articles/articles.ts';
import { CATALOGUE } from './indicators/catalogue.ts';
import { LEGAL_DOCUMENTS } from './legal/documents.ts';
import { allTexts } from './words/translate.ts';

/** Spellings that en-US does not use; the English pages use its dates and numbers. */
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
/** The English texts of a file of the owner. */
function englishOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'en' && typeof inner === 'string' ? [inner] : englishOf(inner),
  );
}

const OWNER_FILES = globSync('*.json', { cwd: root });
const texts: [string, string][] = [
  ['the words', Object.values(allTexts('en')).join('\n')],
  [
    'the indicators',
    JSON.stringify(
      CATALOGUE.map(({ name, summary, insight, tags }) => [name.en, summary.en, insight.en, tags.en]),
    ),
  ],
  ...OWNER_FILES.map((path): [string, string] => [path, englishOf(JSON.parse(read(path))).join('\n')]),
  ...globSync('{articles,legal}/*/en.mdx', { cwd: root }).map((path): [string, string] => [path, read(path)]),
];

test('A4 reads all English texts', () => {
  expect(texts).toHaveLength(2 + OWNER_FILES.length + WRITTEN.length + LEGAL_DOCUMENTS.length);
});

test.each(texts)('A4 uses the spelling of en-US in %s', (_, text) => {
  expect(text.match(BRITISH)).toBeNull();
});
