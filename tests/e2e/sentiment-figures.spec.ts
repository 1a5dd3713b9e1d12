import type { Page } from '@playwright/test';
import { type InstrumentSymbol, type SentimentEntry, SYMBOLS } from '../../contracts/sentiment.ts';
import { expect, test } from './harness.ts';
import { card, cards, entryOf, mockSentiment } from './sentiment-card.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

/** Unusual answers of an upstream: shares that add up to 101, and an empty side. */
const UNUSUAL: Partial<Record<InstrumentSymbol, Partial<SentimentEntry>>> = {
  EURUSD: { longPercentage: 61, shortPercentage: 40 },
  XAUUSD: { longPercentage: 0, shortPercentage: 100 },
  EURJPY: { longPercentage: 100, shortPercentage: 0 },
};

/** Start and end of each side in the bar, percent of the bar's width. */
const barOf = (page: Page, symbol: InstrumentSymbol) =>
  card(page, symbol)
    .getByRole('img')
    .evaluate((bar) => {
      const { left, width } = bar.getBoundingClientRect();
      const [, long, short] = [...bar.querySelectorAll(':scope > rect')].map((part) => {
        const { left: from, right: to } = part.getBoundingClientRect();
        return [from, to].map((x) => Math.round((100 * (x - left)) / width));
      });
      return { long, short };
    });

test('E3 the bar of a card has each side at its share, also where they do not add up to a hundred', async ({
  page,
}) => {
  await mockSentiment(page, (name) => ({ entry: entryOf({ name, ...UNUSUAL[name] }) }));
  await page.goto('/vs-traders?lang=es');
  await expect(cards(page, 'fresh')).toHaveCount(SYMBOLS.length);
  await expect(card(page, 'EURUSD').getByRole('img')).toHaveAccessibleName(/61%.*40%/);
  expect(await barOf(page, 'EURUSD')).toEqual({ long: [0, 61], short: [60, 100] });
  expect(await barOf(page, 'XAUUSD')).toEqual({ long: [0, 0], short: [0, 100] });
  expect(await barOf(page, 'EURJPY')).toEqual({ long: [0, 100], short: [100, 100] });
});
