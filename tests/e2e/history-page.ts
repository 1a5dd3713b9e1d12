import type { Page } from '@playwright/test';
import type { HistoryDays, SentimentHistory } from '../../contracts/sentiment-history.ts';
import { expect } from './harness.ts';
import { part } from './sentiment-card.ts';

/** Waits until the deck has hydrated. It hydrates near the viewport and then replaces its cards. */
export async function waitForDeck(page: Page) {
  await part(page, 'sentiment-deck').scrollIntoViewIfNeeded();
  await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-live', 'true');
}

export async function openHistory(page: Page, lang = 'es', path = '/vs-traders') {
  await page.goto(`${path}?lang=${lang}`);
  await waitForDeck(page);
  await part(page, 'sentiment-history-open').first().click();
  await expect(part(page, 'sentiment-history')).toBeVisible();
}

/** Mocks the history requests. Returns the histories sent so far, by range. */
export async function mockHistory(page: Page, make: (days: HistoryDays) => SentimentHistory) {
  const sent = new Map<HistoryDays, SentimentHistory>();
  await page.route('**/functions/v1/sentiment/history?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('format') === 'csv') return route.continue();
    const days = Number(query.get('days')) as HistoryDays;
    const history = make(days);
    sent.set(days, history);
    return route.fulfill({ json: history });
  });
  return sent;
}
