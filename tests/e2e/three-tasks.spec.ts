import { SYMBOLS } from '../../contracts/sentiment.ts';
import { answerEvents, eventIn, goToAgenda, rows, three } from './fx-impact-events.ts';
import { expect, PHONE, test } from './harness.ts';
import { entryOf, mockSentiment } from './sentiment-card.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

// What a new visitor comes for, on a small phone from page load: nothing may lie below the first screen or behind more taps.
test.use({ viewport: { width: 360, height: 640 } });

test('F7 N2 the next high-impact event is found without a scroll or a tap', PHONE, async ({ page }) => {
  await answerEvents(page, () => ({ events: three() }));
  await page.goto('/fx-impact');
  const line = page.locator('[data-part="next-high-impact"]');
  await expect(line.getByRole('timer')).toBeInViewport({ ratio: 1 });
  await expect(line.getByRole('button')).toHaveText('Core CPI m/m');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('E1 the most one-sided instrument is found without a scroll or a tap', PHONE, async ({ page }) => {
  await mockSentiment(page, (name) => ({ entry: entryOf({ name }) }));
  await page.goto('/vs-traders');
  const shares = page.locator('[data-part="board-row"]');
  await expect(shares).toHaveCount(SYMBOLS.length);
  for (const row of await shares.all()) {
    await expect(row).toContainText('%');
    const { bottom, banner } = await row.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      banner: document.querySelector('[data-part="promo"]')?.getBoundingClientRect().top ?? innerHeight,
    }));
    expect(bottom).toBeLessThanOrEqual(banner);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('N2 an event of the week is found with one tap', PHONE, async ({ page, press }) => {
  const wanted = eventIn(26 * 60, { title: 'ECB Rate Decision', currency: 'EUR' });
  await answerEvents(page, (query) => ({
    events: query.get('scope') === 'week' ? [...three(), wanted] : three(),
  }));
  await page.goto('/fx-impact');
  await press(page.locator('[data-part="events-scope"][data-value="week"]'));
  await goToAgenda(page);
  const row = rows(page).filter({ hasText: wanted.title });
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
});
