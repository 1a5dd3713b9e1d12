import { translate } from '../../content/words/translate.ts';
import { type InstrumentSymbol, SYMBOLS } from '../../contracts/sentiment.ts';
import { STORED } from '../../contracts/storage.ts';
import { DESKTOP, expect, onScreenOf, PHONE, test } from './harness.ts';
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
    `E1 E2 all six instruments are compared at a glance, and a row opens in place (${lang})`,
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
      await expect(part(page, 'board-change').first()).toContainText('−2.5');
      await expect(part(page, 'board-change').first()).toContainText(
        translate(lang, 'board.change', { points: '−2.5' }),
      );
      await expect(all.first()).toBeInViewport();
      const heights = await all.evaluateAll((each) => each.map((row) => row.getBoundingClientRect().height));
      for (const height of heights) expect(height).toBeGreaterThanOrEqual(48);
      // The most one-sided first, long or short; the rows still open their own figures.
      await part(page, 'board-order').click();
      await expect(part(page, 'board-list')).toHaveAttribute('aria-pressed', 'false');
      await expect(all.first()).toHaveAttribute('data-symbol', 'GBPJPY');
      await expect(all.nth(1)).toHaveAttribute('data-symbol', 'EURJPY');
      await all.first().getByRole('button').click();
      await expect(page).toHaveURL(/#GBPJPY$/);
      const row = all.first().getByRole('button').first();
      await expect(row).toHaveAttribute('aria-expanded', 'true');
      const detail = all.first().locator('[data-part="board-detail"]');
      await expect(detail).toContainText('1,234.50');
      // It opens where it was pressed: its first figures are below it, on the same screen.
      await expect(detail.getByRole('table')).toBeInViewport();
      await part(page, 'board-list').click();
      await expect(all.first()).toHaveAttribute('data-symbol', SYMBOLS[0] ?? '');
      await expect(detail).toHaveCount(0);
      await expect(part(page, 'board-detail')).toHaveCount(1);
    },
  );
}

test(
  'E1 L the board shows the shares when its own figures cannot be read',
  PHONE,
  async ({ page, lang, allowConsole }) => {
    allowConsole.push(/Failed to load resource/);
    await mockSentiment(page, (name) => ({ entry: entryOf({ name }) }));
    await page.route('**/functions/v1/sentiment/board*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.goto(`/vs-traders?lang=${lang}`);
    await expect(page.locator(rows).first()).toContainText('%');
    await expect(part(page, 'board-change').first()).toBeEmpty();
    await expect(page.locator(rows).first()).toContainText(translate(lang, 'board.state.unranged'));
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

test(
  'E4 H8 what moved is said while one instrument has no figures',
  PHONE,
  async ({ page, lang, served }) => {
    await mockSentiment(page, (name) =>
      name === 'GBPUSD'
        ? { entry: null, reason: 'no_volume' }
        : { entry: entryOf({ name, longPercentage: LONG[name] }) },
    );
    await page.addInitScript(([key, entry]) => localStorage.setItem(key, entry), [
      `${STORED.visit.key}vs-traders`,
      JSON.stringify({
        at: served.now().getTime() - 20 * 3_600_000,
        seen: { ...LONG, XAUUSD: LONG.XAUUSD + 9 },
        before: null,
      }),
    ] as const);
    await page.goto(`/vs-traders?lang=${lang}`);
    await expect(part(page, 'since-last-visit')).toContainText('XAUUSD 64% → 55%');
  },
);

test('E1 C11 a row opens and closes by keyboard, and an address in any case opens it', async ({ page }) => {
  await mockSentiment(page, (name) => ({ entry: entryOf({ name, longPercentage: LONG[name] }) }));
  await page.goto('/vs-traders?lang=es#eurjpy');
  const row = page.locator(`${rows}[data-symbol="EURJPY"]`);
  const button = row.getByRole('button').first();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeInViewport();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(row.locator('[data-part="board-detail"]')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeFocused();
});

test('E1 C11 the replay plays the stored days, goes to a day by keys, and says a day without a reading', async ({
  page,
  press,
}) => {
  await mockSentiment(page, (name) => ({ entry: entryOf({ name, longPercentage: LONG[name] }) }));
  await page.route('**/functions/v1/sentiment/board*', (route) => route.fulfill({ json: board(1) }));
  await page.goto('/vs-traders?lang=es');
  const replay = part(page, 'board-replay');
  const first = page.locator(rows).first();
  await expect(first).toContainText('55%');
  await press(replay.getByRole('button'));
  await expect(replay).not.toHaveAttribute('data-day', 'now');
  await expect(first).not.toContainText('55%');
  const slider = replay.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(replay).toHaveAttribute('data-day', '0');
  await expect(first).toContainText('50%');
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await expect(replay).toHaveAttribute('data-day', '3');
  await expect(slider).toHaveAttribute('aria-valuetext', /20\d\d.*XAUUSD/);
  await expect(first).not.toContainText('%');
  await expect(first.locator('circle').last()).toHaveAttribute('cx', '52%');
  await page.keyboard.press('Escape');
  await expect(replay).toHaveAttribute('data-day', 'now');
  await expect(first).toContainText('55%');
});

test(
  'E1 E3 J6 the rows glide when the order changes and when one opens, and are there at once with reduced motion',
  DESKTOP,
  async ({ page }) => {
    await mockSentiment(page, (name) => ({ entry: entryOf({ name, longPercentage: LONG[name] }) }));
    for (const [reducedMotion, moved] of [
      ['no-preference', SYMBOLS.length],
      ['reduce', 0],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/vs-traders?lang=es');
      await expect(page.locator(rows).first()).toContainText('55%');
      for (const pressed of ['board-order', 'board-open']) {
        const groups = await page.evaluate(async (name) => {
          const start = document.startViewTransition.bind(document);
          let begun: ViewTransition | undefined;
          document.startViewTransition = (options) => (begun = start(options));
          document.querySelector<HTMLElement>(`[data-part="${name}"]`)?.click();
          await begun?.ready;
          document.startViewTransition = start;
          const effects = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          begun?.skipTransition();
          // The rows share a name; the page itself is one more group.
          return effects.filter(
            (one) => one?.startsWith('::view-transition-group(') && !one.includes('(root)'),
          ).length;
        }, pressed);
        expect(groups, pressed).toBe(moved);
      }
      await expect(part(page, 'board-detail')).toHaveCount(1);
    }
  },
);
