import type { Locator, Page } from '@playwright/test';
import { translate } from '../../content/words/translate.ts';
import { SYMBOLS } from '../../contracts/sentiment.ts';
import { expect, hideServerTime, test } from './harness.ts';
import { waitForDeck } from './history-page.ts';
import { mockReports, POSITIONING } from './positioning-answer.ts';
import { card, part, SENTIMENT, showCard } from './sentiment-card.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

const panel = (page: Page) => part(page, 'positioning');

async function open(page: Page, path = ADDRESS) {
  await page.goto(path);
  await waitForDeck(page);
}

const TEXTS = {
  loading: translate('es', 'positioning.loading'),
  figures: translate('es', 'sentiment.state.loading'),
  waiting: translate('es', 'sentiment.waiting'),
  slow: translate('es', 'positioning.slow'),
  late: translate('es', 'sentiment.late'),
  stale: translate('es', 'positioning.stale'),
  notPublished: translate('es', 'positioning.notPublished'),
  partial: 'del otro todavía no',
} as const;
const ADDRESS = '/vs-traders?lang=es';
/** Problems of a report, the words for them, and the pair and the cross that show them here. */
const PROBLEMS = [
  ['stale', 'stale', 'XAUUSD', 'GBPJPY'],
  ['not_published', 'notPublished', 'EURUSD', 'EURJPY'],
  ['unavailable', 'stale', 'GBPUSD', 'GBPJPY'],
] as const;

const WORDS = ['stale', 'notPublished', 'partial'] as const;

test('N8 L the panel names only the problem of its report, and of a cross that one leg has none', async ({
  page,
}) => {
  await hideServerTime(page);
  let code: (typeof PROBLEMS)[number][0] = PROBLEMS[0][0];
  await mockReports(page, () => ({ error: { code, message: 'For the log only.' } }));
  await open(page, ADDRESS);
  for (const [problem, word, pair, cross] of PROBLEMS) {
    code = problem;
    // The first answer is that of the load. A report is asked for again after an hour, also the peso's.
    if (problem !== PROBLEMS[0][0])
      await page.evaluate(() => {
        const { now } = Date;
        Date.now = () => now() + 3_660_000;
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await showCard(page, pair);
    await expect(panel(page)).toHaveAttribute('data-symbol', pair);
    await expect(panel(page)).toHaveAttribute('data-problem', problem);
    await expect(panel(page).getByRole('status')).toContainText(TEXTS[word]);
    for (const other of WORDS.filter((one) => one !== word))
      await expect(panel(page)).not.toContainText(TEXTS[other]);
    await expect(part(page, 'positioning-leg')).toHaveCount(1);

    await showCard(page, cross);
    await expect(panel(page)).toHaveAttribute('data-symbol', cross);
    await expect(panel(page)).toHaveAttribute('data-problem', problem);
    await expect(panel(page).getByRole('status')).toContainText(TEXTS.partial);
    await expect(panel(page).getByRole('status')).toContainText(cross);
    for (const [, one] of PROBLEMS)
      await expect(panel(page).getByRole('status')).not.toContainText(TEXTS[one]);
  }
});

test('L N8 N10 deck and panel show an error, not a loading text, when the script fails to load', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/Failed to load|ERR_FAILED|SentimentDeck|dynamically imported/i);
  await page.route('**/_astro/SentimentDeck*.js*', (route) => route.abort());
  await page.goto(ADDRESS);
  await expectErrorAfterDelay(page);
  await expect(card(page, 'XAUUSD')).not.toContainText(TEXTS.figures);
  await expectLate(part(page, 'sentiment-deck').getByText(TEXTS.late));
});

test('E3 N8 N10 without scripts the page explains method and institutions, and says that live figures need scripts', async ({
  browser,
  served,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await expectErrorAfterDelay(page);
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const symbol of SYMBOLS) await expect(card(page, symbol)).toContainText(TEXTS.waiting);
  await expect(page.locator('main')).not.toContainText(TEXTS.figures);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('#method dt')).toHaveCount(4);
  await expect(page.locator('#institutions li')).toHaveCount(7);
  await context.close();
});

test('N8 L the panel shows a slow note after three seconds, again for each instrument', async ({ page }) => {
  await page.route(POSITIONING, () => undefined);
  await open(page, ADDRESS);
  await expect(panel(page)).toHaveAttribute('data-state', 'loading');
  await expect(panel(page).getByRole('status')).toContainText(TEXTS.loading);
  const slow = panel(page).getByRole('status').getByText(TEXTS.slow);
  await expect(slow).toBeVisible({ timeout: 6000 });
  await part(page, 'sentiment-dot').nth(1).click();
  await expect(panel(page)).toHaveAttribute('data-symbol', 'EURUSD');
  await expect(slow).toBeHidden();
  await expect(slow).toBeVisible({ timeout: 6000 });
});

test('N8 L without a report the retry shows a loading text, then the report, whose retail row loads as its card does', async ({
  page,
}) => {
  let legs: [] | undefined = [];
  let release = () => {};
  await mockReports(page, () => (legs ? { legs } : {}));
  await page.route(SENTIMENT, () => undefined);
  await open(page, ADDRESS);
  await expect(panel(page)).toHaveAttribute('data-state', 'unavailable');
  legs = undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(POSITIONING, async (route) => {
    await held;
    await route.fallback();
  });
  await panel(page).getByRole('alert').getByRole('button').click();
  await expect(panel(page)).toHaveAttribute('data-state', 'loading');
  await expect(panel(page).getByRole('status')).toContainText(TEXTS.loading);
  await expect(part(page, 'positioning-method')).toBeFocused();
  release();
  await expect(panel(page)).toHaveAttribute('data-state', 'ready');
  await expect(part(page, 'positioning-crowd')).toContainText(TEXTS.figures);
});

async function expectErrorAfterDelay(page: Page): Promise<void> {
  await expect(panel(page)).toHaveAttribute('data-state', 'waiting');
  await expect(panel(page)).not.toContainText(TEXTS.loading);
  await expect(panel(page)).not.toContainText(TEXTS.slow);
  await expectLate(panel(page).getByText(TEXTS.late));
}

/** The text is hidden at first, and shows after its delay, which ends here at once. */
async function expectLate(late: Locator): Promise<void> {
  await expect(late).toBeHidden();
  await late.evaluate((text) => {
    for (const animation of text.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
}

test('N8 L without a report the panel is unavailable, and the cards still work', async ({
  ownSite,
  page,
}) => {
  const { url } = await ownSite(undefined, { kind: 'status', status: 500, on: 'cftc' });
  await open(page, `${url}${ADDRESS}`);
  await expect(panel(page)).toHaveAttribute('data-state', 'unavailable', { timeout: 15_000 });
  await expect(part(page, 'sentiment-card').first()).toHaveAttribute('data-state', 'fresh');
});

test('N8 L the panel shows an error when the request fails, and the retry works', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/503|Failed to load resource/);
  await page.route(POSITIONING, (route) => route.fulfill({ status: 503, body: '{}' }));
  await open(page);
  await expect(panel(page)).toHaveAttribute('data-state', 'error');
  await page.unroute(POSITIONING);
  await panel(page).getByRole('alert').getByRole('button').click();
  await expect(panel(page)).toHaveAttribute('data-state', 'ready');
});
