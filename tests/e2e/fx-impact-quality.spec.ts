import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerEvents, answerPast, card, openCalendar, pastOf, three } from './fx-impact-events.ts';
import { DESKTOP, expect, languageOf, test } from './harness.ts';
import { WIDTHS, widerThanScreen } from './widths.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.beforeEach(async ({ page }) => {
  await answerEvents(page, () => ({ events: three() }));
  await answerPast(page, pastOf);
});

/** Returns the violations that axe finds, each with its place. */
async function findings(page: Page, where: string): Promise<string[]> {
  await page.waitForTimeout(300);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The dark theme shows the example, the light theme the error. Each is shown in both languages. */
const FAILURES = {
  dark: { status: 503, state: 'the example', shows: '[data-demo]' },
  light: { status: 200, state: 'the failure', shows: '[role="alert"]' },
} as const;

for (const colorScheme of ['dark', 'light'] as const) {
  const { status, state, shows } = FAILURES[colorScheme];
  test(`C11 axe finds nothing in cards, a term’s note, agenda, filter, detail and ${state} (${colorScheme})`, async ({
    page,
    allowConsole,
  }, { project }) => {
    // Four pages, each read by axe.
    test.setTimeout(90_000);
    allowConsole.push(/503|Failed to load resource/);
    const lang = languageOf(project.name, colorScheme);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const query of ['', '&view=agenda', '&event=pound-medium']) {
      await openCalendar(page, `/fx-impact?lang=${lang}${query}`);
      if (query.includes('event=')) await page.locator('[data-part="past-release"]').first().waitFor();
      else await page.locator('[data-part="events-filter"]').click();
      if (query === '') {
        await page.locator('[data-part="events-filters"]').waitFor();
        await card(page, 0).locator('[data-part="term-hint"]').click();
        await expect(page.locator('[data-part="term-note"]')).toBeVisible();
      }
      expect(await findings(page, query)).toEqual([]);
    }
    await page.route('**/functions/v1/economic-events?**', (route) =>
      route.fulfill({
        status,
        json: {
          events: [],
          source: 'forex-community',
          error: { code: 'unavailable', message: 'never read' },
        },
      }),
    );
    await page.goto(`/fx-impact?lang=${lang}`);
    await expect(page.locator('[data-part="events-panel"]').locator(shows).first()).toBeVisible();
    expect(await findings(page, state)).toEqual([]);
  });
}

for (const path of ['/fx-impact#week', '/fx-impact?view=agenda#week']) {
  test(`N10 ${path} fits every screen, also at twice the text size`, DESKTOP, async ({ page }) => {
    await openCalendar(page, path);
    // The deck measures its cards again after each change.
    expect(await widerThanScreen(page, WIDTHS, 200)).toEqual([]);
  });
}
