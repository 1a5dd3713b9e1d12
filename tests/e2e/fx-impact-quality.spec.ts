import { violationsInBothThemes } from './axe.ts';
import { answerEvents, answerPast, card, eventIn, openCalendar, pastOf, three } from './fx-impact-events.ts';
import { DESKTOP, expect, test } from './harness.ts';
import { layoutFaults, WIDTHS } from './widths.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

test.beforeEach(async ({ page }) => {
  await answerEvents(page, () => ({ events: three() }));
  await answerPast(page, pastOf);
});

/** The only part of the page that differs between these states: the rest is read once, with the cards. */
const CALENDAR = 'main astro-island:has([data-part="events-panel"])';
/** Each screen shows one of the answers without events: the example or the error. */
const FAILURES = {
  phone: { status: 503, shows: '[data-demo]' },
  desktop: { status: 200, shows: '[role="alert"]' },
} as const;

test('C11 axe finds nothing in cards, a term’s note, agenda, filter, detail and failure, in either theme', async ({
  page,
  lang,
  allowConsole,
}, { project }) => {
  allowConsole.push(/503|Failed to load resource/);
  const { status, shows } = FAILURES[project.name === 'phone' ? 'phone' : 'desktop'];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const query of ['', '&view=agenda', '&event=pound-medium']) {
    await openCalendar(page, `/fx-impact?lang=${lang}${query}`);
    if (query.includes('event=')) await page.locator('[data-part="past-release"]').first().waitFor();
    else if (query !== '') {
      await page.locator('[data-part="events-filter"]').click();
      await page.locator('[data-part="events-filters"]').waitFor();
    } else {
      await card(page, 0).locator('[data-part="term-hint"]').click();
      await expect(page.locator('[data-part="term-note"]')).toBeVisible();
    }
    await page.waitForTimeout(300);
    expect(await violationsInBothThemes(page, query === '' ? 'html' : CALENDAR), query).toEqual([]);
  }
  await page.route('**/functions/v1/economic-events?**', (route) =>
    route.fulfill({
      status,
      json: { events: [], source: 'forex-community', error: { code: 'unavailable', message: 'never read' } },
    }),
  );
  await page.goto(`/fx-impact?lang=${lang}`);
  await expect(page.locator('[data-part="events-panel"]').locator(shows).first()).toBeVisible();
  expect(await violationsInBothThemes(page, CALENDAR), 'failure').toEqual([]);
});

for (const path of ['/fx-impact#week', '/fx-impact?view=agenda#week']) {
  test(`N10 ${path} fits every screen, also at twice the text size`, DESKTOP, async ({ page }) => {
    await openCalendar(page, path);
    // The deck measures its cards again after each change.
    expect(await layoutFaults(page, WIDTHS, 200)).toEqual([]);
  });
}

test(
  'C11 the mark of an event that is out now beats, and is still for those who ask for less motion',
  DESKTOP,
  async ({ page }) => {
    await answerEvents(page, () => ({ events: [eventIn(0, { actual: null, surprise: null })] }));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openCalendar(page);
    const mark = page.locator('[data-tone="live"]').first();
    const beats = () => mark.evaluate((one) => getComputedStyle(one, '::before').animationName !== 'none');
    expect(await beats()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await beats()).toBe(false);
  },
);
