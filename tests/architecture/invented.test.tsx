import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand as values } from '#brand/load.ts';
import type { Claim } from '#brand/schema.ts';
import type { Article } from '#content/articles/articles.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { ROOT } from '../../scripts/dist.ts';

const REAL = 'norte-trading.com';
/** What an owner adds to a claim that can be proved. */
const proved = ({ meaningAssumed: _, ...claim }: Claim): Claim => ({
  ...claim,
  confirmed: true,
  period: { es: '2024', en: '2024' },
});

/** The example's claims as their owner finds them: none is confirmed. */
const unproved = values.claims.map(({ confirmed: _, ...claim }): Claim => claim);

/** The parts of the pages that can show unconfirmed content, as the build renders them for a brand. */
async function partsOn(domain: string, claims: readonly Claim[] = unproved) {
  const brand = { ...values, domain, claims };
  vi.doMock('#brand/load.ts', async (actual) => ({ ...(await actual<object>()), brand }));
  const { LiveSimulator } = await import('#site/features/home/LiveSimulator.tsx');
  const { Services } = await import('#site/features/home/Services.tsx');
  const { Comparison } = await import('#site/features/home/Comparison.tsx');
  const { Hero: HomeHero } = await import('#site/features/home/hero/Hero.tsx');
  const { RoadmapPhases } = await import('#site/features/home/roadmap/Roadmap.tsx');
  const { Video } = await import('#site/features/home/video/Video.tsx');
  const { Results } = await import('#site/features/free-channel/Results.tsx');
  const { Slips } = await import('#site/features/free-channel/Slips.tsx');
  const { Contrast } = await import('#site/features/vs-traders/Contrast.tsx');
  const { Hero: NetworkHero } = await import('#site/features/network/Hero.tsx');
  const { Footer } = await import('#site/shell/Footer.tsx');
  const draw = (part: ReactNode) => load(renderToStaticMarkup(part));
  return (locale: Locale) => ({
    live: draw(<LiveSimulator locale={locale} />),
    services: draw(<Services locale={locale} />),
    comparison: draw(<Comparison locale={locale} />),
    hero: draw(<HomeHero locale={locale} />),
    roadmap: draw(<RoadmapPhases locale={locale} />),
    results: draw(<Results locale={locale} />),
    slips: draw(<Slips locale={locale} anchor="comparison" />),
    contrast: draw(<Contrast locale={locale} />),
    network: draw(<NetworkHero locale={locale} />),
    footer: draw(<Footer locale={locale} path="/" year={2026} />),
    video: draw(<Video locale={locale} />),
  });
}

/** Ids of the claims that data files and articles name: the build refuses a brand without them, by file and field. */
async function claimsOfContent(): Promise<ReadonlySet<string>> {
  const { WRITTEN } = await import('#content/articles/articles.ts');
  const { claimsOf, comparison, houseRules } = await import('#content/comparison.ts');
  vi.resetModules();
  return new Set([
    ...WRITTEN.flatMap(({ report }) => report?.claims ?? []),
    ...comparison.flatMap(claimsOf),
    ...houseRules.flatMap(({ claim }) => claim ?? []),
  ]);
}

const claimsIn = (parts: Readonly<Record<string, CheerioAPI>>) =>
  Object.values(parts).flatMap(($) =>
    $('[data-part="claim"]')
      .toArray()
      .map((one) => $(one).attr('data-claim') ?? ''),
  );
/** Lists, tables and headings with nothing in them. */
const emptyParts = (parts: Readonly<Record<string, CheerioAPI>>) =>
  Object.entries(parts).flatMap(([name, $]) =>
    $('ul, ol, dl, tbody, h2, h3, figure')
      .toArray()
      .filter((one) => $(one).text().trim() === '' && $(one).children().length === 0)
      .map((one) => `${name}: ${$.html(one)}`),
  );

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('#brand/load.ts'));

describe.each(LOCALES)('N13 unconfirmed content, in %s', (locale) => {
  it('N13 A5 shows while the domain is a placeholder', async () => {
    const parts = (await partsOn('norte.example'))(locale);
    const ids = claimsIn(parts);
    const known = values.claims.map(({ id }) => id);
    const { roadmap } = await import('#content/roadmap.ts');
    const ofPhases = roadmap.flatMap(({ claim }) => claim ?? []);
    for (const id of ['win-rate', 'monthly-effectiveness', 'signal-precision', ...ofPhases])
      if (known.includes(id)) expect(ids).toContain(id);
    expect(emptyParts(parts)).toEqual([]);
  });

  it('N13 A5 shows no claim on a real domain, and no list, table or heading without content', async () => {
    const parts = (await partsOn(REAL))(locale);
    expect(claimsIn(parts)).toEqual([]);
    expect(emptyParts(parts)).toEqual([]);
    expect(parts.results.root().text()).toBe('');
    expect(parts.hero('[data-part="stat"]')).toHaveLength(0);
    // What needs no figure stays.
    expect(parts.contrast('tbody tr')).toHaveLength(4);
    expect(parts.comparison('tbody tr')).toHaveLength(3);
    expect(parts.services('[data-part="service-card"]').length).toBeGreaterThan(0);
  });

  it('N13 A5 shows a claim on a real domain once it has a period and the owner confirms it', async () => {
    const parts = (await partsOn(REAL, values.claims.map(proved)))(locale);
    const shown = claimsIn(parts);
    for (const id of ['win-rate', 'monthly-effectiveness', 'retail-loss', 'time-a-day'])
      if (values.claims.some((claim) => claim.id === id)) expect(shown).toContain(id);
  });

  it('N13 A5 shows neither half of a pair of which one figure is confirmed', async () => {
    const half = unproved.map((claim) => (claim.id === 'retail-loss' ? proved(claim) : claim));
    const { contrast } = (await partsOn(REAL, half))(locale);
    expect(contrast('[data-part="claim"]')).toHaveLength(0);
  });

  it('N13 A5 draws every part for a brand that removed all claims but those that its content names', async () => {
    const needed = await claimsOfContent();
    const parts = (
      await partsOn(
        'norte.example',
        values.claims.filter(({ id }) => needed.has(id)),
      )
    )(locale);
    expect(claimsIn(parts).filter((id) => !needed.has(id))).toEqual([]);
    expect(emptyParts(parts)).toEqual([]);
  });

  it('N13 D7 names no video host on a real domain while the video is a placeholder', async () => {
    expect((await partsOn(REAL))(locale).video.root().text()).not.toContain('youtube');
    const { shownVideo } = await import('#content/video.ts');
    const given = { host: 'player.tld', id: 'intro.example' };
    expect(shownVideo(given, { domain: 'norte.example' })).toEqual(given);
    expect(shownVideo(given, { domain: REAL })).toEqual({ host: 'player.tld', id: null });
    expect(shownVideo({ ...given, id: 'dQw4w9' }, { domain: REAL }).id).toBe('dQw4w9');
  });
});

it('N13 A5 no module asks for a claim as it loads, so that an owner can remove each', async () => {
  const needed = await claimsOfContent();
  const claims = values.claims.filter(({ id }) => needed.has(id));
  vi.doMock('#brand/load.ts', async (actual) => ({
    ...(await actual<object>()),
    brand: { ...values, claims },
  }));
  const files = globSync('site/features/**/*.tsx', { cwd: ROOT }).filter(
    (file) =>
      !file.endsWith('.test.tsx') &&
      /#brand\/claims|\/curve-scale|lib\/Figure/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) await import(/* @vite-ignore */ join(ROOT, file));
});

describe('N13 the record of the brand', () => {
  it('N13 A6 shows only real testimonials on a real domain', async () => {
    const { shownTestimonials, TESTIMONIALS } = await import('#content/testimonials.ts');
    expect(shownTestimonials({ domain: 'norte.example' })).toEqual(TESTIMONIALS);
    for (const { illustrative } of shownTestimonials({ domain: REAL })) expect(illustrative).toBe(false);
  });

  it('N13 leaves every case out of the articles of a real domain until it is confirmed', async () => {
    const { isCase, shownArticles, WRITTEN } = await import('#content/articles/articles.ts');
    const now = new Date('2030-01-01T00:00:00Z');
    const [first] = WRITTEN;
    if (!first) throw new Error('there is no article');
    const { report: _, confirmed: __, ...rest } = first;
    const guide: Article = { ...rest, topics: ['method'] };
    const listed: Article = { ...rest, topics: ['cases'] };
    const reported: Article = { ...guide, report: { basis: 'self-reported', trades: [] } };
    const shownOn = (domain: string, one: Article) => shownArticles({ domain }, now, [one]).length === 1;
    for (const one of [listed, reported]) {
      expect(shownOn('norte.example', one)).toBe(true);
      expect(shownOn(REAL, one)).toBe(false);
      expect(shownOn(REAL, { ...one, confirmed: true })).toBe(true);
    }
    expect(shownOn(REAL, guide)).toBe(true);
    for (const one of shownArticles({ domain: REAL }, now)) expect(isCase(one) && !one.confirmed).toBe(false);
  });

  it('N13 D1 draws the home page’s trade from an invented plan where the case is not shown', async () => {
    const { heroPlan } = await import('#site/features/home/hero/hero-plan.ts');
    const { SAMPLE_TRADE } = await import('#content/sample-trade.ts');
    const { asset, ...levels } = SAMPLE_TRADE;
    expect(heroPlan([])).toEqual({ symbol: asset, ...levels });
  });
});
