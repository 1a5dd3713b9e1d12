import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './harness.ts';

const FAILURES = /Failed to load resource|dynamically imported|Error hydrating|ERR_|Unable to preload/;

/** Answers 404 for the built scripts from now on, as after a deploy without the files of the build before. */
async function removeCode(page: Page, files = '**/_astro/*.js*') {
  const asked: string[] = [];
  await page.route(files, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
  });
  return asked;
}

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page) {
  const count = { loads: 0 };
  page.on('load', () => {
    count.loads += 1;
  });
  return count;
}

const line = (page: Page) => page.locator('[data-part="old-page"] > [role="alert"]');

/** Opens a page and waits for the code that it loads by itself. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /after-paint/.test(name)),
  );
}
const checker = (page: Page) => page.locator('main').locator('textarea, input[type="text"]').first();

test(
  'N10 a page whose code is gone reloads itself, and works',
  PHONE,
  async ({ page, lang, allowConsole }) => {
    allowConsole.push(FAILURES);
    await open(page, `/contacto?lang=${lang}`);
    await removeCode(page);
    const count = countLoads(page);
    page.once('framenavigated', () => void page.unrouteAll());
    await page.keyboard.press('Tab');
    await expect.poll(() => count.loads).toBe(1);
    await page.keyboard.press('Tab');
    await expect(page.locator('astro-island[client="intent"][ssr]')).toHaveCount(0);
    await expect(line(page)).toHaveCount(0);
  },
);

test(
  'N10 a page that is still old after its reload says so, and asks for the missing code no more',
  PHONE,
  async ({ page, lang, allowConsole }) => {
    allowConsole.push(FAILURES);
    await open(page, `/fx-impact?lang=${lang}`);
    const count = countLoads(page);
    const asked = await removeCode(page);
    await page.keyboard.press('Tab');
    await expect.poll(() => count.loads).toBe(1);
    await page.keyboard.press('Tab');
    await expect(line(page)).toBeVisible();
    await page.waitForTimeout(2_500);
    const before = asked.length;
    for (const _ of [1, 2, 3]) await page.locator('astro-island button:visible').first().click();
    await page.waitForTimeout(2_500);
    expect(asked.length).toBe(before);
    expect(count.loads).toBe(1);
  },
);

test('N10 a page whose code is gone keeps what the visitor typed, and offers the reload', async ({
  page,
  lang,
  allowConsole,
}) => {
  allowConsole.push(FAILURES);
  await open(page, `/contacto?lang=${lang}`);
  const count = countLoads(page);
  await removeCode(page);
  await checker(page).fill('t.me/some-channel');
  await expect(line(page)).toBeVisible();
  await expect(checker(page)).toHaveValue('t.me/some-channel');
  expect(count.loads).toBe(0);
  await page.unrouteAll();
  const reload = line(page).getByRole('button');
  await reload.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => count.loads).toBe(1);
  await expect(line(page)).toHaveCount(0);
});

test(
  'N10 a page of which the server has no newer one says that it is old',
  PHONE,
  async ({ page, lang, allowConsole }) => {
    allowConsole.push(FAILURES);
    await open(page, `/contacto?lang=${lang}`);
    const count = countLoads(page);
    await removeCode(page);
    await page.route('**/contacto?*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.keyboard.press('Tab');
    await expect(line(page)).toBeVisible();
    expect(count.loads).toBe(0);
  },
);

test(
  'N10 a page reloads when the code of a later part is gone',
  PHONE,
  async ({ page, lang, press, allowConsole }) => {
    allowConsole.push(FAILURES);
    await open(page, `/?lang=${lang}`);
    await page.keyboard.press('Tab');
    await expect(page.locator('astro-island[client="intent"][ssr]')).toHaveCount(0);
    const count = countLoads(page);
    await removeCode(page, '**/_astro/ask.*.js');
    await press(page.locator('[data-part="privacy-choices"]').first());
    await expect.poll(() => count.loads).toBe(1);
  },
);

test(
  'J7 N10 a lost connection, or a fault of the server, neither reloads the page nor makes it old',
  PHONE,
  async ({ page, lang, allowConsole }) => {
    allowConsole.push(FAILURES);
    for (const fault of ['abort', 503] as const) {
      await open(page, `/?lang=${lang}`);
      const count = countLoads(page);
      await page.route('**/_astro/ThemeToggle.*.js*', (route) =>
        fault === 'abort' ? route.abort() : route.fulfill({ status: fault }),
      );
      await page.keyboard.press('Tab');
      await expect(page.locator('astro-island[data-failed] [data-part="theme-toggle"]')).toHaveCount(1);
      await expect(page.locator('[data-part="system-toast"]')).toBeVisible();
      await expect(line(page)).toHaveCount(0);
      expect(count.loads).toBe(0);
      await page.unrouteAll();
    }
  },
);
