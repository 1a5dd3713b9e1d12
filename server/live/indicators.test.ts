import { Hono } from 'hono';
import { beforeEach, expect, it, vi } from 'vitest';
import { indicatorFacts } from '#content/indicators/facts.ts';
import { INDICATOR_PAGES, indicatorPageAt } from '#content/indicators/pages.ts';
import type { IndicatorAnswer } from '#contracts/indicator.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { indicatorPath } from '#domain/indicators/path.ts';
import { rememberingLog, standingClock } from '#functions/testing/fixtures.ts';
import { createFrontDoor } from '../front-door.ts';
import { packText, type Site, type SiteFile } from '../site/load.ts';
import { readVisitor } from '../visitor.ts';
import { createIndicatorPages, MOST_PAGES } from './indicators.ts';
import type { IndicatorRenderer } from './renderer.ts';

const rendered = vi.fn<IndicatorRenderer['renderIndicator']>();
const asked = vi.fn<(slug: string, locale: Locale) => void>();
/** What the store knows, in place of a figure. */
let series: string;
let failure: Error | null;

async function answer(slug: string, locale: Locale): Promise<IndicatorAnswer | null> {
  asked(slug, locale);
  if (failure) throw failure;
  const page = indicatorPageAt(slug);
  const facts = page && indicatorFacts(page, locale);
  return facts && { ...facts, summary: series };
}

function setUp() {
  const clock = standingClock('2026-06-10T16:00:10.000Z');
  const { log, lines } = rememberingLog();
  const pages = createIndicatorPages({
    templates: Object.fromEntries(LOCALES.map((locale) => [locale, 'page'])) as Record<Locale, string>,
    renderer: async () => ({
      renderIndicator(template, page) {
        rendered(template, page);
        return `${template} of ${page.answer.id} in ${page.locale}: ${page.isRead ? page.answer.summary : 'not read'}`;
      },
    }),
    answer,
    withPreview: (html) => html,
    pack: (path, text) => packText(path, text, null, 'quick'),
    clock: clock.now,
    log,
  });
  return { clock, lines, pages };
}

const textOf = async (file: Promise<SiteFile> | null) => (await file)?.ready.identity.body.toString();

beforeEach(() => {
  rendered.mockClear();
  asked.mockClear();
  series = 'first';
  failure = null;
});

it('N15 makes a page when it is asked for, in each language, and no other', async () => {
  const { pages } = setUp();
  expect(rendered).not.toHaveBeenCalled();
  expect(await textOf(pages('/fx-impact/cpi-us', 'es'))).toBe('page of cpi-us in es: first');
  expect(await textOf(pages('/fx-impact/cpi-us', 'en'))).toBe('page of cpi-us in en: first');
  expect(rendered).toHaveBeenCalledTimes(2);
});

it.each(['/fx-impact/fuentes', '/fx-impact/cpi-xx', '/fx-impact/', '/cpi-us', '/fx-impact/cpi-us/more'])(
  'N15 has no page at %s',
  (path) => {
    expect(setUp().pages(path, 'es')).toBeNull();
  },
);

it('N15 N19 reads an answer once a minute, also for visitors who come together', async () => {
  const { pages, clock } = setUp();
  await Promise.all([1, 2, 3].map(() => pages('/fx-impact/cpi-us', 'es')));
  clock.advance(20);
  await pages('/fx-impact/cpi-us', 'es');
  expect(asked).toHaveBeenCalledTimes(1);
  clock.advance(60);
  await pages('/fx-impact/cpi-us', 'es');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('N15 renders again only when the answer has changed', async () => {
  const { pages, clock } = setUp();
  const first = await pages('/fx-impact/cpi-us', 'es');
  clock.advance(60);
  expect(await pages('/fx-impact/cpi-us', 'es')).toBe(first);
  expect(rendered).toHaveBeenCalledTimes(1);
  series = 'second';
  clock.advance(60);
  expect(await textOf(pages('/fx-impact/cpi-us', 'es'))).toMatch(/second$/);
});

it('N15 N19 keeps a bounded number of pages, those that were asked for last', async () => {
  const { pages } = setUp();
  const paths = INDICATOR_PAGES.slice(0, MOST_PAGES + 1).map(({ slug }) => indicatorPath(slug));
  for (const path of paths) {
    await pages(paths[0] ?? '', 'es');
    await pages(path, 'es');
  }
  expect(rendered).toHaveBeenCalledTimes(MOST_PAGES + 1);
  await pages(paths[0] ?? '', 'es');
  expect(rendered).toHaveBeenCalledTimes(MOST_PAGES + 1);
  await pages(paths[1] ?? '', 'es');
  expect(rendered).toHaveBeenCalledTimes(MOST_PAGES + 2);
});

it('N15 N19 makes one page at a time', async () => {
  const { pages } = setUp();
  let running = 0;
  let most = 0;
  asked.mockImplementation(() => {
    running += 1;
    most = Math.max(most, running);
    queueMicrotask(() => (running -= 1));
  });
  await Promise.all(INDICATOR_PAGES.slice(0, 5).map(({ slug }) => pages(indicatorPath(slug), 'es')));
  expect(most).toBe(1);
});

it('K7 N15 says that the figures cannot be read, logs why, and has them again a minute later', async () => {
  const { pages, clock, lines } = setUp();
  failure = new Error('the store is closed');
  expect(await textOf(pages('/fx-impact/cpi-us', 'es'))).toMatch(/not read$/);
  expect(lines).toEqual([expect.objectContaining({ level: 'error' })]);
  failure = null;
  clock.advance(60);
  expect(await textOf(pages('/fx-impact/cpi-us', 'es'))).toMatch(/first$/);
});

it('N15 J3 answers one address in the visitor’s language, and 404 at an unknown one', async () => {
  const notFound = Object.fromEntries(
    await Promise.all(
      LOCALES.map(async (one) => [one, await packText(`${one}/404/index.html`, 'lost', null)]),
    ),
  ) as Site['notFound'];
  const site = { pages: new Map(), files: new Map(), notFound } as unknown as Site;
  const app = createFrontDoor({
    site,
    functions: new Hono(),
    visitor: readVisitor([], () => '127.0.0.1'),
    indicators: setUp().pages,
    log: rememberingLog().log,
  });
  const page = await app.request('/fx-impact/cpi-us', { headers: { 'accept-language': 'en' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await page.text()).toBe('page of cpi-us in en: first');
  const known = { 'accept-language': 'en', 'if-none-match': page.headers.get('etag') ?? '' };
  expect((await app.request('/fx-impact/cpi-us', { headers: known })).status).toBe(304);
  const slash = await app.request('/fx-impact/cpi-us/?lang=es');
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/fx-impact/cpi-us?lang=es']);
  expect((await app.request('/fx-impact/cpi-xx')).status).toBe(404);
});
