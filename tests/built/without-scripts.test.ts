import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { DIST } from '../../scripts/dist.ts';
import { hasSection } from '../home-sections.ts';

describe.each(LOCALES)('the HTML of a page in %s, before any script', (locale) => {
  const page = (file: string) => load(readFileSync(join(DIST, locale, file), 'utf8'));

  it('D12 the structured data of the home page has every question', () => {
    const $ = page('index.html');
    const things = $('script[type="application/ld+json"]')
      .toArray()
      .flatMap((one) => JSON.parse($(one).text()));
    const faq = things.find((one: { '@type'?: string }) => one['@type'] === 'FAQPage');
    // A home page without questions has none in its data either.
    expect(faq?.mainEntity ?? []).toHaveLength($('[data-part="faq-item"]').length);
    expect(faq !== undefined).toBe(hasSection('faq'));
  });

  it('F2 the share links open in a new tab', () => {
    const $ = page('fx-impact/index.html');
    for (const [part, host] of [
      ['share-message', 'wa.me'],
      ['share-post', 'x.com'],
    ] as const) {
      const link = $(`[data-part="${part}"]`).first();
      expect(link.attr('target')).toBe('_blank');
      const href = new URL(link.attr('href') ?? '');
      expect(href.host).toBe(host);
      expect(decodeURIComponent(href.search)).toContain('/fx-impact');
    }
  });
});
