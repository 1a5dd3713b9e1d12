import { translate } from '../../content/words/translate.ts';
import { type InstrumentSymbol, SYMBOLS } from '../../contracts/sentiment.ts';
import { STORED } from '../../contracts/storage.ts';
import { expect, onScreenOf, PHONE, test } from './harness.ts';
import { entryOf, mockSentiment, part } from './sentiment-card.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

const rows = '[data-part="board-row"]';
const SHARES = [55, 48, 61, 52, 20, 70];
/** The share of each instrument, also of one that is added. */
const LONG = Object.fromEntries(
  SYMBOLS.map((symbol, at) => [symbol, SHARES[at % SHARES.length] ?? 50]),
) as Record<InstrumentSymbol, number>;
const board = (change: number | null) => ({
  rows: SYMBOLS.map((symbol) => ({
    symbol,
    latest: null,
    change,
    shares: Array.from({ length: 30 }, (_, day) => (day === 3 ? null : 50 + (day % 25))),
  })),
  credits: [],
  generatedAt: '2026-06-10T16:00:00.000Z',
});

for (const lang of ['es', 'en'] as const) {
  test(
    `E1 E2 all six instruments are compared at a glance, and a row shows its card (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await mockSentiment(page, (name) => ({
        entry: entryOf({ name, longPercentage: LONG[name], shortPercentage: 100 - LONG[name] }),
      }));
      await page.route('**/functions/v1/sentiment/board*', (route) => route.fulfill({ json: board(-2.54) }));
      await page.goto(`/vs-traders?lang=${lang}`);
      const all = page.locator(rows);
      await expect(all).toHaveCount(SYMBOLS.length);
      await expect(all.first()).toContainText('55%');
      await expect(part(page, 'board-change').first()).toContainText('▼ -2.5');
      await expect(part(page, 'board-change').first()).toContainText(
        translate(lang, 'board.change', { points: '-2.5' }),
      );
      await expect(all.first()).toBeInViewport();
      const heights = await all.evaluateAll((each) => each.map((row) => row.getBoundingClientRect().height));
      for (const height of heights) expect(height).toBeGreaterThanOrEqual(48);
      // The most one-sided first, long or short; the rows still show their own cards.
      await part(page, 'board-order').click();
      await expect(all.first()).toHaveAttribute('data-symbol', 'GBPJPY');
      await expect(all.nth(1)).toHaveAttribute('data-symbol', 'EURJPY');
      await all.first().getByRole('button').click();
      await expect(page).toHaveURL(/#GBPJPY$/);
      await expect(all.first().getByRole('button')).toHaveAttribute('aria-current', 'true');
    },
  );
}

test(
  'E1 L the board shows the shares when its own figures cannot be read',
  PHONE,
  async ({ page, allowConsole }) => {
    allowConsole.push(/Failed to load resource/);
    await mockSentiment(page, (name) => ({ entry: entryOf({ name }) }));
    await page.route('**/functions/v1/sentiment/board*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.goto('/vs-traders');
    await expect(page.locator(rows).first()).toContainText('%');
    await expect(part(page, 'board-change').first()).toBeEmpty();
    await expect(page.locator(`${rows} path[d^="M"]`)).toHaveCount(0);
  },
);

test(
  'E4 H8 a visitor who comes back sees what moved since, from their own device',
  PHONE,
  async ({ page, lang, served }) => {
    await mockSentiment(page, (name) => ({ entry: entryOf({ name, longPercentage: LONG[name] }) }));
    await page.goto(`/vs-traders?lang=${lang}`);
    const line = part(page, 'since-last-visit');
    await expect(line).toHaveText(translate(lang, 'board.firstVisit'));
    const seen = { ...LONG, XAUUSD: LONG.XAUUSD + 9, EURJPY: LONG.EURJPY - 3 };
    await page.evaluate(([key, entry]) => localStorage.setItem(key, entry), [
      `${STORED.visit.key}vs-traders`,
      JSON.stringify({ at: served.now().getTime() - 20 * 3_600_000, seen, before: null }),
    ] as const);
    await page.reload();
    await expect(line).toContainText('XAUUSD 64% → 55% · EURJPY 67% → 70%');
    // The same visit: it still compares with the visit before.
    await page.reload();
    await expect(line).toContainText('XAUUSD 64% → 55%');
  },
);
