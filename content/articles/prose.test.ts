import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claimById } from '#brand/claims.ts';
import { LOCALES } from '#contracts/locale.ts';
import { countWords } from '#site/features/blog/article-text.ts';
import { ARTICLES, articleById } from './articles.ts';

/** Least number of words of a guide and of a case, in each language (G3-G11). */
const LEAST = { guide: 900, case: 600 } as const;
const FOOTNOTE = /^\[\^([^\]]+)\]:/gm;
/** What an article does not have is "not on record here": the day's own publication may well have had it. */
const UNKNOWABLE =
  /no se publicaron|no se publicó|la relación, no los precios:|not published|were not published|(the|el) (case|caso|publication|publicación) (does not|doesn’t|no) (say|dice|da\b|cuenta|nombra|give|name)/i;
const SOMEBODY_ELSES =
  /(la fuente|the source) (publicó|published)|(del|el artículo|the) original (linked|is dated|se|tiene|enlaz)|el original enlaz|in the original|página de error|error page/i;
/** A sum on an account that nobody has: its size in dollars, or what a run of trades takes from it or adds. */
const ACCOUNT_SUM =
  /cuenta de [\d,]+ USD|[\d,]+ USD account|saldo después|balance after|% (de la cuenta|of the account)|dejan la cuenta|leave an account/;

const MONTHS = LOCALES.map((locale) =>
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

describe.each(ARTICLES)('$id', (article) => {
  describe.each(LOCALES)('%s', (locale) => {
    const file = join(import.meta.dirname, article.id, `${locale}.mdx`);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const body = source.replace(/^---\n[\s\S]*?\n---\n/, '');
    const uses = (name: string) =>
      [...body.matchAll(new RegExp(`<${name}\\s+id="([^"]*)"`, 'g'))].map(([, id = '']) => id);

    it('G14 was last changed no earlier than every article it links was published', () => {
      for (const { published } of uses('ArticleLink').map((id) => articleById(id)))
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

    it('G3 G4 G5 G6 G7 G8 G9 G10 G11 is long enough to be of use', () => {
      expect(countWords(body)).toBeGreaterThanOrEqual(article.report ? LEAST.case : LEAST.guide);
    });

    it('G12 draws each of its trades once, and no other', () => {
      const drawn = uses('Trade');
      expect(new Set(drawn).size).toBe(drawn.length);
      const known = article.report?.trades.map(({ id }) => id) ?? [];
      expect(known).toEqual(expect.arrayContaining(drawn));
      if (article.id !== '24h-epic-run') expect(drawn.sort()).toEqual([...known].sort());
    });

    it('A5 B26 names only claims and articles that exist', () => {
      for (const id of uses('Claim')) expect(claimById(id).basis).toBe('self-reported');
      for (const id of uses('ArticleLink')) expect(articleById(id).id).toBe(id);
    });

    it('G8 G9 G11 says of nothing that it was not published, which nobody here can know', () => {
      expect(source).not.toMatch(UNKNOWABLE);
    });

    it('G10 B26 speaks as the brand’s own blog, and not of the site’s workings', () => {
      expect(source).not.toMatch(SOMEBODY_ELSES);
    });

    it('G2 every footnote is referred to, and every reference has its footnote', () => {
      const notes = [...body.matchAll(FOOTNOTE)].map(([, id = '']) => id);
      const marks = [...body.replace(FOOTNOTE, '').matchAll(/\[\^([^\]]+)\]/g)].map(([, id = '']) => id);
      expect(notes.length).toBeGreaterThan(0);
      expect([...new Set(marks)].sort()).toEqual(notes.sort());
    });

    it('C11 headings go down one level at a time and the first is a part of the article', () => {
      const depths = [...body.matchAll(/^(#{1,6}) /gm)].map(([, marks = '']) => marks.length);
      expect(depths[0]).toBe(2);
      expect(Math.max(...depths)).toBeLessThanOrEqual(3);
      expect(Math.min(...depths)).toBe(2);
    });
  });
});
