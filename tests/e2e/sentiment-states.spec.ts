import { translate } from '../../content/words/translate.ts';
import { type InstrumentSymbol, type SentimentResponse, SYMBOLS } from '../../contracts/sentiment.ts';
import { expect, test } from './harness.ts';
import { waitForDeck } from './history-page.ts';
import { card, cards, mockSentiment, part, SENTIMENT, showCard } from './sentiment-card.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

const TEXTS = {
  title: translate('es', 'sentiment.noData.title'),
  text: translate('es', 'sentiment.noData.text'),
  retry: translate('es', 'sentiment.noData.retry'),
  refused: translate('es', 'sentiment.state.error'),
  loading: translate('es', 'sentiment.state.loading'),
  noVolume: translate('es', 'sentiment.empty.text'),
  none: translate('es', 'positioning.crowdNone'),
  api: 'API de Myfxbook',
  live: 'En vivo · API de Myfxbook',
  stored: translate('es', 'sentiment.source.historical_fallback'),
  demo: translate('es', 'sentiment.source.error_fallback'),
} as const;
const ADDRESS = '/vs-traders?lang=es';
const NO_ENTRY = { entry: null, dataSource: 'error_fallback' } as const;

test('E4 L the card shows a loading text and no figure while it loads, and an error after the timeout', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/Failed to load|net::/);
  await page.clock.install();
  await page.route(SENTIMENT, () => undefined);
  await page.goto(ADDRESS);
  await waitForDeck(page);
  const gold = card(page, 'XAUUSD');
  await expect(gold).toHaveAttribute('data-state', 'loading');
  await expect(gold).toHaveAttribute('aria-busy', 'true');
  await expect(gold).toContainText(TEXTS.loading);
  await expect(gold).not.toContainText('%');
  await page.clock.runFor(10_500);
  await expect(gold).toHaveAttribute('data-state', 'error');
  await expect(gold).toContainText(TEXTS.title);
  await expect(gold.getByRole('button', { name: TEXTS.retry })).toBeVisible();
});

test('E3 E4 L only fresh figures are called live, and a failed refresh keeps the figures and shows an error', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/503|Failed to load resource/);
  await page.goto(ADDRESS);
  const gold = card(page, 'XAUUSD');
  await expect(gold).toHaveAttribute('data-state', 'fresh');
  await expect(gold.getByText(TEXTS.live)).toBeVisible();
  await page.reload();
  await expect(gold).toHaveAttribute('data-state', 'cached');
  await expect(gold.getByText(TEXTS.api, { exact: true })).toBeVisible();
  const long = gold.locator('[data-part="sentiment-long"]');
  const before = await long.textContent();
  await page.route(SENTIMENT, (route) => route.fulfill({ status: 503, body: '{}' }));
  await gold.locator('[data-part="sentiment-refresh"]').click();
  await expect(gold).toHaveAttribute('data-state', 'error');
  await expect(gold.getByRole('alert')).toHaveText(TEXTS.refused);
  await expect(gold.getByText(TEXTS.api, { exact: true })).toBeVisible();
  await expect(long).toHaveText(before ?? '');
});

test('K2 E3 E4 N8 L each card says what its own answer is worth, and a retry works', async ({
  page,
  served,
  allowConsole,
}) => {
  allowConsole.push(/503|Failed to load resource/);
  // Older than the refresh interval.
  const observedAt = new Date(served.now().getTime() - 25 * 60_000).toISOString();
  const answers: Partial<Record<InstrumentSymbol, Partial<SentimentResponse>>> = {
    XAUUSD: { ...NO_ENTRY, reason: 'no_volume' },
    EURUSD: { ...NO_ENTRY, reason: 'unknown' },
    EURJPY: { dataSource: 'historical_fallback' },
    GBPJPY: { observedAt },
  };
  await mockSentiment(page, (symbol) => answers[symbol] ?? {});
  await page.route(SENTIMENT, (route) =>
    route.request().postDataJSON().symbol === 'GBPUSD'
      ? route.fulfill({ status: 503, body: '{}' })
      : route.fallback(),
  );
  await page.goto(ADDRESS);

  const noVolume = card(page, 'XAUUSD');
  await expect(noVolume).toHaveAttribute('data-state', 'empty');
  await expect(noVolume).toContainText(TEXTS.noVolume);
  await expect(noVolume).not.toContainText(TEXTS.title);
  await expect(part(page, 'positioning-crowd')).toContainText(TEXTS.none);
  await expect(noVolume.getByRole('button', { name: TEXTS.retry })).toHaveCount(0);

  await expect(card(page, 'EURJPY')).toContainText(TEXTS.stored);
  await expect(card(page, 'GBPJPY')).toHaveAttribute('data-state', 'fresh');
  await expect(card(page, 'GBPJPY').getByText(TEXTS.api, { exact: true })).toBeVisible();

  for (const symbol of ['EURUSD', 'GBPUSD'] as const) {
    await showCard(page, symbol);
    await expect(card(page, symbol)).toHaveAttribute('data-state', 'error');
    await expect(card(page, symbol).getByRole('alert')).toContainText(TEXTS.title);
    await expect(card(page, symbol).getByRole('alert')).toContainText(TEXTS.text);
  }
  await expect(card(page, 'EURUSD')).not.toContainText(TEXTS.noVolume);
  await page.unroute(SENTIMENT);
  for (const symbol of ['GBPUSD', 'EURUSD'] as const) {
    await showCard(page, symbol);
    await card(page, symbol).getByRole('button', { name: TEXTS.retry }).click();
    await expect(card(page, symbol)).toHaveAttribute('data-state', 'fresh');
  }
});

test('E3 K2 the card drops its figures, also the stored ones, when the source lists no volume', async ({
  ownSite,
  page,
}) => {
  const { url, upstreams, advance } = await ownSite();
  await page.goto(`${url}${ADDRESS}`);
  await expect(cards(page, 'fresh')).toHaveCount(SYMBOLS.length);
  const gold = card(page, 'XAUUSD');
  await expect(gold).toContainText('%');
  upstreams.set({ symbol: 'XAUUSD', as: 'all-zero' });
  advance(25 * 60);
  await gold.locator('[data-part="sentiment-refresh"]').click();
  await expect(gold).toHaveAttribute('data-state', 'empty');
  await expect(gold).toContainText(TEXTS.noVolume);
  await expect(gold).not.toContainText('%');
  await page.reload();
  await expect(cards(page, 'cached')).toHaveCount(SYMBOLS.length - 1);
  await expect(gold).toHaveAttribute('data-state', 'empty');
});

test('K2 the cards say that there is no data when there is no source and examples are off', async ({
  ownSite,
  page,
}) => {
  const { url } = await ownSite({ MYFXBOOK_EMAIL: '', MYFXBOOK_PASSWORD: '', DEMO_DATA: 'off' });
  await page.goto(`${url}${ADDRESS}`);
  await expect(cards(page, 'error')).toHaveCount(SYMBOLS.length);
  await expect(card(page, 'XAUUSD')).toContainText(TEXTS.text);
  await expect(part(page, 'sentiment-long')).toHaveCount(0);
});

test('K2 E4 N1 N8 an example is labelled as a demo, is never stored, and is not compared with real positions', async ({
  ownSite,
  page,
}) => {
  const { url } = await ownSite({ MYFXBOOK_EMAIL: '', MYFXBOOK_PASSWORD: '' });
  await page.goto(`${url}${ADDRESS}`);
  await expect(page.locator('[data-part="sentiment-card"][data-source="error_fallback"]')).toHaveCount(
    SYMBOLS.length,
  );
  await expect(card(page, 'XAUUSD')).toContainText(TEXTS.demo);
  for (const row of await part(page, 'board-row').all()) {
    await expect(row.locator('[data-part="board-range"]')).toHaveAttribute('data-known', 'false');
    await expect(row).not.toContainText('%');
  }
  await expect(part(page, 'board-finding')).toHaveAttribute('data-kind', 'none');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain('error_fallback');
  await waitForDeck(page);
  await expect(part(page, 'positioning-crowd')).not.toContainText('%');
  // Nothing is in the store either: the history is empty.
  await part(page, 'sentiment-history-open').first().click();
  await expect(part(page, 'sentiment-history')).toBeVisible();
  await expect(part(page, 'sentiment-history-body')).toHaveAttribute('data-state', 'empty');
});
