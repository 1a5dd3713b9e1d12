import type { APIRequestContext } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import { brand } from '../../brand/load.ts';
import { LEGAL_DOCUMENTS } from '../../content/legal/documents.ts';
import { STORED } from '../../contracts/storage.ts';
import { violationsInBothThemes } from './axe.ts';
import { DESKTOP, expect, onScreenOf, PHONE, test } from './harness.ts';
import { layoutFaults, WIDTHS } from './widths.ts';

const LANGS = ['es', 'en'] as const;
const PATHS = [...LEGAL_DOCUMENTS.map(({ path }) => path), '/legal-hub'];

/** The served HTML of a page. */
async function read(request: APIRequestContext, address: string): Promise<CheerioAPI> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return load(await response.text());
}

for (const lang of LANGS) {
  test(
    `B19 B20 B21 B22 H8 each document in ${lang} has sections with anchors, the date of the last change and a link home`,
    onScreenOf(lang),
    async ({ request }) => {
      for (const { path } of LEGAL_DOCUMENTS) {
        const $ = await read(request, `${path}?lang=${lang}`);
        expect($('h1').length, path).toBe(1);
        const anchors = $('[data-part="legal-contents"] a')
          .toArray()
          .map((one) => $(one).attr('href')?.slice(1));
        const sections = $('article h2')
          .toArray()
          .map((one) => $(one).attr('id') ?? '');
        expect(anchors.length, path).toBeGreaterThan(5);
        expect(anchors).toEqual(sections);
        expect($('[data-part="legal-facts"] time').length, path).toBe(1);
        expect($('[data-part="legal-facts"] time').attr('datetime'), path).toMatch(/^\d{4}-\d\d-\d\d$/);
        const home = $('main a[href="/"]');
        expect(home.length, path).toBe(1);
        if (lang === 'es') expect(home.text().trim()).toBe('Volver a Home');
        else expect(home.text()).toMatch(/\S/);
      }
    },
  );

  test(
    `A1 H8 each document in ${lang} names the owner from the brand and has no unfilled value`,
    onScreenOf(lang),
    async ({ request }) => {
      for (const { id, path } of LEGAL_DOCUMENTS) {
        const text = (await read(request, `${path}?lang=${lang}`))('main').text();
        if (id !== 'disclaimer') expect(text, path).toContain(brand.email);
        expect(text, path).not.toMatch(/props\.|undefined|\{\{|\}\}|\[object/);
        if (id !== 'cookies') expect(text, path).toContain(brand.owner.name);
      }
    },
  );

  test(
    `H8 in ${lang} the cookie notice lists exactly what the code stores`,
    onScreenOf(lang),
    async ({ request }) => {
      const $ = await read(request, `/cookie-notice?lang=${lang}`);
      const rows = $('[data-part="storage-list"] tr[data-row]').toArray();
      expect(rows.map((one) => $(one).attr('data-row'))).toEqual(Object.keys(STORED));
      expect($('[data-part="storage-list"]').length).toBe(1);
      const text = $('[data-part="storage-list"]').text();
      for (const { key } of Object.values(STORED)) expect(text).toContain(key);
    },
  );
}

test('H8 C10 a link in the contents focuses its section, below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy-policy');
  await page.locator('[data-part="legal-contents"] a[href="#rights"]').click();
  const heading = page.locator('#rights');
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  expect((await heading.boundingBox())?.y ?? 0).toBeGreaterThan(60);
});

test('H8 J2 a link to a section works in both languages', async ({ page }) => {
  await page.goto('/terms-and-conditions?lang=es#property');
  await expect(page.locator('#property')).toBeInViewport();
  await page.goto('/terms-and-conditions?lang=en#property');
  await expect(page.locator('#property')).toBeInViewport();
});

test('H8 the list of stored keys has every key that a visit stores', PHONE, async ({ page, context }) => {
  const keys = Object.values(STORED).map(({ key }) => key);
  for (const path of ['/?lang=en', '/vs-traders', '/fx-impact', '/contacto', '/privacy-policy']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 900);
    if (path === '/vs-traders') await page.locator('[data-part="promo-close"]').click();
    await page.waitForTimeout(600);
  }
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(kept.length).toBeGreaterThan(2);
  const unlisted = [...kept, ...cookies].filter(
    (key) => !keys.some((one) => key === one || (one.endsWith(':') && key.startsWith(one))),
  );
  expect(unlisted).toEqual([]);
});

test('H8 the tables keep their roles, in one column on a phone and three on a desktop', async ({ page }, {
  project,
}) => {
  for (const [path, tables] of [
    ['/privacy-policy', 3],
    ['/cookie-notice', 2],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('table')).toHaveCount(tables);
    for (const table of await page.getByRole('table').all()) {
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      const row = table.getByRole('row').nth(1);
      await expect(row.getByRole('rowheader')).toHaveCount(1);
      await expect(row.getByRole('cell')).toHaveCount(2);
      const lefts = await row
        .locator('th, td')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(project.name === 'phone' ? 1 : 3);
    }
  }
});

test('H8 names with a hyphen do not wrap, and hosts wrap only at their dots', DESKTOP, async ({ page }) => {
  for (const path of ['/privacy-policy', '/cookie-notice']) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page
        .locator('[data-part$="-list"] :is(code span, td span span)')
        .evaluateAll((all) =>
          all.filter((one) => one.getClientRects().length > 1).map((one) => one.textContent),
        );
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
    expect(await page.locator('[data-part="embeds-list"] code span').count()).toBeGreaterThan(5);
  }
});

test('H8 a printed page shows only the document', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/financial-disclaimer');
  await expect(page.locator('article')).toBeVisible();
  for (const part of [
    '[data-part="header"]',
    '[data-part="promo"]',
    '[data-part="legal-contents"]',
    'footer',
  ]) {
    await expect(page.locator(part).first()).toBeHidden();
  }
});

test('B23 H9 the hub has a card for each document and a mail link', async ({ page }) => {
  for (const lang of LANGS) {
    await page.goto(`/legal-hub?lang=${lang}`);
    const cards = page.locator('[data-part="legal-card"]');
    const hrefs = await cards.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual(LEGAL_DOCUMENTS.map(({ path }) => path));
    await expect(page.getByRole('main').locator(`a[href="mailto:${brand.email}"]`)).toBeVisible();
  }
  // The link covers its whole card, including the heading.
  await page.locator('[data-part="legal-card"] h2').first().click({ force: true });
  await expect(page).toHaveURL(/privacy-policy/);
});

test('C3 H8 the legal menu of the header links to the four documents', DESKTOP, async ({ request }) => {
  const $ = await read(request, '/contacto');
  const links = $('header [popover] a').toArray();
  expect(links.map((one) => $(one).attr('href'))).toEqual(LEGAL_DOCUMENTS.map(({ path }) => path));
});

for (const path of PATHS) {
  test(`C11 ${path} fits every screen, also at twice the text size, and axe finds nothing in either theme`, async ({
    page,
    lang,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${path}?lang=${lang}`);
    const screen = page.viewportSize();
    expect(await layoutFaults(page, WIDTHS)).toEqual([]);
    if (screen) await page.setViewportSize(screen);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
}
