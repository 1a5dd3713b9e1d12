import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { BASE_LOCALES, type BaseLocale } from '#contracts/locale.ts';
import { WRITTEN } from './articles/articles.ts';
import { comparison, houseRules } from './comparison.ts';
import { faqItems } from './faq.ts';
import { PROMO } from './promo.ts';
import { TESTIMONIALS } from './testimonials.ts';
import { allTexts } from './words/translate.ts';

const root = import.meta.dirname;
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** The product's specification gives their wording, dots and apostrophe included. */
const GIVEN: readonly string[] = ['services.pending', 'events.loading', 'pages.notFoundText'];
const HEADINGS: Readonly<Record<BaseLocale, string>> = {
  es: '## Términos en español',
  en: '## Terms in English',
};

/** The terms in the first column of the language's table in the style guide. */
function forbidden(locale: BaseLocale): readonly string[] {
  const [, table = ''] = read('style-guide.md').split(HEADINGS[locale]);
  const [own = ''] = table.split('\n## ');
  return [...own.matchAll(/^\| `([^`]+)`/gm)].map(([, term = '']) => term);
}

/** The texts of a language by name, with those of the brand's claims. */
function textsOf(locale: BaseLocale): readonly (readonly [name: string, text: string])[] {
  return [
    ...Object.entries(allTexts(locale)).filter(([key]) => !GIVEN.includes(key)),
    ...faqItems(locale).map(({ id, question, answer }) => [`faq ${id}`, `${question} ${answer}`] as const),
    ...TESTIMONIALS.map(({ id, text }) => [`testimonial ${id}`, text[locale]] as const),
    ...PROMO.map(({ href, text }) => [`promo ${href}`, text[locale]] as const),
    ...houseRules.map(({ id, title, text }) => [`rule ${id}`, `${title[locale]} ${text[locale]}`] as const),
    ...comparison.flatMap(({ id, title, product, traditional }) =>
      [{ text: title }, product, traditional].map(
        (one) => [`row ${id}`, 'text' in one ? one.text[locale] : ''] as const,
      ),
    ),
    ...brand.claims.map(
      ({ id, text, period }) => [`claim ${id}`, `${text[locale]} ${period[locale]}`] as const,
    ),
    ...globSync(`legal/*/${locale}.mdx`, { cwd: root }).map((file) => [file, visible(read(file))] as const),
  ];
}

/** A legal document without its front matter, tags and addresses. */
function visible(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<[^>]*>|\{[^}]*\}|\]\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ');
}

/** The names and matches of the texts that a pattern finds. */
function found(locale: BaseLocale, pattern: RegExp): readonly string[] {
  return textsOf(locale).flatMap(([name, text]) =>
    (text.match(pattern) ?? []).map((hit) => `${name}: ${hit}`),
  );
}

describe.each(BASE_LOCALES)('the style guide in %s', (locale) => {
  it('A4 lists terms, and no text has one of them', () => {
    const terms = forbidden(locale);
    expect(terms.length).toBeGreaterThan(10);
    const any = new RegExp(`(?<![\\p{L}-])(?:${terms.join('|')})(?![\\p{L}-])`, 'giu');
    expect(found(locale, any)).toEqual([]);
  });

  it('A4 quotes, apostrophes and dots are typographic', () => {
    expect(found(locale, /[«»'"]|\.{3}/g)).toEqual([]);
  });

  it('A4 a heading of an article has at most eight words', () => {
    const headings = globSync(`articles/*/${locale}.mdx`, { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/^##+ (.*)$/gm)].map(([, text = '']) => text),
    );
    expect(headings.length).toBeGreaterThan(WRITTEN.length);
    const words = (text: string) => text.split(' ').filter((one) => /[\p{L}\d]/u.test(one)).length;
    expect(headings.filter((text) => words(text) > 8)).toEqual([]);
  });

  it('A4 a percent sign follows its number, a point marks decimals and a comma thousands', () => {
    expect(found(locale, /\d\s+%|\d,\d{1,2}(?!\d)|\d\.\d{3}(?!\d)/g)).toEqual([]);
  });
});
