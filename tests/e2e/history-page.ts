import type { Page } from '@playwright/test';
import type { HistoryDays, SentimentHistory } from '../../contracts/sentiment-history.ts';
import { expect } from './harness.ts';
import { part } from './sentiment-card.ts';

/** The deck wakes up near the view; its cards are new ones then. */
export async function live(page: Page) {
  await part(page, 'sentiment-deck').scrollIntoViewIfNeeded();
  await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-live', 'true');
}

export async function openHistory(page: Page, lang = 'es', path = '/vs-traders') {
  await page.goto(`${path}?lang=${lang}`);
  await live(page);
  await part(page, 'sentiment-history-open').first().click();
  await expect(part(page, 'sentiment-history')).toBeVisible();
}

/** Answers history requests with made-up ones; resolves to those given out. */
export async function answeringHistory(page: Page, make: (days: HistoryDays) => SentimentHistory) {
  const given = new Map<HistoryDays, SentimentHistory>();
  await page.route('**/functions/v1/sentiment/history?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('format') === 'csv') return route.continue();
    const days = Number(query.get('days')) as HistoryDays;
    const history = make(days);
    given.set(days, history);
    return route.fulfill({ json: history });
  });
  return given;
}
