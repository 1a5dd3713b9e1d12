import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { indicatorFacts } from '#content/indicators/facts.ts';
import { INDICATOR_PAGES } from '#content/indicators/pages.ts';
import { INDICATOR_RELEASES, type IndicatorRelease } from '#contracts/indicator.ts';
import { LOCALES } from '#contracts/locale.ts';
import { loadRenderer, loadTemplates } from '#server/live/renderer.ts';
import { packFile } from '#server/site/pack.ts';
import { DIST } from '../../scripts/dist.ts';

/** The budget of an article (docs/performance.md). */
const LIMIT = 18_000;
const CODE = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** As many releases as a page shows, each with other figures and a revision. */
const releases = Array.from({ length: INDICATOR_RELEASES }, (_, index): IndicatorRelease => {
  const day = new Date(Date.UTC(2026, 8 - index, 11)).toISOString();
  const figure = (by: number) => `${((index * 7 + by) % 19) / 10}%`;
  return {
    period: day.slice(0, 7),
    released: day,
    first: figure(1),
    first_seen: day,
    revisions: [{ figure: figure(2), seen: day }],
    latest: figure(2),
    reported: null,
    forecast: figure(3),
    previous: figure(4),
    difference: `${index % 2 ? '-' : '+'}0.${index % 10} pp`,
    miss: ((index % 10) / 10) * (index % 2 ? -1 : 1),
    surprise: index % 2 ? 'negative' : 'positive',
  };
});

const [renderer, templates] = await Promise.all([loadRenderer(DIST), loadTemplates(DIST)]);

const pages = INDICATOR_PAGES.flatMap((page) => {
  return LOCALES.map((locale) => {
    const facts = indicatorFacts(page, locale);
    const answer = { ...facts, measures: facts.measures.map((one) => ({ ...one, releases })) };
    const html = renderer?.renderIndicator(templates?.[locale] ?? '', { answer, isRead: true, locale }) ?? '';
    return { slug: page.slug, locale, html, measures: facts.measures.length };
  });
});

it('N15 fills every place of the built page, for each indicator and language', () => {
  for (const { slug, locale, html } of pages) {
    expect(html, slug).not.toMatch(/\[\[\w+\]\]|data-indicator class/);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`/fx-impact/${slug}?lang=${locale}"`);
  }
});

it('N15 B has one h1, its address, a picture that exists, and breadcrumbs that can be read', () => {
  for (const { slug, html } of pages.filter((_, index) => index % 20 < 2)) {
    const $ = load(html);
    expect($('h1')).toHaveLength(1);
    expect($('title').text()).toBe($('meta[property="og:title"]').attr('content'));
    expect(new URL($('link[rel="canonical"]').attr('href') ?? '').pathname).toBe(`/fx-impact/${slug}`);
    const [crumbs] = [JSON.parse($('script[type="application/ld+json"]').text())].flat();
    expect(crumbs.itemListElement.at(-1).name.replaceAll(/\s/g, '')).toBe(
      $('h1').text().replaceAll(/\s/g, ''),
    );
  }
});

it(`N10 N15 has at most ${LIMIT} bytes of HTML and CSS with all its releases`, () => {
  const largest = pages.filter(({ measures }) => measures > 1).slice(0, 8);
  for (const { slug, html } of largest)
    expect(brotliCompressSync(html.replace(CODE, '')).length, slug).toBeLessThanOrEqual(LIMIT);
});

it('N15 keeps the rules of every class of a filled page that the built style sheets have', () => {
  const { html } = pages.find(({ slug }) => slug === 'cpi-us') ?? expect.fail('no page');
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const $ = load(html);
  const names = new Set(
    $('[data-part="indicator"], [data-part="indicator"] *')
      .toArray()
      .flatMap((one) => ($(one).attr('class') ?? '').split(/\s+/))
      .filter(Boolean),
  );
  expect([...names].filter((name) => !css.includes(`.${name}`))).toEqual([]);
});

it('N15 does not serve the page that the server fills', () => {
  for (const locale of LOCALES) {
    expect(packFile(`_server/indicator.${locale}.txt`, Buffer.from(''))).toBeNull();
    expect(() => readFileSync(join(DIST, locale, 'fx-impact', '_', 'index.html'))).toThrow();
  }
});
