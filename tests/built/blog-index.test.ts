import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { ARTICLES } from '#content/articles/articles.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { plainText } from '../plain-text.ts';
import { distPages } from './pages.ts';

const pages = distPages();
const CASES = ['9', '8', '7', '6', '5', '4'];

/** What stands on each card, newest first (G1): the day in words, the badges, and what its button says. */
const DAYS: Readonly<Record<Locale, readonly string[]>> = {
  es: [
    '19 de septiembre de 2025',
    '16 de septiembre de 2025',
    '10 de septiembre de 2025',
    '7 de septiembre de 2025',
    '3 de septiembre de 2025',
    '2 de septiembre de 2025',
  ],
  en: [
    'September 19, 2025',
    'September 16, 2025',
    'September 10, 2025',
    'September 7, 2025',
    'September 3, 2025',
    'September 2, 2025',
  ],
};
const BADGES: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  es: [['EPIC'], ['ÚLTIMAS NOTICIAS', '1:10RR'], ['ÉPICO NUEVO', '1:10 + 1:4 RR'], ['SUPREMO', '1:10 RR']],
  en: [['EPIC'], ['LATEST NEWS', '1:10RR'], ['NEW EPIC', '1:10 + 1:4 RR'], ['SUPREME', '1:10 RR']],
};
const BUTTON = {
  es: ['Leer el caso', 'Leer el artículo'],
  en: ['Read the case', 'Read the article'],
} as const;

function cardsOf(locale: Locale) {
  const page = pages.find(({ file }) => file === `${locale}/blog/index.html`);
  if (!page) throw new Error('there is no index');
  const { $ } = page;
  const text = (card: Parameters<typeof $>[0], part: string) => plainText($(card).find(part).text()).trim();
  return $('[data-part="article-card"]')
    .toArray()
    .map((card) => ({
      id: $(card).attr('data-article'),
      meta: text(card, 'p:has(time)'),
      day: text(card, 'time'),
      title: text(card, 'h2'),
      description: text(card, 'h2 + p'),
      badges: $(card)
        .find('p:has(+ h2) > span')
        .toArray()
        .map((one) => plainText($(one).text())),
      button: text(card, 'a'),
      href: $(card).find('a').attr('href'),
    }));
}

describe.each(LOCALES)('the index in %s', (locale) => {
  const cards = cardsOf(locale);

  it('B2 G1 has a card of each article with day, author and badges, newest first', () => {
    expect(cards.map(({ id }) => id)).toEqual(ARTICLES.map(({ id }) => id));
    expect(cards.slice(0, CASES.length).map(({ day }) => day)).toEqual(DAYS[locale]);
    expect(cards.map(({ badges }) => badges)).toEqual(
      Array.from({ length: 9 }, (_, index) => BADGES[locale][index] ?? []),
    );
    const author = locale === 'es' ? `Mesa de ${brand.name}` : `${brand.name}’s desk`;
    for (const { meta } of cards) expect(meta).toContain(author);
  });

  it('G1 each card has the title and the description of its article, and a button that opens it', () => {
    for (const [index, { id, title, description, button, href }] of cards.entries()) {
      const article = ARTICLES.find((one) => one.id === id);
      expect(href).toBe(article?.paths[locale]);
      const page = pages.find(({ file }) => file === `${locale}${href}/index.html`);
      expect(title).toBe(plainText(page?.$('h1').text() ?? ''));
      expect(description).toBe(plainText(page?.$('meta[name="description"]').attr('content') ?? ''));
      expect(description.length).toBeGreaterThan(60);
      const [readCase, readArticle] = BUTTON[locale];
      expect(button).toBe(`${index < CASES.length ? readCase : readArticle}: ${title}`);
    }
  });
});
