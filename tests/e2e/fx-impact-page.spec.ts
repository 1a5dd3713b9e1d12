import { GLOSSARY } from '../../content/indicators/glossary.ts';
import {
  answerEvents,
  answerPast,
  card,
  choose,
  eventIn,
  openCalendar,
  pastOf,
  three,
} from './fx-impact-events.ts';
import { expect, onScreenOf, test } from './harness.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

test.beforeEach(async ({ page }) => {
  await answerEvents(page, () => ({ events: three() }));
  await answerPast(page, pastOf);
});

for (const lang of ['es', 'en'] as const) {
  test(
    `F2 the page passes text and the address of what is open to the share sheet of the device (${lang})`,
    onScreenOf(lang),
    async ({ page, served }) => {
      await page.addInitScript(() => {
        Object.assign(navigator, {
          share: async (shared: ShareData) => Object.assign(window, { shared }),
        });
      });
      await page.goto(`/fx-impact?lang=${lang}#week`);
      const link = page.locator('[data-part="share-message"]').first();
      const isPlain = /fx-impact$/;
      expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toMatch(isPlain);
      const button = page.locator('main [data-part="share-native"]');
      await expect(button).toBeHidden();
      await page.mouse.move(20, 20);
      await expect(button).toBeVisible();
      await expect(button).toHaveAccessibleName(lang === 'es' ? 'Compartir…' : 'Share…');
      await button.click();
      const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
      // As the page is now: with its week, and in no language, which would become the receiver's.
      expect(shared.url).toBe(`${served.url}/fx-impact#week`);
      const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
      expect(text).toBe(`${shared.text} ${shared.url}`);
    },
  );
}

test('F2 the share button stays hidden when the device cannot share', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.goto('/fx-impact');
  await page.mouse.move(20, 20);
  await expect(card(page, 0)).toBeVisible();
  await expect(page.locator('[data-part="share-native"]')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Compartir' }).getByRole('listitem')).toHaveCount(2);
});

test('F8 F12 hours are in Mexico City time, can change to UTC, and a reload keeps the choice; a card explains a term of its title', async ({
  page,
}) => {
  await openCalendar(page);
  const time = card(page, 0).locator('time').first();
  await expect(time).toHaveText('10:20');
  await choose(page, 'zone', 'utc');
  await expect(time).toHaveText('16:20');
  await expect(card(page, 0)).toContainText('UTC');
  await page.reload();
  await expect(time).toHaveText('16:20');

  await card(page, 0).locator('[data-part="term-hint"]').click();
  const note = page.locator('[data-part="term-note"]');
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveAttribute('href', '#glossary-cpi');
  await expect(page.locator('#glossary-cpi')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(page.locator('[data-part="glossary-term"]')).toHaveCount(GLOSSARY.length);
});

for (const [lang, date] of [
  ['es', 'jue 11'],
  ['en', 'Thu 11'],
] as const) {
  test(
    `F8 an event of this evening shows its date in another zone (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      // 19:30 in Mexico City is 01:30 of the next day in UTC.
      await answerEvents(page, () => ({ events: [eventIn(20), eventIn(570)] }));
      await openCalendar(page, `/fx-impact?lang=${lang}`);
      const days = page.locator('[data-part="events-days"] button');
      const dates = page.locator('[data-part="event-date"]');
      await expect(days).toHaveCount(0);
      await expect(dates).toHaveCount(0);
      await choose(page, 'zone', 'utc');
      await expect(days).toHaveCount(2);
      await expect(dates).toHaveText([`${date} · `]);
      const evening = page.locator('[data-part="event-card"][data-event-id="event-570"]');
      await expect(evening).toContainText('01:30');
      await expect(evening.locator('[data-part="event-date"]')).toHaveCount(1);
      await days.last().click();
      await expect(page.locator('[data-part="event-dot"]')).toHaveAttribute(
        'aria-label',
        new RegExp(`^${date} 01:30`),
      );
    },
  );
}
