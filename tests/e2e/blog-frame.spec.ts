import { type CheerioAPI, load } from 'cheerio';
import { brand } from '../../brand/load.ts';
import { ARTICLES, type Article, articleById } from '../../content/articles/articles.ts';
import { dayOf } from '../../content/articles/day.ts';
import { proseOf } from '../../content/articles/prose-figures.ts';
import { FIRST_OFFER } from '../../content/offers.ts';
import { href } from '../../content/routes.ts';
import { translate } from '../../content/words/translate.ts';
import { LOCALES, type Locale } from '../../contracts/locale.ts';
import { formatNumber, formatShare } from '../../domain/format.ts';
import { countWords, readingMinutes } from '../../site/features/blog/article-text.ts';
import { shows } from '../example.ts';
import { plainText } from '../plain-text.ts';
import { expect, onScreenOf, test } from './harness.ts';

/** Checks what the served HTML of every article has around its text. */

const words = ($: CheerioAPI, what: string) => $(what).text().replace(/\s+/g, ' ').trim();

function checkHead($: CheerioAPI, article: Article, lang: Locale): void {
  const crumbs = $(`nav[aria-label="${translate(lang, 'blog.crumbs')}"] li`);
  const steps = crumbs.toArray().map((one) => [$(one).find('a').attr('href'), $(one).text()]);
  expect(steps).toEqual([
    ['/', translate(lang, 'blog.home')],
    ['/blog', translate(lang, 'blog.name')],
    [undefined, $('h1').text()],
  ]);
  expect(crumbs.last().attr('aria-current')).toBe('page');
  const head = words($, 'article header');
  expect(head).toContain(translate(lang, 'blog.author', { brand: brand.name }));
  const days = $('article header time').toArray();
  expect(days.map((one) => $(one).attr('datetime'))).toEqual([article.published, article.updated]);
  expect(words($, '[data-part="level"]')).toContain(translate(lang, `blog.level.${article.level}`));
  for (const badge of article.badges ?? []) expect(head).toContain(badge[lang]);
  const body = proseOf(article.id, lang).replace(/^---\n[\s\S]*?\n---\n/, '');
  const minutes = readingMinutes(countWords(body), lang);
  const time = translate(lang, 'blog.minutes', { minutes: article.statedMinutes ?? minutes });
  expect(words($, '[data-part="reading-time"]')).toBe(time);
}

function checkAnchors($: CheerioAPI, lang: Locale): void {
  const headings = $('[data-part="prose"] > :is(h2, h3)[id]').toArray();
  expect(headings).not.toHaveLength(0);
  for (const one of headings) {
    const anchor = $(one).find('a').last();
    expect(anchor.attr('href')).toBe(`#${$(one).attr('id')}`);
    expect(anchor.text()).toBe('#');
    const heading = plainText($(one).text()).replace(/#$/, '');
    expect(anchor.attr('aria-label')).toBe(translate(lang, 'blog.anchor', { heading }));
  }
}

function checkCalls($: CheerioAPI, { calls, callsOutside }: Article): void {
  const section = $('section[aria-labelledby="warning-title"]');
  const links = section.find('a:not([href^="#"])').toArray();
  const found = links.map((one) => $(one).attr('href'));
  const outside = [FIRST_OFFER.checkout, brand.freeChannel, ...brand.socials.map(({ url }) => url)];
  expect(found).toEqual(callsOutside ? outside : calls.map(href));
  for (const one of callsOutside ? links : [])
    expect([$(one).attr('target'), $(one).attr('rel')]).toEqual([
      '_blank',
      expect.stringMatching(/noopener/),
    ]);
}

function checkSentiment($: CheerioAPI, { report }: Article, lang: Locale): void {
  const shown = $('[data-part="quoted-sentiment"]');
  expect(shown).toHaveLength(report?.sentiment ? 1 : 0);
  for (const share of Object.values(report?.sentiment ?? {}))
    expect(shown.text()).toContain(formatShare(share, lang));
}

for (const lang of LOCALES) {
  test(
    `G2 G6 G7 G8 G9 G10 G11 in ${lang} each article has breadcrumbs, author, reading time, heading links and its own calls`,
    onScreenOf(lang),
    async ({ request }) => {
      for (const article of ARTICLES) {
        const $ = load(await (await request.get(`${article.paths[lang]}?lang=${lang}`)).text());
        checkHead($, article, lang);
        checkAnchors($, lang);
        checkCalls($, article);
        checkSentiment($, article, lang);
      }
    },
  );

  test(
    `G8 in ${lang} article 6 has its set-up, its four steps, and compares retail with Smart Money row by row`,
    onScreenOf(lang),
    async ({ request }) => {
      test.skip(!shows('supreme-buy-stop'), 'the site does not show this article');
      const { paths } = articleById('supreme-buy-stop');
      const $ = load(await (await request.get(`${paths[lang]}?lang=${lang}`)).text());
      expect($('[data-case="main"] ol > li')).toHaveLength(4);
      const table = $('table').filter((_index, one) => /Smart Money/.test($(one).find('th').text()));
      expect(table).toHaveLength(1);
      expect(table.find('th').text()).toMatch(/retail/i);
      for (const level of ['−1R', '+5R', '+10R']) expect($('table').first().text()).toContain(level);
      expect(table.find('tbody tr').length).toBeGreaterThanOrEqual(4);
      for (const cell of table.find('td').toArray()) expect($(cell).text().trim()).not.toBe('');
    },
  );

  test(
    `G13 A5 in ${lang} the four cards of article 9 show the reported values and their mark`,
    onScreenOf(lang),
    async ({ request }) => {
      test.skip(!shows('24h-epic-run'), 'the site does not show this article');
      const article = articleById('24h-epic-run');
      const { paths } = article;
      const $ = load(await (await request.get(`${paths[lang]}?lang=${lang}`)).text());
      const { freeRatio, vipRatio, fundedAccount, riskPercent } = dayOf(article);
      const cards = $('[data-part="run-stats"] [data-stat]').toArray();
      expect(cards.map((one) => [$(one).attr('data-stat'), plainText($(one).find('dd').text())])).toEqual([
        ['free', `1:${freeRatio} RR`],
        ['vip', `1:${vipRatio} RR`],
        ['funded', `${formatNumber(fundedAccount, 0, lang)} USD`],
        ['risk', `${riskPercent.from}%–${riskPercent.to}%`],
      ]);
      expect($('[data-part="run-stats"] [data-part="self-reported"] a[href="#claim-note"]')).toHaveLength(1);
    },
  );
}
