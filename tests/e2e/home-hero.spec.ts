import { brand } from '../../brand/load.ts';
import { translate } from '../../content/words/translate.ts';
import { CALLED } from '../offer.ts';
import { answerEvents, eventIn } from './fx-impact-events.ts';
import { DESKTOP, expect, PHONE, test } from './harness.ts';
import { expectRolls, opacity } from './home-parts.ts';

test('D1 the subtitle keeps its height from the start and fades in after two seconds', async ({
  page,
  lang,
}) => {
  // A busy machine takes two seconds to load the page.
  await page.goto(`/?lang=${lang}`, { waitUntil: 'commit' });
  const subtitle = page.locator('[data-part="hero-subtitle"]');
  await subtitle.waitFor({ state: 'attached' });
  expect(await opacity(subtitle)).toBe(0);
  const before = await subtitle.boundingBox();
  await expect.poll(() => opacity(subtitle), { timeout: 5_000 }).toBe(1);
  const after = await subtitle.boundingBox();
  expect(after?.height).toBe(before?.height);
});

test(
  'D1 J6 with reduced motion the subtitle and the figures have their final state at once',
  PHONE,
  async ({ page, lang }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/?lang=${lang}`);
    expect(await opacity(page.locator('[data-part="hero-subtitle"]'))).toBe(1);
    const stat = page.locator('[data-part="stat"]').first();
    const final = await stat.textContent();
    await stat.scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    expect(await stat.textContent()).toBe(final);
    await expect(page.locator('[data-await]')).toHaveCount(0);
  },
);

test(
  'D1 J6 the served HTML has the three figures, which roll up once when visible',
  PHONE,
  async ({ page, lang }) => {
    await expectRolls(page, '[data-part="stat"]', ['win-rate', 'risk-reward-best', 'monthly-roi'], lang);
  },
);

test('D1 two calls link to the checkout and to the free group, each in a new tab', async ({ look, lang }) => {
  const page = await look(`/?lang=${lang}`);
  const calls = page.locator('section[aria-labelledby="headline"] a[target="_blank"]');
  await expect(calls).toHaveCount(2);
  for (const [index, href] of [CALLED.start.checkout, brand.freeChannel].entries()) {
    await expect(calls.nth(index)).toHaveAttribute('href', href);
    await expect(calls.nth(index)).toHaveAttribute('rel', 'noopener');
  }
});

test('D1 two of the three feature cards link to the live pages', async ({ page, lang }) => {
  await page.goto(`/?lang=${lang}`);
  const cards = page.locator('section[aria-labelledby="features-title"] article');
  await expect(cards).toHaveCount(3);
  const targets = await cards.evaluateAll((all) =>
    all.map((card) => [...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
  );
  expect(targets).toEqual([[], ['/vs-traders'], ['/fx-impact']]);
  for (const card of await cards.all()) await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
});

test('D1 E1 F7 the two live lines name the next event and the most one-sided instrument after the first move, and keep their height; the discover-more link scrolls to the services', async ({
  page,
  lang,
}) => {
  await page.goto(`/?lang=${lang}`);
  const shares = page.locator('[data-part="home-shares"]');
  const next = page.locator('[data-part="home-next-event"]');
  await expect(shares).toContainText(translate(lang, 'hero.crowdLink'));
  const heights = async () => [(await shares.boundingBox())?.height, (await next.boundingBox())?.height];
  const before = await heights();
  await page.keyboard.press('Shift');
  await expect(shares.getByRole('img')).toBeVisible();
  await expect(shares.getByRole('link')).toHaveText(/^[A-Z]{6}: .*%/);
  await expect(next.getByRole('timer')).toBeVisible();
  await expect(next.getByRole('link')).toHaveAttribute('href', /^\/fx-impact\?event=./);
  expect(await heights()).toEqual(before);
  await page.getByRole('main').locator('a[href="#services"]').first().click();
  await expect(page.locator('#services')).toBeInViewport();
});

test(
  'D1 L the live lines say that their figures could not be read',
  PHONE,
  async ({ page, lang, allowConsole }) => {
    allowConsole.push(/Failed to load resource/);
    await page.route('**/functions/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`/?lang=${lang}`);
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-part="home-shares"]')).toContainText(
      translate(lang, 'hero.crowdUnread'),
    );
    await expect(page.locator('[data-part="home-next-event"]')).toContainText(
      translate(lang, 'next.unknown'),
    );
  },
);

test.describe(() => {
  test.use({ figures: false, clock: 'test' });

  test(
    'D1 C11 the name of the next event is whole, on two lines at most, in a line of the same height',
    DESKTOP,
    async ({ page, lang }) => {
      const name = 'Solicitudes iniciales de subsidio por desempleo';
      await answerEvents(page, () => ({ events: [eventIn(90, { name, title: name })] }));
      await page.goto(`/?lang=${lang}`);
      const next = page.locator('[data-part="home-next-event"]');
      const widths = [360, 640, 1024, 1440];
      const heights = async () => {
        const all: unknown[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          all.push((await next.boundingBox())?.height);
        }
        return all;
      };
      const before = await heights();
      await page.keyboard.press('Shift');
      await expect(next.getByRole('timer')).toBeVisible();
      await expect(next.getByRole('link')).toContainText(name);
      expect(await heights()).toEqual(before);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await next
          .locator('span, time')
          .evaluateAll((parts) =>
            parts.filter(
              (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1,
            ),
          );
        expect(cut.length, `${width}`).toBe(0);
      }
    },
  );
});
