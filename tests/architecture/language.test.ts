import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/dist.ts';

/** Folders with code; the texts in content/ have their own check. */
const FOLDERS = [
  'brand',
  'contracts',
  'domain',
  'feeds',
  'functions',
  'scripts',
  'server',
  'site',
  'store',
  'tests/architecture',
  'tests/built',
  'tests/claims',
  'tests/deploy',
  'tests/e2e',
  'tests/faults',
  'tests/load',
  'tests/security',
  'tests/upstreams',
];

/** Words that a reader whose English is a second language stops at (CONTRIBUTING.md). */
const UNCLEAR =
  /\b(?:told|untold|tells|stands?|stood|nobody|whoever|anybody|ails?|anew|(?<!there )(?:is|are) no(?! longer)|that it be)\b/i;

/** Comments of TypeScript and SQL. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$|^\s*-- .*$/gm;
const TITLE = /(?<=['"`])(?:M|[A-Z]\d+) [^\n]*?(?=['"`],)/g;

/** Comments and test titles of a source, each with its words on one line. */
const wordsIn = (text: string): string[] =>
  [...text.matchAll(COMMENT), ...text.matchAll(TITLE)].map(([found]) =>
    found.replace(/\s+(?:\* )?/g, ' ').trim(),
  );

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs|astro|sql)$/.test(name))
    .map((name) => `${folder}/${name}`),
).filter((file) => file !== 'tests/architecture/language.test.ts');

test('M comments and test titles have no unclear words', () => {
  const unclear = sources.flatMap((file) =>
    wordsIn(readFileSync(join(ROOT, file), 'utf8'))
      .filter((words) => UNCLEAR.test(words))
      .map((words) => `${file}: ${words}`),
  );
  expect(unclear).toEqual([]);
});

test('M the scan finds comments and test titles', () => {
  const text =
    "/** The rest\n * stands. */\n// A visitor is told.\ntest('K3 an unknown id is nobody', () => {});\n";
  expect(wordsIn(text)).toEqual([
    '/** The rest stands. */',
    '// A visitor is told.',
    'K3 an unknown id is nobody',
  ]);
});
