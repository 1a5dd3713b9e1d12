import type { Page } from '@playwright/test';
import { expect, onScreenOf, test } from './harness.ts';
import { live } from './history-page.ts';
import { answeringReports, POSITIONING } from './positioning-answer.ts';
import { part, SENTIMENT } from './sentiment-card.ts';

const panel = (page: Page) => part(page, 'positioning');

async function open(page: Page, path = '/vs-traders?lang=es') {
  await page.goto(path);
  await live(page);
}

const SAID = {
  es: {
    loading: 'Cargando el informe de futuros…',
    figures: 'Cargando datos…',
    slow: 'Tarda más de lo normal…',
    late: 'No se pudieron obtener datos. Intenta refrescar la página.',
    stale: 'no se pudo leer',
    notPublished: 'todavía no se ha publicado',
    partial: 'del otro todavía no',
  },
  en: {
    loading: 'Loading the futures report…',
    figures: 'Loading data…',
    slow: 'It is taking longer than usual…',
    late: 'We could not get the data. Try refreshing the page.',
    stale: 'could not be read',
    notPublished: 'is not out yet',
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
  const said = SAID[lang];
  const address = `/vs-traders?lang=${lang}`;

  for (const [code, word] of PROBLEMS) {
    test(
      `N8 L a report with the problem ${code} is shown with that, and no other (${lang})`,
      onScreenOf(lang),
      async ({ page }) => {
        await answeringReports(page, () => ({ error: { code, message: 'For the log only.' } }));
        await open(page, address);
        await expect(panel(page)).toHaveAttribute('data-problem', code);
        await expect(panel(page).getByRole('status')).toContainText(said[word]);
        for (const other of WORDS.filter((one) => one !== word))
          await expect(panel(page)).not.toContainText(said[other]);
        await expect(part(page, 'positioning-leg')).toHaveCount(1);
      },
    );
  }

  for (const [code] of PROBLEMS) {
    test(
      `N8 L a cross of which one leg has no report says that (${code}, ${lang})`,
      onScreenOf(lang),
      async ({ page }) => {
        await answeringReports(page, () => ({ error: { code, message: 'For the log only.' } }));
        await open(page, `${address}#GBPJPY`);
        await expect(panel(page)).toHaveAttribute('data-symbol', 'GBPJPY');
        await expect(panel(page).getByRole('status')).toContainText(said.partial);
        await expect(panel(page).getByRole('status')).toContainText('GBPJPY');
        for (const [, word] of PROBLEMS)
          await expect(panel(page).getByRole('status')).not.toContainText(said[word]);
      },
    );
  }

  test(
    `N8 L when the script never comes the panel does not say that it loads (${lang})`,
    onScreenOf(lang),
    async ({ page, allowConsole }) => {
      allowConsole.push(/Failed to load|ERR_FAILED|SentimentDeck|dynamically imported/i);
      await page.route('**/_astro/SentimentDeck*.js*', (route) => route.abort());
      await page.goto(address);
      await expectLateAfterAWhile(page, said);
    },
  );

  test(`N8 N10 nor does it without scripts (${lang})`, onScreenOf(lang), async ({ browser, served }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
    const page = await context.newPage();
    await page.goto(address);
    await expectLateAfterAWhile(page, said);
    await context.close();
  });

  test(
    `N8 L a slow report says so three seconds after it was asked for, of each instrument anew (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.route(POSITIONING, () => undefined);
      await open(page, address);
      await expect(panel(page)).toHaveAttribute('data-state', 'loading');
      await expect(panel(page).getByRole('status')).toContainText(said.loading);
      const slow = panel(page).getByRole('status').getByText(said.slow);
      await expect(slow).toBeVisible({ timeout: 6000 });
      await part(page, 'sentiment-dot').nth(1).click();
      await expect(panel(page)).toHaveAttribute('data-symbol', 'EURUSD');
      await expect(slow).toBeHidden();
      await expect(slow).toBeVisible({ timeout: 6000 });
    },
  );

  test(
    `N8 while the card loads its figures the retail row says so (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.route(SENTIMENT, () => undefined);
      await open(page, address);
      await expect(part(page, 'positioning-crowd')).toContainText(said.figures);
    },
  );

  test(
    `N8 L without any report the retry shows that it asks, and works (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      let legs: [] | undefined = [];
      let letGo = () => {};
      await answeringReports(page, () => (legs ? { legs } : {}));
      await open(page, address);
      await expect(panel(page)).toHaveAttribute('data-state', 'unavailable');
      legs = undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(POSITIONING, async (route) => {
        await held;
        await route.fallback();
      });
      await panel(page).getByRole('alert').getByRole('button').click();
      await expect(panel(page)).toHaveAttribute('data-state', 'loading');
      await expect(panel(page).getByRole('status')).toContainText(said.loading);
      await expect(part(page, 'positioning-method')).toBeFocused();
      letGo();
      await expect(panel(page)).toHaveAttribute('data-state', 'ready');
    },
  );
}

async function expectLateAfterAWhile(page: Page, said: (typeof SAID)['es' | 'en']): Promise<void> {
  await expect(panel(page)).toHaveAttribute('data-state', 'waiting');
  await expect(panel(page)).not.toContainText(said.loading);
  await expect(panel(page)).not.toContainText(said.slow);
  const late = panel(page).getByText(said.late);
  await expect(late).toBeHidden();
  await late.evaluate((text) => {
    for (const animation of text.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
}

test('N8 L without any report it says so, and the cards are none the worse', async ({ ownSite, page }) => {
  const { url, upstreams } = await ownSite();
  upstreams.set({ kind: 'status', status: 500, on: 'cftc' });
  await open(page, `${url}/vs-traders?lang=es`);
  await expect(panel(page)).toHaveAttribute('data-state', 'unavailable', { timeout: 15_000 });
  await expect(part(page, 'sentiment-card').first()).toHaveAttribute('data-state', 'fresh');
});

test('N8 L a failed request says so, and the retry works', async ({ page, allowConsole }) => {
  allowConsole.push(/503|Failed to load resource/);
  await page.route(POSITIONING, (route) => route.fulfill({ status: 503, body: '{}' }));
  await open(page);
  await expect(panel(page)).toHaveAttribute('data-state', 'error');
  await page.unroute(POSITIONING);
  await panel(page).getByRole('alert').getByRole('button').click();
  await expect(panel(page)).toHaveAttribute('data-state', 'ready');
});

test('K2 N8 an example is not compared with real positions', async ({ ownSite, page }) => {
  const { url } = await ownSite({ MYFXBOOK_EMAIL: '', MYFXBOOK_PASSWORD: '' });
  await open(page, `${url}/vs-traders?lang=es`);
  await expect(part(page, 'sentiment-card').first()).toHaveAttribute('data-source', 'error_fallback');
  await expect(part(page, 'positioning-crowd')).not.toContainText('%');
});
