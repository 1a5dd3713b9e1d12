import type { Page } from '@playwright/test';
import { DESKTOP, expect, onScreenOf, PHONE, test } from './harness.ts';
import { readSharedSites } from './shared-sites.ts';

// The device's clock is wrong: the tests shift it themselves, beyond that of the sites.
test.use({ clock: 'page' });

const MINUTE_MS = 60_000;
const line = (page: Page) => page.locator('[data-part="device-clock"]');
const timer = (page: Page) => page.locator('[data-part="next-high-impact"]').getByRole('timer');

/** Makes the device's clock differ from the one of the sites. */
async function setDevice(page: Page, minutes: number): Promise<void> {
  await page.addInitScript(
    (ms) => {
      const Real = Date;
      globalThis.Date = class extends Real {
        constructor(...given: unknown[]) {
          super(...((given.length > 0 ? given : [Real.now() + ms]) as [number]));
        }
        static override now() {
          return Real.now() + ms;
        }
      } as DateConstructor;
    },
    readSharedSites().shiftMs + minutes * MINUTE_MS,
  );
}

/** Seconds by which the countdown of the page differs from the time left by the clock of the site. */
async function secondsOff(page: Page, now: () => Date): Promise<number> {
  const shown = await timer(page).evaluate((one) => [one.textContent ?? '', one.dataset.until ?? '']);
  const left = (shown[0] ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.abs(left - (Number(shown[1]) - now().getTime()) / 1000);
}

for (const figures of [true, false])
  test.describe(figures ? 'on a page with figures' : 'on a page that asks for its figures', () => {
    test.use({ figures });

    for (const [lang, minutes, words] of [
      ['es', -60, '60 minutos atrasado'],
      ['en', 3, '3 minutes fast'],
      ['en', -1440, '24 hours slow'],
    ] as const)
      test(
        `F7 the countdown follows the server on a device that is off by ${minutes} minutes, and one line says so (${lang})`,
        onScreenOf(lang),
        async ({ page, served }) => {
          await setDevice(page, minutes);
          await page.goto(`/fx-impact?lang=${lang}`);
          await page.keyboard.press('Shift');
          await expect(line(page)).toHaveCount(1);
          await expect(line(page)).toContainText(words);
          // A slow answer makes the countdown late by as long as it took, and not by the device's error.
          const seconds = Math.abs(minutes) * 60;
          await expect.poll(() => secondsOff(page, served.now)).toBeLessThan(seconds / 4);
        },
      );

    test(
      'N11 N12 the page of sources shows the state of the publishers, and ages by the server',
      DESKTOP,
      async ({ page }) => {
        await setDevice(page, -90);
        await page.goto('/fx-impact/fuentes?lang=en');
        await page.keyboard.press('Shift');
        await expect(line(page)).toContainText('90 minutes slow');
        await page.locator('[data-group="US"] > summary').click();
        await expect(page.locator('[data-part="publisher-state"]').first()).toBeVisible();
      },
    );

    test(
      'F7 a right device gets no line, and its countdown does not jump',
      DESKTOP,
      async ({ page, served }) => {
        await setDevice(page, 0);
        await page.goto('/fx-impact?lang=en');
        await page.keyboard.press('Shift');
        await expect(page.locator('[data-part="events-refresh"]:not([aria-disabled="true"])')).toBeVisible();
        await expect.poll(() => secondsOff(page, served.now)).toBeLessThan(10);
        expect(await page.evaluate('globalThis.serverAheadMs ?? 0')).toBe(0);
        await expect(line(page)).toHaveCount(0);
      },
    );
  });

test('E3 F7 ages of readings follow the server on VS-Traders too', PHONE, async ({ page }) => {
  await setDevice(page, 90);
  await page.goto('/vs-traders?lang=es');
  await page.keyboard.press('Shift');
  await expect(line(page)).toHaveText(/90 minutos adelantado/);
  await expect(page.locator('[data-part="board-row"]').first()).not.toContainText('1 h');
});
