import { expect, it } from 'vitest';
import { ARTICLES } from '#content/articles/articles.ts';
import { href } from '#content/routes.ts';
import { ROOT } from '../dist.ts';
import { bodyProblems } from './body.ts';

const [article] = ARTICLES;
const FILE = 'content/articles/any/es.mdx';

async function problemsOf(body: string): Promise<string> {
  if (!article) throw new Error('the site has no article');
  const found = await bodyProblems(ROOT, article, FILE, body);
  expect(found.filter((line) => !line.startsWith(`${FILE}: body`))).toEqual([]);
  return found.join('\n');
}

it.each([
  ['code between two comments', '{/* a */ globalThis.process.exit(7) /* b */}', /takes no code/],
  ['code after a comment', '{/* a */ f()}', /takes no code/],
  ['code before a comment', '{f() /* a */}', /takes no code/],
  ['a call of a tag', '<a href="/" onclick="x()">x</a>', /<a> takes no onclick: it takes href/],
  ['a tag to code', '<a href="javascript:alert(1)">x</a>', /no text links to "javascript:alert\(1\)"/],
  ['a tag to code in other letters', '<a href="java&#115;cript:x">x</a>', /no text links to "javascript:x"/],
  ['a tag to no page', '<a href="/no-such-page">x</a>', /no page has the path "\/no-such-page"/],
  ['a tag without an address', '<a>x</a>', /no text links to ""/],
  ['a link to code', '[x](javascript:alert(1))', /no text links to "javascript:alert\(1\)"/],
  ['a link in other letters', '[x](javascript&colon;alert(1))', /no text links to "javascript:alert\(1\)"/],
  ['a link to code below', '[x][r]\n\n[r]: javascript:x', /no text links to "javascript:x"/],
  [
    'HTML in a value',
    '<Pullout set:html="<script>x</script>">x</Pullout>',
    /<Pullout> takes no set:html: it takes no values/,
  ],
  [
    'a value that the tag does not take',
    '<WhileShown id="x">x</WhileShown>',
    /takes no id: it takes article and claim/,
  ],
  ['a name of every object', '<constructor />', /takes no <constructor>/],
  ['a tag that it does not have', '<b>x</b>', /takes no <b>: it takes <a>, <ArticleLink>/],
])('N6 the desk refuses a text with %s, by its reason', async (_title, body, reason) => {
  expect(await problemsOf(`Hola ${body}\n`)).toMatch(reason);
});

it('N6 the desk takes comments, links and tags with their own values', async () => {
  const body = [
    ...['{/* a comment */}', 'Hola {/* one */ /* two */} mundo', '{/* stars * / ** and \n lines **/}'],
    ...[`[x](${href('vip')})`, `<a href="${href('vip')}">x</a>`, '[x](mailto:a@b.example)'],
    ...['<WhileShown article="any">x</WhileShown>', '<Brand />'],
  ];
  expect(await problemsOf(body.join('\n\n'))).toBe('');
});
