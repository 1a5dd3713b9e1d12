import { expect, it } from 'vitest';
import { articleText, headProblems } from './front-matter.ts';

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
