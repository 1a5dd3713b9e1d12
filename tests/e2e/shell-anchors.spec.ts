import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { ROUTES } from '../../content/routes.ts';
import { LOCALES } from '../../contracts/locale.ts';
import { DESKTOP, expect, onScreenOf, PHONE, test } from './harness.ts';
import { box, isShellReady, scrollTo } from './shell-parts.ts';

const anchor = (page: Page) => page.locator('[data-part="claim"] a[href^="#"]:visible').first();

/** The second has Spanish letters, which an address percent-encodes. */
const ANCHORS = [
  ['no-preference', ['far', 'qué-pasó']],
  ['reduce', ['far']],
] as const;

for (const [reducedMotion, ids] of ANCHORS) {
  test(
    `C10 an anchor scrolls to 100 px from the top and gets the focus (motion: ${reducedMotion}, ${ids.map((id) => `#${id}`).join(', ')})`,
    PHONE,
    async ({ page, lang }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`/?lang=${lang}`);
      await page.evaluate((anchors) => {
        for (const anchor of anchors) {
          // The target is not at the end of the page, because it could not scroll to 100 px from the top there.
          const target = document.createElement('h2');
          target.id = anchor;
          target.textContent = anchor;
          document.querySelector('main > :last-child')?.before(target);
          const link = document.createElement('a');
          link.href = `#${anchor}`;
          link.textContent = `go to ${anchor}`;
          document.querySelector('main')?.prepend(link);
        }
        // Read during the click: on a busy machine, a later read comes after the scroll is over.
        window.addEventListener('click', ({ target }) => {
          (target as HTMLElement).dataset.behavior = getComputedStyle(
            document.documentElement,
          ).scrollBehavior;
        });
      }, ids);
      await expect.poll(() => isShellReady(page)).toBe(true);
      for (const id of ids) {
        await scrollTo(page, 0);
        const link = page.getByRole('link', { name: `go to ${id}`, exact: true });
        await link.click();
        await expect(link).toHaveAttribute('data-behavior', reducedMotion === 'reduce' ? 'auto' : 'smooth');
        const target = page.locator(`[id="${id}"]`);
        await expect(target).toBeFocused();
        await expect.poll(async () => Math.round((await box(target)).y)).toBe(100);
        await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
        expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
      }
    },
  );
}

test(
  'C10 an anchor that is not valid percent-encoding is used as it is written',
  PHONE,
  async ({ page, lang }) => {
    await page.goto(`/?lang=${lang}`);
    await expect.poll(() => isShellReady(page)).toBe(true);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#100%', textContent: 'go' });
      const target = Object.assign(document.createElement('h2'), { id: '100%', textContent: 'all' });
      document.querySelector('main')?.prepend(link);
      document.querySelector('main')?.append(target);
    });
    await page.getByRole('link', { name: 'go', exact: true }).click();
    await expect(page.locator('[id="100%"]')).toBeFocused();
  },
);

test('C10 A5 the mark of a claim scrolls to its note and focuses it', DESKTOP, async ({ page, lang }) => {
  await page.goto(`/?lang=${lang}`);
  await expect.poll(() => isShellReady(page)).toBe(true);
  const note = (await anchor(page).getAttribute('href')) ?? '';
  await anchor(page).click();
  await expect(page.locator(note)).toBeFocused();
  await expect(page.locator(note)).toBeInViewport();
});

test('C10 an address with an anchor focuses its target', async ({ page }) => {
  await page.goto('/#features-title');
  await expect(page.locator('#features-title')).toBeFocused();
});

for (const lang of LOCALES) {
  test(
    `C8 in ${lang} each address with an anchor leads to a part of the home page`,
    onScreenOf(lang),
    async ({ request }) => {
      const $ = load(await (await request.get(`/?lang=${lang}`)).text());
      for (const { path } of Object.values(ROUTES).filter((route) => route.path.includes('#')))
        expect($(`[id="${path.slice(2)}"]`).length, path).toBe(1);
    },
  );
}
