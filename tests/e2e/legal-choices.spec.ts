import { CALENDARS } from '#site/features/fx-impact/calendars.ts';
import { translate } from '../../content/words/translate.ts';
import { LOCALES } from '../../contracts/locale.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { DIALOG, stored } from './privacy.ts';

const NOTICE = '[data-part="choices"]';

for (const lang of LOCALES) {
  test(
    `N3 H8 the button in the cookie notice opens the choices, to give and withdraw consent (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/cookie-notice?lang=${lang}#consent`);
      const button = page.locator(NOTICE).getByRole('button', { name: translate(lang, 'consent.open') });
      const choose = async (role: 'all' | 'necessary') => {
        await button.click();
        await page.locator(`${DIALOG} [data-role="${role}"]`).click();
        await expect(page.locator(DIALOG)).toBeHidden();
        return (await stored(page)).services.embeds;
      };
      expect(await choose('all')).toEqual(expect.arrayContaining(CALENDARS.map(({ vendor }) => vendor)));
      expect(await choose('necessary')).toEqual([]);
      await expect(button).toBeFocused();
      const size = await button.boundingBox();
      expect(size?.height).toBeGreaterThanOrEqual(44);
    },
  );

  test(
    `N3 H8 N10 without scripts the cookie notice says why it has no button (${lang})`,
    onScreenOf(lang),
    async ({ browser, served }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
      const page = await context.newPage();
      await page.goto(`/cookie-notice?lang=${lang}`);
      await expect(page.locator(NOTICE).getByRole('button')).toBeHidden();
      await expect(page.locator(NOTICE).getByText(translate(lang, 'consent.withoutScripts'))).toBeVisible();
      await context.close();
    },
  );
}
