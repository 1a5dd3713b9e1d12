import AxeBuilder from '@axe-core/playwright';
import { answerEvents, answerPast, openCalendar, pastOf, three } from './fx-impact-events.ts';
import { DESKTOP, expect, test } from './harness.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.beforeEach(async ({ page }) => {
  await answerEvents(page, () => ({ events: three() }));
  await answerPast(page, pastOf);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`C11 axe finds nothing in cards, agenda, filter and detail (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/fx-impact', '/fx-impact?view=agenda', '/fx-impact?event=pound-medium']) {
      await openCalendar(page, path);
      if (path.includes('event=')) await page.locator('[data-part="past-release"]').first().waitFor();
      else await page.locator('[data-part="events-filter"]').click();
      await page.waitForTimeout(300);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      expect(
        violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    }
  });
}

for (const width of [320, 360, 768, 1024, 1440, 1920]) {
  test(
    `N10 nothing is wider than a screen of ${width} px, also at twice the text size`,
    DESKTOP,
    async ({ page }) => {
      // On this screen alone: the width is set here.
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/fx-impact#week', '/fx-impact?view=agenda#week']) {
        for (const size of ['100%', '200%']) {
          await page.goto('about:blank');
          await openCalendar(page, path);
          await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);
          await page.waitForTimeout(200);
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wider, `${path} at ${size}`).toBeLessThanOrEqual(0);
        }
      }
    },
  );
}
