import { describe, expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { ARTICLES } from '#content/articles/articles.ts';
import { translate } from '#content/words/translate.ts';
import { BASE_LOCALES, type BaseLocale } from '#contracts/locale.ts';
import { plainText } from '../plain-text.ts';
import { distPages } from './pages.ts';

const pages = distPages();

/** The date in words on some cards (G1). */
const DAYS: Readonly<Record<BaseLocale, Readonly<Record<string, string>>>> = {
  es: { '24h-epic-run': '19 de septiembre de 2025', 'institutional-volume': '2 de septiembre de 2025' },
  en: { '24h-epic-run': 'September 19, 2025', 'institutional-volume': 'September 2, 2025' },
};

function cardsOf(locale: BaseLocale) {
  const page = pages.find(({ file }) => file === `${locale}/blog/index.html`);
  if (!page) throw new Error('there is no index');
  const { $ } = page;
  const text = (card: Parameters<typeof $>[0], part: string) => plainText($(card).find(part).text()).trim();
  return $('[data-part="article-card"]')
    .toArray()
    .map((card) => ({
      id: $(card).attr('data-article'),
      meta: text(card, 'p:has(a)'),
      day: text(card, 'time'),
      title: text(card, 'h2'),
      description: text(card, 'h2 + p'),
      badges: $(card)
        .find('[data-part="badge"]')
        .toArray()
        .map((one) => plainText($(one).text())),
      button: text(card, 'a'),
      href: $(card).find('a').attr('href'),
    }));
}

describe.each(BASE_LOCALES)('the index in %s', (locale) => {
  const cards = cardsOf(locale);

  it('B2 G1 has a card for each article with date, author and badges, newest first', () => {
    expect(cards.map(({ id }) => id)).toEqual(ARTICLES.map(({ id }) => id));
    for (const { id, day } of cards) if (id && id in DAYS[locale]) expect(day).toBe(DAYS[locale][id]);
    expect(cards.map(({ badges }) => badges)).toEqual(
      ARTICLES.map(({ badges = [] }) => badges.map((badge) => badge[locale])),
    );
    const author = locale === 'es' ? `Mesa de ${brand.name}` : `${brand.name}’s desk`;
    for (const { meta } of cards) expect(meta).toContain(author);
  });

  it('G1 shows on each card the title and description of its article, and a button that opens it', () => {
    for (const { id, title, description, button, href } of cards) {
      const article = ARTICLES.find((one) => one.id === id);
      expect(href).toBe(article?.paths[locale]);
      const page = pages.find(({ file }) => file === `${locale}${href}/index.html`);
      expect(title).toBe(plainText(page?.$('h1').text() ?? ''));
      expect(description).toBe(plainText(page?.$('meta[name="description"]').attr('content') ?? ''));
      expect(description).not.toBe('');
      const words = translate(locale, article?.report ? 'blog.readCase' : 'blog.read');
      expect(button).toBe(`${words}: ${title}`);
    }
  });
});
