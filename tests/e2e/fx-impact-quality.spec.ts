import AxeBuilder from '@axe-core/playwright';
import { answerEvents, answerPast, openCalendar, pastOf, three } from './fx-impact-events.ts';
import { DESKTOP, expect, test } from './harness.ts';
import { WIDTHS, widerThanScreen } from './widths.ts';

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

for (const path of ['/fx-impact#week', '/fx-impact?view=agenda#week']) {
  test(`N10 ${path} is no wider than any screen, also at twice the text size`, DESKTOP, async ({ page }) => {
    await openCalendar(page, path);
    // The deck takes the measure of its cards anew after each change.
    expect(await widerThanScreen(page, WIDTHS, 200)).toEqual([]);
  });
}
