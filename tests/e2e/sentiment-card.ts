import type { Page } from '@playwright/test';
import {
  type InstrumentSymbol,
  type SentimentEntry,
  type SentimentResponse,
  SYMBOLS,
} from '../../contracts/sentiment.ts';
import { expect } from './harness.ts';

export const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

export const card = (page: Page, symbol: InstrumentSymbol) =>
  page.locator(`[data-part="sentiment-card"][data-symbol="${symbol}"]`);

export const cards = (page: Page, state: string) =>
  page.locator(`[data-part="sentiment-card"][data-state="${state}"]`);

/** Turns the deck to a card, which has no effect while another change lasts. */
export async function showCard(page: Page, symbol: InstrumentSymbol): Promise<void> {
  await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-locked', 'false');
  await part(page, 'sentiment-dot').nth(SYMBOLS.indexOf(symbol)).click();
  await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-index', `${SYMBOLS.indexOf(symbol)}`);
}

export const SENTIMENT = '**/functions/v1/sentiment';

/** Mocks the request of every card. `make` returns the fields that differ from the default response. */
export async function mockSentiment(
  page: Page,
  make: (symbol: InstrumentSymbol) => Partial<SentimentResponse>,
): Promise<void> {
  await page.route(SENTIMENT, (route) => {
    const { symbol } = route.request().postDataJSON() as { symbol: InstrumentSymbol };
    return route.fulfill({ json: { ...responseOf({ name: symbol }), ...make(symbol) } });
  });
  // The server's stored readings are of another day than the test's clock.
  const generatedAt = new Date(0).toISOString();
  await page.route('**/functions/v1/sentiment/board*', (route) =>
    route.fulfill({ json: { rows: [], credits: [], generatedAt } }),
  );
}

export function responseOf(entry: Partial<SentimentEntry>): SentimentResponse {
  return { entry: entryOf(entry), dataSource: 'live_api', credit: CREDIT, observedAt: null };
}

const CREDIT = { name: 'Myfxbook', url: 'https://www.myfxbook.com/community/outlook' };

export function entryOf(rest: Partial<SentimentEntry>): SentimentEntry {
  return {
    name: 'EURUSD',
    basis: 'volume',
    longPercentage: 61,
    shortPercentage: 39,
    totalPositions: 2000,
    longVolume: 1234.5,
    shortVolume: 789.25,
    averageLong: 1.08123,
    averageShort: 1.09,
    ...rest,
  };
}
