import type { Page } from '@playwright/test';
import { answerEvents, card, openCalendar } from './fx-impact-events.ts';
import { DESKTOP, expect, onScreenOf, PHONE, test } from './harness.ts';
import { stack } from './toast-page.ts';

/** Returns the texts of the controls, headings and risk lines that the toast covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
    if (!toast) return ['no toast'];
    const kept = document.querySelectorAll(
      ':is(main, header, [data-part="promo"]) :is(a, button, input, h1, h2, [data-part="risk-line"]):not([inert] *)',
    );
    return [...kept]
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
      })
      .map((one) => one.textContent);
  });

const screens = [
  { width: 360, height: 800, of: PHONE },
  { width: 768, height: 1024, of: PHONE },
  { width: 1024, height: 768, of: DESKTOP },
  { width: 1280, height: 720, of: DESKTOP },
  { width: 1440, height: 900, of: DESKTOP },
];
for (const { of, ...screen } of screens) {
  for (const lang of ['es', 'en']) {
    test(
      `F10 J7 A8 on a screen of ${screen.width} × ${screen.height} the first notice covers no risk line, call or setting (${lang})`,
      of,
      async ({ page }) => {
        await page.setViewportSize(screen);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await answerEvents(page, () => ({}));
        await openCalendar(page, `/fx-impact?lang=${lang}`);
        const panel = page.locator('[data-part="events-panel"]');
        const top = await panel.evaluate((one) => one.getBoundingClientRect().top + scrollY);
        // The toast appears as soon as there is free space for it on the way to the cards.
        for (const share of [0, 0.3, 0.6, 1]) {
          await page.evaluate((y) => scrollTo(0, y), share * (top - 100));
          await page.mouse.move(20, 20 + share);
          await page.waitForTimeout(400);
          if ((await stack(page).count()) > 0) break;
        }
        await expect(stack(page)).toHaveAttribute('data-mounted', 'true');
        await page.waitForTimeout(500);
        expect(await covered(page)).toEqual([]);
      },
    );
  }
}

for (const [lang, done] of [
  ['es', 'Datos actualizados en vivo'],
  ['en', 'Data updated live'],
] as const) {
  test(
    `F4 F10 a refresh by the visitor shows its notice at once, at any scroll position (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await answerEvents(page, () => ({}));
      await openCalendar(page, `/fx-impact?lang=${lang}`);
      const refresh = page.locator('[data-part="events-refresh"]');
      await refresh.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await refresh.click();
      await expect(stack(page).filter({ hasText: done })).toBeVisible();
      await expect(card(page, 0)).toBeVisible();
    },
  );
}
