import { type InstrumentSymbol, SYMBOLS } from '../../contracts/sentiment.ts';
import { ACCOUNT } from '../upstreams/sessions.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { card, cards, part } from './sentiment-card.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

const HOUR_MS = 3_600_000;

test.describe('the cards as they are loaded', () => {
  // In order in one worker: these tests share the page.
  test.describe.configure({ mode: 'default' });

  for (const lang of ['es', 'en'] as const) {
    test(
      `B15 E1 E3 the cards show upstream figures with source and age, in order (${lang})`,
      onScreenOf(lang),
      async ({ look, served }) => {
        const page = await look(`/vs-traders?lang=${lang}`);
        await expect(cards(page, 'fresh')).toHaveCount(SYMBOLS.length);
        const order = await page
          .locator('[data-part="sentiment-card"]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-symbol')));
        expect(order).toEqual([...SYMBOLS]);
        for (const symbol of SYMBOLS) {
          const one = card(page, symbol);
          await expect(one).toHaveAttribute('data-source', 'live_api');
          const long = Number(await one.locator('[data-part="sentiment-long"]').getAttribute('data-value'));
          const short = Number(await one.locator('[data-part="sentiment-short"]').getAttribute('data-value'));
          expect(long + short).toBeGreaterThanOrEqual(99);
          expect(long + short).toBeLessThanOrEqual(101);
          const age = await one.locator('[data-part="sentiment-age"]').getAttribute('data-value');
          expect(Math.abs(served.now().getTime() - Date.parse(age ?? ''))).toBeLessThan(HOUR_MS);
          await expect(one.getByRole('link').first()).toHaveAttribute(
            'href',
            /^https:\/\/www\.myfxbook\.com/,
          );
        }
      },
    );
  }

  test('E3 average entries have the decimals of their instrument', async ({ look }) => {
    const page = await look('/vs-traders?lang=es');
    await expect(cards(page, 'fresh')).toHaveCount(SYMBOLS.length);
    const entries = (symbol: InstrumentSymbol) =>
      card(page, symbol).getByRole('row').last().getByRole('cell').allInnerTexts();
    for (const entry of await entries('XAUUSD')) expect(entry).toMatch(/^\d{1,3}(,\d{3})*\.\d{2}$/);
    for (const entry of await entries('GBPJPY')) expect(entry).toMatch(/^\d{3}\.\d{3}$/);
    for (const entry of await entries('EURUSD')) expect(entry).toMatch(/^\d\.\d{5}$/);
  });
});

test('K2 K5 L the server makes one login and one outlook call for all cards, which label figures as stored while the upstream fails', async ({
  ownSite,
  page,
}) => {
  const { url, upstreams, advance } = await ownSite();
  await page.goto(`${url}/vs-traders`);
  await expect(cards(page, 'fresh')).toHaveCount(SYMBOLS.length);
  await page.reload();
  await page.locator('[data-part="sentiment-refresh"]').first().click();
  await expect(cards(page, 'fresh').first()).toBeVisible();
  expect(JSON.stringify(upstreams.calls())).not.toContain(ACCOUNT.password);
  const { counts } = upstreams.calls();
  expect(counts['/myfxbook/api/login.json']).toBe(1);
  expect(counts['/myfxbook/api/get-community-outlook.json']).toBe(1);

  const stored = page.locator('[data-part="sentiment-card"][data-source="historical_fallback"]');
  const live = page.locator('[data-part="sentiment-card"][data-source="live_api"]');
  /** A visit five hours later, without the figures of the visit before. */
  const comeLater = async () => {
    await page.evaluate(() => localStorage.clear());
    advance(5 * 3600);
    await page.reload();
  };
  upstreams.set({ kind: 'status', status: 500, on: 'myfxbook' });
  await comeLater();
  await expect(stored).toHaveCount(SYMBOLS.length, { timeout: 15_000 });
  await expect(card(page, 'XAUUSD')).toContainText('Último dato guardado');
  upstreams.set({ kind: 'none', on: 'myfxbook' });
  await comeLater();
  await expect(live).toHaveCount(SYMBOLS.length);
});

test('E4 N10 a second visit shows the stored figures in the first frame and sends no request; after eight hours they are shown first, then refreshed', async ({
  page,
}) => {
  await page.goto('/vs-traders');
  await expect(cards(page, 'fresh')).toHaveCount(SYMBOLS.length);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/v1/sentiment') && asked.push(request.url()));
  await page.addInitScript(() => {
    const watch = () => {
      const root = document.querySelector<HTMLElement>('[data-part="sentiment-deck"]');
      const cards = [...document.querySelectorAll<HTMLElement>('[data-part="sentiment-card"]')];
      if (root?.dataset.live !== 'true') return requestAnimationFrame(watch);
      document.documentElement.dataset.firstFrame = cards.map((card) => card.dataset.state).join();
      return 0;
    };
    requestAnimationFrame(watch);
  });
  await page.goto('/vs-traders');
  await part(page, 'sentiment-deck').scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute(
    'data-first-frame',
    Array(SYMBOLS.length).fill('cached').join(),
  );
  await expect(cards(page, 'cached')).toHaveCount(SYMBOLS.length);
  expect(asked).toEqual([]);

  await page.evaluate((ms) => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('sentiment:'))) {
      localStorage.setItem(
        key,
        (localStorage.getItem(key) ?? '').replace(/(\d{13})/, (at) => String(Number(at) - ms)),
      );
    }
  }, 8.1 * HOUR_MS);
  await page.route('**/functions/v1/sentiment', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/vs-traders');
  await expect(cards(page, 'refreshing')).toHaveCount(SYMBOLS.length);
  await expect(card(page, 'XAUUSD').locator('[data-part="sentiment-long"]')).toBeVisible();
  await expect(cards(page, 'fresh')).toHaveCount(SYMBOLS.length);
});

test('E4 the page ignores invalid data in the browser’s storage', async ({ page }) => {
  await page.addInitScript(
    (symbols) => {
      for (const symbol of symbols)
        localStorage.setItem(`sentiment:v1:${symbol}`, '{"version":1,"response":{"entry":7');
    },
    [...SYMBOLS],
  );
  await page.goto('/vs-traders');
  await expect(cards(page, 'fresh')).toHaveCount(SYMBOLS.length);
});

test('J4 E4 the deck works when storage is blocked', async ({ page, allowConsole }) => {
  allowConsole.push(/storage/i);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/vs-traders');
  await expect(cards(page, 'fresh')).toHaveCount(SYMBOLS.length);
  await part(page, 'sentiment-next').click();
  await expect(part(page, 'sentiment-deck')).toHaveAttribute('data-index', '1');
  await card(page, 'EURUSD').locator('[data-part="sentiment-refresh"]').click();
  await expect(card(page, 'EURUSD')).toHaveAttribute('data-state', 'fresh');
});
