import type { Page } from '@playwright/test';
import { translate } from '../../content/words/translate.ts';
import { expect, onScreenOf, test } from './harness.ts';
import { waitForDeck } from './history-page.ts';
import { mockReports, POSITIONING } from './positioning-answer.ts';
import { part, SENTIMENT } from './sentiment-card.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

const panel = (page: Page) => part(page, 'positioning');

async function open(page: Page, path = '/vs-traders?lang=es') {
  await page.goto(path);
  await waitForDeck(page);
}

const TEXTS = {
  es: {
    loading: translate('es', 'positioning.loading'),
    figures: 'Cargando datos…',
    slow: 'Tarda más de lo normal…',
    late: 'No se pudieron obtener datos. Intenta refrescar la página.',
    stale: translate('es', 'positioning.stale'),
    notPublished: translate('es', 'positioning.notPublished'),
    partial: 'del otro todavía no',
  },
  en: {
    loading: translate('en', 'positioning.loading'),
    figures: 'Loading data…',
    slow: 'It is taking longer than usual…',
    late: 'We could not get the data. Try refreshing the page.',
    stale: translate('en', 'positioning.stale'),
    notPublished: translate('en', 'positioning.notPublished'),
    partial: 'on the other one yet',
  },
} as const;
const PROBLEMS = [
  ['stale', 'stale'],
  ['not_published', 'notPublished'],
  ['unavailable', 'stale'],
] as const;

const WORDS = ['stale', 'notPublished', 'partial'] as const;

for (const lang of ['es', 'en'] as const) {
  const texts = TEXTS[lang];
  const address = `/vs-traders?lang=${lang}`;

  for (const [code, word] of PROBLEMS) {
    test(
      `N8 L the panel names only the problem ${code} of a report (${lang})`,
      onScreenOf(lang),
      async ({ page }) => {
        await mockReports(page, () => ({ error: { code, message: 'For the log only.' } }));
        await open(page, address);
        await expect(panel(page)).toHaveAttribute('data-problem', code);
        await expect(panel(page).getByRole('status')).toContainText(texts[word]);
        for (const other of WORDS.filter((one) => one !== word))
          await expect(panel(page)).not.toContainText(texts[other]);
        await expect(part(page, 'positioning-leg')).toHaveCount(1);
      },
    );
  }

  for (const [code] of PROBLEMS) {
    test(
      `N8 L the panel says that one leg of a cross has no report (${code}, ${lang})`,
      onScreenOf(lang),
      async ({ page }) => {
        await mockReports(page, () => ({ error: { code, message: 'For the log only.' } }));
        await open(page, `${address}#GBPJPY`);
        await expect(panel(page)).toHaveAttribute('data-symbol', 'GBPJPY');
        await expect(panel(page).getByRole('status')).toContainText(texts.partial);
        await expect(panel(page).getByRole('status')).toContainText('GBPJPY');
        for (const [, word] of PROBLEMS)
          await expect(panel(page).getByRole('status')).not.toContainText(texts[word]);
      },
    );
  }

  test(
    `N8 L the panel shows no loading text when the script fails to load (${lang})`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      allowConsole.push(/Failed to load|ERR_FAILED|SentimentDeck|dynamically imported/i);
      await page.route('**/_astro/SentimentDeck*.js*', (route) => route.abort());
      await page.goto(address);
      await expectErrorAfterDelay(page, texts);
    },
  );

  test(
    `N8 N10 the panel shows no loading text without scripts (${lang})`,
    onScreenOf(lang),
    async ({ browser, served }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
      const page = await context.newPage();
      await page.goto(address);
      await expectErrorAfterDelay(page, texts);
      await context.close();
    },
  );

  test(
    `N8 L the panel shows a slow note after three seconds, again for each instrument (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.route(POSITIONING, () => undefined);
      await open(page, address);
      await expect(panel(page)).toHaveAttribute('data-state', 'loading');
      await expect(panel(page).getByRole('status')).toContainText(texts.loading);
      const slow = panel(page).getByRole('status').getByText(texts.slow);
      await expect(slow).toBeVisible({ timeout: 6000 });
      await part(page, 'sentiment-dot').nth(1).click();
      await expect(panel(page)).toHaveAttribute('data-symbol', 'EURUSD');
      await expect(slow).toBeHidden();
      await expect(slow).toBeVisible({ timeout: 6000 });
    },
  );

  test(
    `N8 the retail row shows a loading text while the card loads (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.route(SENTIMENT, () => undefined);
      await open(page, address);
      await expect(part(page, 'positioning-crowd')).toContainText(texts.figures);
    },
  );

  test(
    `N8 L without a report the retry shows a loading text, then the report (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      let legs: [] | undefined = [];
      let release = () => {};
      await mockReports(page, () => (legs ? { legs } : {}));
      await open(page, address);
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
      await expect(panel(page).getByRole('status')).toContainText(texts.loading);
      await expect(part(page, 'positioning-method')).toBeFocused();
      release();
      await expect(panel(page)).toHaveAttribute('data-state', 'ready');
    },
  );
}

async function expectErrorAfterDelay(page: Page, texts: (typeof TEXTS)['es' | 'en']): Promise<void> {
  await expect(panel(page)).toHaveAttribute('data-state', 'waiting');
  await expect(panel(page)).not.toContainText(texts.loading);
  await expect(panel(page)).not.toContainText(texts.slow);
  const late = panel(page).getByText(texts.late);
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
  await open(page, `${url}/vs-traders?lang=es`);
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

test('K2 N8 the panel does not compare an example with real positions', async ({ ownSite, page }) => {
  const { url } = await ownSite({ MYFXBOOK_EMAIL: '', MYFXBOOK_PASSWORD: '' });
  await open(page, `${url}/vs-traders?lang=es`);
  await expect(part(page, 'sentiment-card').first()).toHaveAttribute('data-source', 'error_fallback');
  await expect(part(page, 'positioning-crowd')).not.toContainText('%');
});
