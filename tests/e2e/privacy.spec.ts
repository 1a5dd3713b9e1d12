import { VENDORS } from '#site/shell/consent/record.ts';
import { violationsInBothThemes } from './axe.ts';
import { expect, test } from './harness.ts';
import { DIALOG, openChoices, stored } from './privacy.ts';

test('N3 C11 the choices open from the footer, close by keyboard, and axe finds nothing in them in either theme', async ({
  page,
  lang,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/?lang=${lang}`);
  await openChoices(page);
  expect(await violationsInBothThemes(page, '#cc-main')).toEqual([]);
  const small = await page
    .locator(`${DIALOG} button`)
    .evaluateAll(
      (buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && (height < 44 || width < 44)).length,
    );
  expect(small).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toBeHidden();
  await expect(page.locator('footer [data-part="privacy-choices"]')).toBeFocused();
  expect(await stored(page)).toBeNull();
});

test('N3 N10 the page shows a message when the code of the choices fails to load', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/Failed to load resource|dynamically imported|ERR_FAILED/);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.route('**/_astro/ask.*.js', (route) => route.abort());
  await page.goto('/');
  await page.locator('footer [data-part="privacy-choices"]').click();
  await expect(page.locator('[data-part="system-toast"]')).toBeVisible();
  expect(failures).toEqual([]);
});

test('N3 accept and reject look the same, and the stored choice has version and date, no id, and can change', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await openChoices(page);
  const accept = page.locator(`${DIALOG} [data-role="all"]`);
  const reject = page.locator(`${DIALOG} [data-role="necessary"]`);
  const looks = (button: typeof accept) =>
    button.evaluate((one) => {
      const { backgroundColor, color, borderColor, fontSize } = getComputedStyle(one);
      return { backgroundColor, color, borderColor, fontSize, height: one.clientHeight };
    });
  // Waits until neither button has hover and their colour transitions are over.
  await page.mouse.move(1, 1);
  await expect(async () => expect(await looks(accept)).toEqual(await looks(reject))).toPass({
    timeout: 5_000,
  });
  await accept.click();
  await expect(page.locator(DIALOG)).toBeHidden();
  const first = await stored(page);
  expect(first).toMatchObject({ consentId: 'none', services: { embeds: [...VENDORS] } });
  expect(first.revision).toBeGreaterThan(0);
  expect(Date.parse(first.lastConsentTimestamp)).toBeGreaterThan(0);
  await page.reload();
  await openChoices(page);
  await reject.click();
  expect((await stored(page)).services.embeds).toEqual([]);
  expect((await stored(page)).categories).toEqual(['necessary']);
});

test('N3 N10 without scripts a sentence replaces the button', async ({ browser, served }, info) => {
  const { viewport } = info.project.use;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: served.url,
    ...(viewport && { viewport }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('footer [data-part="privacy-choices"]')).toBeHidden();
  await expect(page.locator('footer').getByText(/scripts/)).toBeVisible();
  await context.close();
});
