import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { deck, openCalendar, rows } from './fx-impact-events.ts';
import { expect, hideServerTime, onScreenOf, test } from './harness.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

const detailOf = (page: Page) => page.locator('[data-part="event-detail"]');

/** Parses the events of a calendar file, with a different library than the one that writes it. */
function eventsOf(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

async function fileAt(page: Page, address: string | null) {
  const answer = await page.request.get(address ?? '');
  expect(answer.status(), address ?? 'no address').toBe(200);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  return eventsOf(await answer.text());
}

test('N2 K4 the detail shows the stored past releases and the official source', async ({ ownSite, page }) => {
  // A site of its own reads no publisher: the replayed one has other figures.
  const { url, advance } = await ownSite();
  await openCalendar(page, `${url}/fx-impact?view=agenda#week`);
  const named = rows(page).filter({ hasText: 'JOLTS' });
  // JOLTS is released 75 minutes after the start and again nine hours later. The second has the first in its history.
  for (const seconds of [80 * 60, 9 * 3600]) {
    advance(seconds);
    await page.reload();
    await expect(named.first()).toBeVisible();
  }
  await expect(named.last().locator('[data-part="event-actual"]')).toContainText('7.09M');
  await named.last().getByRole('button').click();
  const detail = detailOf(page);
  const release = detail.locator('[data-part="past-release"]');
  await expect(release).toHaveCount(1);
  await expect(release).toContainText('7.21M');
  await expect(release).toContainText('7.09M');
  await expect(release.locator('[data-surprise]')).toHaveAttribute('data-surprise', 'negative');
  await expect(detail.locator('[data-part="official-source"]')).toHaveAttribute(
    'href',
    /^https:\/\/www\.bls\.gov/,
  );
});

for (const lang of ['es', 'en'] as const) {
  test(
    `N2 “add this event” downloads a calendar file with only that event (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await openCalendar(page, `/fx-impact?lang=${lang}&view=agenda#week`);
      await expect(page.locator('[data-part="agenda"]')).toHaveAttribute('data-mode', 'live');
      const row = rows(page).and(page.locator('[data-status="upcoming"][data-impact="high"]')).first();
      const time = await row.locator('time').getAttribute('datetime');
      await row.getByRole('button').click();
      const link = detailOf(page).locator('[data-part="event-file"]');
      const [event, ...others] = await fileAt(page, await link.getAttribute('href'));
      expect(others).toEqual([]);
      expect(event?.startDate.toJSDate().toISOString()).toBe(time);
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toMatch(/\.ics$/);
    },
  );

  test.describe('at an hour without a release', () => {
    test.use({ clock: 'page' });
    test(
      `N2 the subscription has every event of the page, and its links open them (${lang})`,
      onScreenOf(lang),
      async ({ page, served }) => {
        // Hours before the next release, whose minute takes the place of the call.
        await hideServerTime(page);
        await page.clock.install({ time: served.now().getTime() - 3 * 3_600_000 });
        await openCalendar(page, `/fx-impact?lang=${lang}&currency=USD,EUR#week`);
        await expect(deck(page)).toHaveAttribute('data-mode', 'live');
        const cards = page.locator('[data-part="event-card"]');
        // The cards out of view come a frame later.
        await expect(cards.nth(10)).toBeAttached();
        const listed = await cards.evaluateAll((cards) =>
          cards.map((card) => (card as HTMLElement).dataset.eventId ?? ''),
        );
        await page.locator('[data-part="subscribe-open"]').click();
        await page.locator('[data-part="subscribe-extent"][data-value="all"]').click();
        const events = await fileAt(page, await page.locator('[data-part="subscribe-link"]').inputValue());
        const text = events.map((event) => String(event.component.getFirstPropertyValue('url')));
        const linked = text.map((address) => new URL(address).searchParams.get('event'));
        expect(listed.filter((id) => !linked.includes(id))).toEqual([]);
        await page.goto(`/fx-impact?lang=${lang}&event=${encodeURIComponent(listed[0] ?? '')}`);
        await expect(detailOf(page).locator('[data-part="event-file"]')).toBeVisible();
      },
    );
  });
}
