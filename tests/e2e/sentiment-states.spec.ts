import { translate } from '../../content/words/translate.ts';
import { SYMBOLS } from '../../contracts/sentiment.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { card, cards, mockSentiment, part, SENTIMENT } from './sentiment-card.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

/** The Spanish texts are fixed word for word by the catalogue of errors. */
const TEXTS = {
  es: {
    title: 'No se pudieron obtener datos',
    text: 'No se han podido obtener los datos de sentiment. Intenta refrescar la página.',
    retry: 'Intentar de Nuevo',
    refused: 'Error al obtener datos. Usando últimos datos disponibles.',
    loading: 'Cargando datos…',
    noVolume: translate('es', 'sentiment.empty.text'),
    none: translate('es', 'positioning.crowdNone'),
    live: 'En vivo',
    api: 'API de Myfxbook',
    stored: 'Último dato guardado',
    demo: 'Modo Demo · ejemplo, no es dato de mercado',
    late: 'No se pudieron obtener datos. Intenta refrescar la página.',
  },
  en: {
    title: 'We could not get the data',
    text: 'The sentiment data could not be loaded. Try refreshing the page.',
    retry: 'Try again',
    refused: 'We could not get new data. Showing the latest we have.',
    loading: 'Loading data…',
    noVolume: translate('en', 'sentiment.empty.text'),
    none: translate('en', 'positioning.crowdNone'),
    live: 'Live',
    api: 'Myfxbook API',
    stored: 'Last stored figures',
    demo: 'Demo mode · an example, not market data',
    late: 'We could not get the data. Try refreshing the page.',
  },
} as const;
const NO_ENTRY = { entry: null, dataSource: 'error_fallback' } as const;

for (const lang of ['es', 'en'] as const) {
  const texts = TEXTS[lang];
  const address = `/vs-traders?lang=${lang}`;

  test(
    `E4 the card shows a loading text and no figure while it loads (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.route(SENTIMENT, () => undefined);
      await page.goto(address);
      await part(page, 'sentiment-deck').scrollIntoViewIfNeeded();
      await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-live', 'true');
      const gold = card(page, 'XAUUSD');
      await expect(gold).toHaveAttribute('data-state', 'loading');
      await expect(gold).toHaveAttribute('aria-busy', 'true');
      await expect(gold).toContainText(texts.loading);
      await expect(gold).not.toContainText('%');
    },
  );

  test(
    `E3 E4 L only fresh figures are called live, and a failed refresh keeps the figures and shows an error (${lang})`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      allowConsole.push(/503|Failed to load resource/);
      await page.goto(address);
      const gold = card(page, 'XAUUSD');
      await expect(gold).toHaveAttribute('data-state', 'fresh');
      await expect(gold.getByText(`${texts.live} · ${texts.api}`)).toBeVisible();
      await page.reload();
      await expect(gold).toHaveAttribute('data-state', 'cached');
      await expect(gold.getByText(texts.api, { exact: true })).toBeVisible();
      const long = gold.locator('[data-part="sentiment-long"]');
      const before = await long.textContent();
      await page.route(SENTIMENT, (route) => route.fulfill({ status: 503, body: '{}' }));
      await gold.locator('[data-part="sentiment-refresh"]').click();
      await expect(gold).toHaveAttribute('data-state', 'error');
      await expect(gold.getByRole('alert')).toHaveText(texts.refused);
      await expect(gold.getByText(texts.api, { exact: true })).toBeVisible();
      await expect(long).toHaveText(before ?? '');
    },
  );

  test(
    `E3 E4 figures older than the refresh interval are not called live (${lang})`,
    onScreenOf(lang),
    async ({ page, served }) => {
      const observedAt = new Date(served.now().getTime() - 25 * 60_000).toISOString();
      await mockSentiment(page, () => ({ observedAt }));
      await page.goto(address);
      await expect(card(page, 'XAUUSD')).toHaveAttribute('data-state', 'fresh');
      await expect(card(page, 'XAUUSD').getByText(texts.api, { exact: true })).toBeVisible();
    },
  );

  test(
    `E4 L the card shows an error when the request fails, and the retry works (${lang})`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      allowConsole.push(/503|Failed to load resource/);
      await page.route(SENTIMENT, (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.goto(address);
      const gold = card(page, 'XAUUSD');
      await expect(gold).toHaveAttribute('data-state', 'error');
      await expect(gold.getByRole('alert')).toContainText(texts.title);
      await expect(gold.getByRole('alert')).toContainText(texts.text);
      await page.unroute(SENTIMENT);
      await gold.getByRole('button', { name: texts.retry }).click();
      await expect(gold).toHaveAttribute('data-state', 'fresh');
    },
  );

  test(
    `K2 E3 the card shows an error with a retry when the source could not be read (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await mockSentiment(page, () => ({ ...NO_ENTRY, reason: 'unknown' }));
      await page.goto(address);
      const gold = card(page, 'XAUUSD');
      await expect(gold).toHaveAttribute('data-state', 'error');
      await expect(gold.getByRole('alert')).toContainText(texts.title);
      await expect(gold.getByRole('alert')).toContainText(texts.text);
      await expect(gold).not.toContainText(texts.noVolume);
      await page.unroute(SENTIMENT);
      await gold.getByRole('button', { name: texts.retry }).click();
      await expect(gold).toHaveAttribute('data-state', 'fresh');
    },
  );

  test(
    `K2 E3 N8 the card says that the source reports no volume, and offers no retry (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await mockSentiment(page, () => ({ ...NO_ENTRY, reason: 'no_volume' }));
      await page.goto(address);
      const gold = card(page, 'XAUUSD');
      await expect(gold).toHaveAttribute('data-state', 'empty');
      await expect(gold).toContainText(texts.noVolume);
      await expect(gold).not.toContainText(texts.title);
      await expect(part(page, 'positioning-crowd')).toContainText(texts.none);
      await expect(gold.getByRole('button', { name: texts.retry })).toHaveCount(0);
    },
  );

  test(
    `E3 K2 the card drops its figures, also the stored ones, when the source lists no volume (${lang})`,
    onScreenOf(lang),
    async ({ ownSite, page }) => {
      const { url, upstreams, advance } = await ownSite();
      await page.goto(`${url}${address}`);
      await expect(cards(page, 'fresh')).toHaveCount(SYMBOLS.length);
      const gold = card(page, 'XAUUSD');
      await expect(gold).toContainText('%');
      upstreams.set({ symbol: 'XAUUSD', as: 'all-zero' });
      advance(25 * 60);
      await gold.locator('[data-part="sentiment-refresh"]').click();
      await expect(gold).toHaveAttribute('data-state', 'empty');
      await expect(gold).toContainText(texts.noVolume);
      await expect(gold).not.toContainText('%');
      await page.reload();
      await expect(cards(page, 'cached')).toHaveCount(SYMBOLS.length - 1);
      await expect(gold).toHaveAttribute('data-state', 'empty');
    },
  );

  test(
    `K2 the cards say that there is no data when there is no source and examples are off (${lang})`,
    onScreenOf(lang),
    async ({ ownSite, page }) => {
      const { url } = await ownSite({ MYFXBOOK_EMAIL: '', MYFXBOOK_PASSWORD: '', DEMO_DATA: 'off' });
      await page.goto(`${url}${address}`);
      await expect(cards(page, 'error')).toHaveCount(SYMBOLS.length);
      await expect(card(page, 'XAUUSD')).toContainText(texts.text);
      await expect(part(page, 'sentiment-long')).toHaveCount(0);
    },
  );

  test(
    `K2 E4 an example is labelled as a demo and is never stored (${lang})`,
    onScreenOf(lang),
    async ({ ownSite, page }) => {
      const { url } = await ownSite({ MYFXBOOK_EMAIL: '', MYFXBOOK_PASSWORD: '' });
      await page.goto(`${url}${address}`);
      await expect(page.locator('[data-part="sentiment-card"][data-source="error_fallback"]')).toHaveCount(
        SYMBOLS.length,
      );
      await expect(card(page, 'XAUUSD')).toContainText(texts.demo);
      for (const dot of await part(page, 'sentiment-dot').all()) {
        await expect(dot.locator('[data-empty="true"]')).toHaveCount(1);
        await expect(dot).not.toContainText('%');
      }
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      expect(kept).not.toContain('error_fallback');
    },
  );

  test(`K2 the card labels stored figures as stored (${lang})`, onScreenOf(lang), async ({ page }) => {
    await mockSentiment(page, () => ({ dataSource: 'historical_fallback' }));
    await page.goto(address);
    await expect(card(page, 'XAUUSD')).toContainText(texts.stored);
  });

  test(
    `L E4 the card shows an error after the timeout when the backend never answers (${lang})`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      allowConsole.push(/Failed to load|net::/);
      await page.clock.install();
      await page.route(SENTIMENT, () => undefined);
      await page.goto(address);
      await part(page, 'sentiment-deck').scrollIntoViewIfNeeded();
      await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-live', 'true');
      await page.clock.runFor(10_500);
      const gold = card(page, 'XAUUSD');
      await expect(gold).toHaveAttribute('data-state', 'error');
      await expect(gold).toContainText(texts.title);
      await expect(gold.getByRole('button', { name: texts.retry })).toBeVisible();
    },
  );

  test(
    `L N10 the skeleton shows an error when the script fails to load (${lang})`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      allowConsole.push(/Failed to load|ERR_FAILED|SentimentDeck|dynamically imported/i);
      await page.route('**/_astro/SentimentDeck*.js*', (route) => route.abort());
      await page.goto(address);
      await expect(card(page, 'XAUUSD')).not.toContainText(texts.loading);
      const late = part(page, 'sentiment-deck').getByText(texts.late);
      await expect(late).toBeHidden();
      await late.evaluate((text) => {
        for (const animation of text.getAnimations()) animation.finish();
      });
      await expect(late).toBeVisible();
    },
  );
}
