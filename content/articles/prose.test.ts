import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { countWords } from '#site/features/blog/article-text.ts';
import { WRITTEN } from './articles.ts';
import { hasFigure } from './prose-figures.ts';
import { proseProblems } from './prose-rules.ts';

/** We name what we did not publish as ours: "no publicamos", "we did not publish". */
const UNKNOWABLE =
  /no se publicaron|no se publicó|\bno consta|consta aquí|not published|were not published|on record here|(the|el) (case|caso|publication|publicación) (does not|doesn’t|no) (say|dice|da\b|cuenta|nombra|give|name)/i;
const SOMEBODY_ELSES =
  /(la fuente|the source) (publicó|published)|la marca (declara|dice|publicó)|(por|de) la marca\b|the brand\b|(del|el artículo|the) original (linked|is dated|se|tiene|enlaz)|el original enlaz|in the original|página de error|error page/i;
/** A sum on an account that nobody has: its size in dollars, or what a run of trades takes from it or adds. */
const ACCOUNT_SUM =
  /cuenta de [\d,]+ USD|[\d,]+ USD account|saldo después|balance after|% (de la cuenta|of the account)|dejan la cuenta|leave an account/;

const MONTHS = BASE_LOCALES.map((locale) =>
  Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2025, index)),
  ),
);

/** The latest day a text names, "5 de septiembre de 2025" or "September 5, 2025", as YYYY-MM-DD. */
function lastDayNamed(source: string): string {
  const days = /(\d{1,2}) de (\p{L}+) de (\d{4})|(\p{L}+) (\d{1,2}), (\d{4})/gu;
  const named = [...source.matchAll(days)].map(([, day, month = '', year, name = month, number, of]) => {
    const index = Math.max(...MONTHS.map((all) => all.indexOf(name)));
    return new Date(Date.UTC(Number(year ?? of), index, Number(day ?? number))).toISOString().slice(0, 10);
  });
  return named.sort().at(-1) ?? '';
}

// A draft is written bit by bit.
describe.each(WRITTEN.filter(({ draft }) => !draft))('$id', (article) => {
  describe.each(BASE_LOCALES)('%s', (locale) => {
    const file = join(import.meta.dirname, article.id, `${locale}.mdx`);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const body = source.replace(/^---\n[\s\S]*?\n---\n/, '');
    const uses = (name: string) =>
      [...body.matchAll(new RegExp(`<${name}\\s+id="([^"]*)"`, 'g'))].map(([, id = '']) => id);

    it('G14 was last changed no earlier than every article it links was published', () => {
      const linked = uses('ArticleLink');
      for (const { published } of WRITTEN.filter(({ id }) => linked.includes(id)))
        expect(article.updated >= published, `${article.updated} ≥ ${published}`).toBe(true);
    });

    it('G14 was last changed no earlier than every day it names', () => {
      const last = lastDayNamed(source);
      expect(last <= article.updated, last).toBe(true);
    });

    it('A8 says once, in the part of its first sum on an account, that such a sum is no record of one', () => {
      const parts = body.split(/^## /m);
      const first = parts.findIndex((part) => ACCOUNT_SUM.test(part));
      const noted = parts.flatMap((part, index) => (part.includes('<Simulated />') ? [index] : []));
      expect(noted).toEqual(first < 0 ? [] : [first]);
      expect(body.split('<Simulated />').length - 1).toBe(noted.length);
    });

    it('G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 C11 is long enough, names sources in footnotes, and has headings in order', () => {
      expect(
        proseProblems({
          file: `content/articles/${article.id}/${locale}.mdx`,
          body,
          words: countWords(body),
          kind: article.kind ?? (article.report ? 'case' : 'guide'),
        }),
      ).toEqual([]);
    });

    it('G12 draws each of its trades once, and no other', () => {
      const drawn = uses('Trade');
      expect(new Set(drawn).size).toBe(drawn.length);
      const known = article.report?.trades.map(({ id }) => id) ?? [];
      expect(known).toEqual(expect.arrayContaining(drawn));
      if (!article.report?.day) expect(drawn.sort()).toEqual([...known].sort());
    });

    it('G12 G3 G4 draws each of its figures once, with numbers that its text has', () => {
      const figures = article.figures ?? [];
      expect(uses('Figure').sort()).toEqual(figures.map(({ id }) => id).sort());
      for (const figure of figures)
        for (const { from, to } of 'bars' in figure ? figure.bars : [])
          for (const value of from === undefined ? [to] : [from, to])
            expect(hasFigure(body.replaceAll('%', ''), String(value)), `${figure.id}: ${value}`).toBe(true);
    });

    it('B G14 has a title for search engines of 50 to 60 characters', () => {
      const [, , seoTitle = ''] = /^seoTitle: (["'])(.*)\1$/m.exec(source) ?? [];
      expect(seoTitle.length, seoTitle).toBeGreaterThanOrEqual(50);
      expect(seoTitle.length, seoTitle).toBeLessThanOrEqual(60);
    });

    it('G8 G9 G11 says what we did not publish in the first person', () => {
      expect(source).not.toMatch(UNKNOWABLE);
    });

    it('G10 B26 speaks as the brand’s own blog, and not of the site’s workings', () => {
      expect(source).not.toMatch(SOMEBODY_ELSES);
    });
  });
});

it('G2 G3 C11 a text that breaks the rules is refused by file and rule, with what to do', () => {
  const problems = proseProblems({
    file: 'content/articles/new/es.mdx',
    body: '# Title\n\nText.[^1]\n',
    words: 2,
    kind: 'guide',
  });
  expect(problems).toEqual([
    expect.stringMatching(/^content\/articles\/new\/es\.mdx: has 2 words, .* at least 900: write 898 more$/),
    expect.stringMatching(/has no footnote: name a source/),
    expect.stringMatching(/its first heading begins with ##$/),
    expect.stringMatching(/has the heading "Title": headings begin with ## or ###$/),
  ]);
  const [missing, unused] = ['a[^2] b[^3]\n\n[^2]: c', 'a\n\n[^2]: c'].map((text) =>
    proseProblems({ file: 'x', body: `## A\n\n${text}\n`, words: 600, kind: 'case' }),
  );
  expect(missing).toEqual([expect.stringMatching(/^x: refers to a footnote 3 that is missing/)]);
  expect(unused).toEqual([expect.stringMatching(/^x: never refers to its footnote 2/)]);
  const note = { file: 'x', body: '## A\n\na[^1]\n\n[^1]: b', kind: 'note' } as const;
  expect(proseProblems({ ...note, words: 100 })).toEqual([]);
  expect(proseProblems({ ...note, words: 99 })).toEqual([expect.stringMatching(/a note has at least 100/)]);
});
