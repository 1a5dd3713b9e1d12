import type { Page } from '@playwright/test';
import { DESKTOP, expect, onScreenOf, PHONE, test } from './harness.ts';
import { readSharedSites } from './shared-sites.ts';

// The device's clock is wrong: the tests shift it themselves, beyond that of the sites.
test.use({ clock: 'page' });

const MINUTE_MS = 60_000;
const line = (page: Page) => page.locator('[data-part="device-clock"]');

/** What the script that sets the device leaves in the page. */
interface Device {
  /** The time of the sites, epoch ms. */
  readonly siteNow: () => number;
  /** How long the slowest answer took, ms; null before the first. */
  answerMs: number | null;
}

/** Makes the device's clock differ from the one of the sites. */
async function setDevice(page: Page, minutes: number): Promise<void> {
  await page.addInitScript(
    ({ shiftMs, errorMs }) => {
      const Real = Date;
      const { now } = Real;
      globalThis.Date = class extends Real {
        constructor(...given: unknown[]) {
          super(...((given.length > 0 ? given : [now() + shiftMs + errorMs]) as [number]));
        }
        static override now() {
          return now() + shiftMs + errorMs;
        }
      } as DateConstructor;
      const device: Device = { siteNow: () => now() + shiftMs, answerMs: null };
      const ask = globalThis.fetch;
      globalThis.fetch = async (...request) => {
        const askedAt = performance.now();
        const answer = await ask(...request);
        device.answerMs = Math.max(device.answerMs ?? 0, performance.now() - askedAt);
        return answer;
      };
      Object.assign(globalThis, { device });
    },
    { shiftMs: readSharedSites().shiftMs, errorMs: minutes * MINUTE_MS },
  );
}

/** What decision 062 lets the page's time differ from the server's, besides the time that an answer took. */
const PROMISED_S = 5;
/** `Date` is cut to the second, and so is the countdown. */
const CUT_S = 2;

/** A countdown that is out of view changes once a minute. */
const UNSEEN_S = 60;

/**
 * Seconds by which the countdown is further off than promised; null before the page could learn the time. While an event is on
 * the stage of the page, the countdown is that of a card.
 */
function secondsBeyond(page: Page): Promise<number | null> {
  return page.evaluate(
    ({ allowedS, unseenS }) => {
      const { siteNow, answerMs } = (globalThis as unknown as { device: Device }).device;
      const isAhead = (one: HTMLElement) => Number(one.dataset.until) > siteNow();
      const [next] = document.querySelectorAll<HTMLElement>('[data-part="next-high-impact"] [data-until]');
      const cards = document.querySelectorAll<HTMLElement>('[data-part="event-countdown"]');
      const shown = next ?? [...cards].find(isAhead);
      if (!shown || answerMs === null) return null;
      const parts = (shown.textContent ?? '').match(/\d+/g) ?? [];
      const left = parts.reduce((sum, part) => sum * 60 + Number(part), 0);
      const off = Math.abs(left - (Number(shown.dataset.until) - siteNow()) / 1000);
      return Math.max(0, off - allowedS - (next ? 0 : unseenS) - answerMs / 1000);
    },
    { allowedS: PROMISED_S + CUT_S, unseenS: UNSEEN_S },
  );
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
        async ({ page }) => {
          await setDevice(page, minutes);
          await page.goto(`/fx-impact?lang=${lang}`);
          await page.keyboard.press('Shift');
          await expect(line(page)).toHaveCount(1);
          await expect(line(page)).toContainText(words);
          await expect.poll(() => secondsBeyond(page)).toBe(0);
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

    test('F7 a right device gets no line, and its countdown does not jump', DESKTOP, async ({ page }) => {
      await setDevice(page, 0);
      await page.goto('/fx-impact?lang=en');
      await page.keyboard.press('Shift');
      await expect(page.locator('[data-part="events-refresh"]:not([aria-disabled="true"])')).toBeVisible();
      await expect.poll(() => secondsBeyond(page)).toBe(0);
      expect(await page.evaluate('globalThis.serverAheadMs ?? 0')).toBe(0);
      await expect(line(page)).toHaveCount(0);
    });
  });

test('E3 F7 ages of readings follow the server on VS-Traders too', PHONE, async ({ page }) => {
  await setDevice(page, 90);
  await page.goto('/vs-traders?lang=es');
  await page.keyboard.press('Shift');
  await expect(line(page)).toHaveText(/90 minutos adelantado/);
  await expect(page.locator('[data-part="board-row"]').first()).not.toContainText('1 h');
});
