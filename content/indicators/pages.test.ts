import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { publisherOf } from '#domain/official/series.ts';
import { OFFICIAL_ROWS } from './official/rows.ts';
import {
  INDICATOR_PAGES,
  indicatorHeading,
  indicatorPageAt,
  indicatorPageOf,
  indicatorSlug,
  measureOf,
} from './pages.ts';

const slugs = INDICATOR_PAGES.map(({ slug }) => slug);

test('N15 gives each followed figure exactly one page, which names its kind and country', () => {
  for (const { kind, country, isWitness } of OFFICIAL_ROWS) {
    if (isWitness) continue;
    const slug = indicatorSlug(kind, country);
    expect(slug && indicatorPageAt(slug)?.country, `${kind} ${country}`).toBe(country);
  }
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('N15 keeps every address that a page ever had', () => {
  const known = readFileSync(new URL('slugs.snapshot.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(known.filter((slug) => indicatorPageAt(slug) === null)).toEqual([]);
  expect(slugs.filter((slug) => !known.includes(slug))).toEqual([]);
});

test('N15 writes addresses in lower case with hyphens, none of another page', () => {
  for (const slug of slugs) expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)+$/);
  expect(slugs).not.toContain('fuentes');
});

test.each([
  ['CPI m/m', 'USD', 'US', 'cpi-us'],
  ['Inflation Rate YoY', 'MXN', 'MX', 'cpi-mx'],
  ['CPI Flash Estimate y/y', 'EUR', 'EU', 'hicp-eu'],
  ['Federal Funds Rate', 'USD', 'US', 'fed-rate'],
  ['Goods Trade Balance', 'AUD', 'AU', 'trade-balance-au'],
])('N15 leads from "%s" in %s of %s to its page', (title, currency, country, slug) => {
  expect(indicatorPageOf(title, currency, country)).toBe(slug);
});

test.each([
  ['ISM Manufacturing PMI', 'USD', 'US'],
  ['FOMC Member Bowman Speaks', 'USD', 'US'],
  ['German Prelim CPI m/m', 'EUR', 'DE'],
  ['CPI m/m', 'USD', null],
])('N15 leads from "%s" in %s of %s to no page', (title, currency, country) => {
  expect(indicatorPageOf(title, currency, country)).toBeNull();
});

test('N15 has different figures, of one publisher, on a page', () => {
  for (const { slug, rows } of INDICATOR_PAGES) {
    expect(new Set(rows.map(measureOf)).size, slug).toBe(rows.length);
    expect(new Set(rows.map(({ series }) => publisherOf(series))).size, slug).toBe(1);
  }
});

test('N15 gives each page of a language a heading of its own, and no country twice', () => {
  for (const locale of LOCALES) {
    const headings = INDICATOR_PAGES.map((page) => indicatorHeading(page, locale));
    expect(new Set(headings).size).toBe(headings.length);
    for (const heading of headings) expect(heading).not.toMatch(/(México|Mexico|Reino Unido|Canad[aá]).*\1/);
  }
});
