import { SYMBOLS } from '../../contracts/sentiment.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { answering, card, cards, part, SENTIMENT } from './sentiment-card.ts';

/** Spanish: word for word those of the source's catalogue of errors. */
const SAID = {
  es: {
    title: 'No se pudieron obtener datos',
    text: 'No se han podido obtener los datos de sentiment. Intenta refrescar la página.',
    retry: 'Intentar de Nuevo',
    refused: 'Error al obtener datos. Usando últimos datos disponibles.',
    loading: 'Cargando datos…',
    noVolume: 'La fuente no informa volumen abierto',
    none: 'Sin cifras minoristas que comparar por ahora.',
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
    noVolume: 'The source reports no open volume',
    none: 'No retail figures to compare for now.',
    live: 'Live',
    api: 'Myfxbook API',
    stored: 'Last stored figures',
    demo: 'Demo mode · an example, not market data',
    late: 'We could not get the data. Try refreshing the page.',
  },
} as const;
const NOTHING = { entry: null, dataSource: 'error_fallback' } as const;

for (const lang of ['es', 'en'] as const) {
  const said = SAID[lang];
  const address = `/vs-traders?lang=${lang}`;

  test(`E4 loading: it says so, and shows no figure (${lang})`, onScreenOf(lang), async ({ page }) => {
    await page.route(SENTIMENT, () => undefined);
    await page.goto(address);
    await part(page, 'sentiment-deck').scrollIntoViewIfNeeded();
    await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-live', 'true');
    const gold = card(page, 'XAUUSD');
    await expect(gold).toHaveAttribute('data-state', 'loading');
    await expect(gold).toHaveAttribute('aria-busy', 'true');
    await expect(gold).toContainText(said.loading);
    await expect(gold).not.toContainText('%');
  });

  test(
    `E3 E4 L live stands over figures just read, not over kept ones; a failed refresh keeps them and says so (${lang})`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      allowConsole.push(/503|Failed to load resource/);
      await page.goto(address);
      const gold = card(page, 'XAUUSD');
      await expect(gold).toHaveAttribute('data-state', 'fresh');
      await expect(gold.getByText(`${said.live} · ${said.api}`)).toBeVisible();
      await page.reload();
      await expect(gold).toHaveAttribute('data-state', 'cached');
      await expect(gold.getByText(said.api, { exact: true })).toBeVisible();
      const long = gold.locator('[data-part="sentiment-long"]');
      const before = await long.textContent();
      await page.route(SENTIMENT, (route) => route.fulfill({ status: 503, body: '{}' }));
      await gold.locator('[data-part="sentiment-refresh"]').click();
      await expect(gold).toHaveAttribute('data-state', 'error');
      await expect(gold.getByRole('alert')).toHaveText(said.refused);
      await expect(gold.getByText(said.api, { exact: true })).toBeVisible();
      await expect(long).toHaveText(before ?? '');
    },
  );

  test(
    `E3 E4 figures read longer ago than the source is asked are not called live (${lang})`,
    onScreenOf(lang),
    async ({ page, served }) => {
      const observedAt = new Date(served.now().getTime() - 25 * 60_000).toISOString();
      await answering(page, () => ({ observedAt }));
      await page.goto(address);
      await expect(card(page, 'XAUUSD')).toHaveAttribute('data-state', 'fresh');
      await expect(card(page, 'XAUUSD').getByText(said.api, { exact: true })).toBeVisible();
    },
  );

  test(
    `E4 L with no data at all the card says what to do, and the retry works (${lang})`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      allowConsole.push(/503|Failed to load resource/);
      await page.route(SENTIMENT, (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.goto(address);
      const gold = card(page, 'XAUUSD');
      await expect(gold).toHaveAttribute('data-state', 'error');
      await expect(gold.getByRole('alert')).toContainText(said.title);
      await expect(gold.getByRole('alert')).toContainText(said.text);
      await page.unroute(SENTIMENT);
      await gold.getByRole('button', { name: said.retry }).click();
      await expect(gold).toHaveAttribute('data-state', 'fresh');
    },
  );

  test(
    `K2 E3 where nothing could be read the card says that and offers a retry (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await answering(page, () => ({ ...NOTHING, reason: 'unknown' }));
      await page.goto(address);
      const gold = card(page, 'XAUUSD');
      await expect(gold).toHaveAttribute('data-state', 'error');
      await expect(gold.getByRole('alert')).toContainText(said.title);
      await expect(gold.getByRole('alert')).toContainText(said.text);
      await expect(gold).not.toContainText(said.noVolume);
      await page.unroute(SENTIMENT);
      await gold.getByRole('button', { name: said.retry }).click();
      await expect(gold).toHaveAttribute('data-state', 'fresh');
    },
  );

  test(
    `K2 E3 N8 a source that reports no volume is said to, and nothing is retried or called an example (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await answering(page, () => ({ ...NOTHING, reason: 'no_volume' }));
      await page.goto(address);
      const gold = card(page, 'XAUUSD');
      await expect(gold).toHaveAttribute('data-state', 'empty');
      await expect(gold).toContainText(said.noVolume);
      await expect(gold).not.toContainText(said.title);
      await expect(part(page, 'positioning-crowd')).toContainText(said.none);
      await expect(gold.getByRole('button', { name: said.retry })).toHaveCount(0);
    },
  );

  test(
    `E3 K2 an instrument that the source now lists without volume loses its figures, the kept ones too (${lang})`,
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
      await expect(gold).toContainText(said.noVolume);
      await expect(gold).not.toContainText('%');
      await page.reload();
      await expect(cards(page, 'cached')).toHaveCount(SYMBOLS.length - 1);
      await expect(gold).toHaveAttribute('data-state', 'empty');
    },
  );

  test(
    `K2 with examples off and no source the cards say that there is no data (${lang})`,
    onScreenOf(lang),
    async ({ ownSite, page }) => {
      const { url } = await ownSite({ MYFXBOOK_EMAIL: '', MYFXBOOK_PASSWORD: '', DEMO_DATA: 'off' });
      await page.goto(`${url}${address}`);
      await expect(cards(page, 'error')).toHaveCount(SYMBOLS.length);
      await expect(card(page, 'XAUUSD')).toContainText(said.text);
      await expect(part(page, 'sentiment-long')).toHaveCount(0);
    },
  );

  test(
    `K2 E4 an example is loudly a demo, and is never kept (${lang})`,
    onScreenOf(lang),
    async ({ ownSite, page }) => {
      const { url } = await ownSite({ MYFXBOOK_EMAIL: '', MYFXBOOK_PASSWORD: '' });
      await page.goto(`${url}${address}`);
      await expect(page.locator('[data-part="sentiment-card"][data-source="error_fallback"]')).toHaveCount(
        SYMBOLS.length,
      );
      await expect(card(page, 'XAUUSD')).toContainText(said.demo);
      for (const dot of await part(page, 'sentiment-dot').all()) {
        await expect(dot.locator('svg')).toHaveAttribute('data-empty', 'true');
        await expect(dot).not.toContainText('%');
      }
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      expect(kept).not.toContain('error_fallback');
    },
  );

  test(`K2 stored figures are called stored (${lang})`, onScreenOf(lang), async ({ page }) => {
    await answering(page, () => ({ dataSource: 'historical_fallback' }));
    await page.goto(address);
    await expect(card(page, 'XAUUSD')).toContainText(said.stored);
  });

  test(
    `L E4 a backend that never answers is told within its time-out, not waited for (${lang})`,
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
      await expect(gold).toContainText(said.title);
      await expect(gold.getByRole('button', { name: said.retry })).toBeVisible();
    },
  );

  test(
    `L N10 when the script never comes, the skeleton says so (${lang})`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      allowConsole.push(/Failed to load|ERR_FAILED|SentimentDeck|dynamically imported/i);
      await page.route('**/_astro/SentimentDeck*.js*', (route) => route.abort());
      await page.goto(address);
      await expect(card(page, 'XAUUSD')).not.toContainText(said.loading);
      const late = part(page, 'sentiment-deck').getByText(said.late);
      await expect(late).toBeHidden();
      await late.evaluate((text) => {
        for (const animation of text.getAnimations()) animation.finish();
      });
      await expect(late).toBeVisible();
    },
  );
}
