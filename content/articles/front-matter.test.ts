import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WRITTEN } from './articles.ts';
import { articleText, headProblems } from './front-matter.ts';
import { textProblems } from './texts.ts';

const FILE = 'content/articles/any/es.mdx';

it.each(['\n', '\r\n'])(
  'N6 divides a text into its front matter and its body, lines that end with %j',
  (end) => {
    const lines = ['---', 'title: "One"', '---', '', '## Part', '', '---', 'Text.', ''];
    const { head, data, body } = articleText(FILE, lines.join(end));
    expect([data, body]).toEqual([{ title: 'One' }, lines.slice(4).join(end)]);
    expect(head + body).toBe(lines.join(end));
  },
);

it('N6 takes a text without front matter as its body', () => {
  expect(articleText(FILE, 'Text.\n')).toEqual({ head: '', data: {}, body: 'Text.\n' });
});

it('N6 names the file and the line when its front matter is no YAML', () => {
  expect(() => articleText(FILE, '---\ntitle: "One\n---\n\nText.\n')).toThrow(
    /^content\/articles\/any\/es\.mdx: the lines between --- cannot be read: .* line \d/,
  );
});

const [{ id: FIRST } = { id: '' }] = WRITTEN;
const REAL = readFileSync(join(import.meta.dirname, FIRST, 'es.mdx'), 'utf8');

it.each([
  [
    'a title for search engines that is too short',
    /^seoTitle: .*$/m,
    'seoTitle: "Oro"',
    'seoTitle takes 50 to 60 letters',
  ],
  ['a field that is misspelt', /^seoTitle:/m, 'seotitle:', 'seotitle is no field of the front matter'],
  [
    'a list in place of fields',
    /^---\n[\s\S]*?\n---\n/,
    '---\n- one\n---\n',
    'title takes a text: it is still empty',
  ],
  ['no front matter', /^---\n[\s\S]*?\n---\n/, '', 'standfirst takes a text: it is still empty'],
] as const)('N6 names file and field of %s', (_what, found, odd, words) => {
  expect(textProblems(FILE, REAL, false)).toEqual([]);
  expect(
    textProblems(
      FILE,
      REAL.replace(found, () => odd),
      false,
    ),
  ).toContain(`${FILE}: ${words}`);
});

it('N6 answers thousands of odd forms of a front matter with file and field, or uses them', () => {
  const lines = REAL.split('\n').slice(0, 8);
  const odd = fc.constantFrom(
    ...[
      '',
      '---',
      '- x',
      'title:',
      'title: [',
      'title: {a: 1}',
      'title: 1',
      'title: null',
      '"',
      '&a',
      '*a',
      '!!js x',
    ],
    ...[
      'title: "a"',
      '\t',
      ': :',
      '? x',
      '%YAML',
      '<<: *a',
      '__proto__: 1',
      'seoTitle: |',
      '\u0000',
      'extra: "x"',
    ],
  );
  const mutated = fc.oneof(
    fc.tuple(fc.nat(7), fc.nat(2), odd).map(([at, cut, more]) => lines.toSpliced(at, cut, more).join('\n')),
    fc.nat(lines.join('\n').length).map((at) => lines.join('\n').slice(0, at)),
    fc
      .tuple(fc.nat(400), fc.nat(9), odd)
      .map(([at, cut, more]) => lines.join('\n').slice(0, at) + more + lines.join('\n').slice(at + cut)),
  );
  fc.assert(
    fc.property(mutated, (text) => {
      for (const problem of textProblems(FILE, text, false)) {
        expect(problem).toMatch(/^content\/articles\/any\/es\.mdx: \S.* \S/);
        expect(problem, 'says what the field takes').not.toMatch(/invalid|undefined|\n/i);
      }
    }),
    { numRuns: 2000 },
  );
});

it('N6 asks for a whole head, but not of a draft', () => {
  const head = { title: 'Oro', seoTitle: '', description: '', standfirst: 'Una línea.' };
  expect(headProblems(FILE, head, true)).toEqual([]);
  expect(headProblems(FILE, { title: 'Oro' }, true)).toEqual([]);
  expect(headProblems(FILE, { ...head, standfirst: 'x'.repeat(401) }, false)).toEqual([
    `${FILE}: seoTitle takes a text: it is still empty`,
    `${FILE}: description takes a text: it is still empty`,
    `${FILE}: standfirst takes at most 400 letters`,
  ]);
});
