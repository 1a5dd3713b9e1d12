import { answerEvents, card, openCalendar } from './fx-impact-events.ts';
import { expect, test } from './harness.ts';
import { stack } from './toast-page.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

test('F10 a reading that the page makes by itself, or for another period, shows no notice, only its age', async ({
  page,
}) => {
  await answerEvents(page, () => ({}));
  await openCalendar(page);
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await expect(page.locator('[data-part="events-panel"]')).toContainText('Calendario leído');
  await page.locator('[data-part="events-scope"][data-value="week"]').click();
  await expect(page.locator('[data-part="events-panel"]')).toHaveAttribute('aria-busy', 'false');
  await page.waitForTimeout(800);
  await expect(stack(page)).toHaveCount(0);
});

test('F4 F10 a refresh by the visitor shows its notice at once, at any scroll position', async ({ page }) => {
  await answerEvents(page, () => ({}));
  await openCalendar(page, '/fx-impact?lang=es');
  const refresh = page.locator('[data-part="events-refresh"]');
  await refresh.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await refresh.click();
  await expect(stack(page).filter({ hasText: 'Datos actualizados en vivo' })).toBeVisible();
  await expect(card(page, 0)).toBeVisible();
});
