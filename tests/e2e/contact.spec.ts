import type { Page } from '@playwright/test';
import { brand } from '../../brand/load.ts';
import { officialChannels } from '../../brand/official-channels.ts';
import { PROMO } from '../../content/promo.ts';
import { officialChannelsSchema } from '../../contracts/official-channels.ts';
import { violationsInBothThemes } from './axe.ts';
import { expect, onScreenOf, PHONE, test } from './harness.ts';
import { endAside } from './shell-parts.ts';
import { layoutFaults, WIDTHS } from './widths.ts';

const KINDS = ['messaging', 'photo', 'shortVideo', 'video', 'email'];
const LIST = officialChannels(brand);

const field = (page: Page) => page.locator('[data-part="channel-checker"]').getByRole('textbox');
const verdict = (page: Page) => page.locator('[data-part="verdict"]');

test(
  'C7 N9 on a small phone the verdict is in view and the banner is aside while it is new, also at its next message',
  PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contacto?lang=es');
    await field(page).scrollIntoViewIfNeeded();
    const banner = page.locator('[data-part="promo"]');
    await expect(banner).toBeVisible();
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(40);
    await check(page, 'https://impostor.example/aureo');
    await expect(banner).toBeHidden();
    await expect(verdict(page)).toBeInViewport({ ratio: 1 });
    await endAside(page);
    await expect(banner).toBeVisible();
    const index = () => page.locator('[data-part="promo-item"]:visible').getAttribute('data-index');
    const seen = Number(await index());
    await page.goto('/canal-gratuito?lang=es');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(index).toBe(String((seen + 1) % PROMO.length));
  },
);

async function check(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.locator('[data-part="channel-checker"]').getByRole('button').click();
  await expect(verdict(page)).toBeVisible();
}

// Tests that look at the same address run in order, so that they share one load.
test.describe(() => {
  test.describe.configure({ mode: 'default' });

  for (const lang of ['es', 'en']) {
    test(
      `B18 H4 in ${lang} the five channels link to the brand's accounts, and the messaging one is marked`,
      onScreenOf(lang),
      async ({ look }) => {
        const page = await look(`/contacto?lang=${lang}`);
        const channels = page.locator('[data-part="contact-channel"]');
        expect(
          await channels.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.kind)),
        ).toEqual(KINDS);
        const hrefs = await channels
          .locator('a')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
        const official = LIST.channels.map(({ address }) => address);
        for (const href of hrefs) expect(official).toContain(href?.replace('mailto:', ''));
        const marked = channels.filter({ hasText: lang === 'es' ? 'PRINCIPAL' : 'MAIN' });
        await expect(marked).toHaveCount(1);
        await expect(marked).toHaveAttribute('data-kind', 'messaging');
      },
    );

    test(
      `H4 A7 in ${lang} the page has the whole anti-scam notice, the response times and no form`,
      onScreenOf(lang),
      async ({ look }) => {
        const page = await look(`/contacto?lang=${lang}`);
        const notice = page.locator('[data-part="anti-scam"]');
        await expect(notice.locator('[data-side="not"] li')).toHaveCount(5);
        await expect(notice.locator('[data-side="ours"] li')).toHaveCount(4);
        await expect(notice).toContainText(brand.domain);
        await expect(notice).toContainText(brand.email);
        const hours = page.locator('[data-part="response-time"]');
        expect(
          await hours.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.hours)),
        ).toEqual(['1', '24', '48']);
        await expect(page.locator('form')).toHaveCount(0);
      },
    );
  }

  test('H4 the heading leaves room for an accented capital below a descender', async ({ look }) => {
    const page = await look('/contacto?lang=es');
    const leading = await page.locator('h1').evaluate((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    expect(leading).toBeGreaterThanOrEqual(1.25);
  });

  test('A8 the loss warning is above the first call of the page', async ({ look }) => {
    const page = await look('/contacto?lang=es');
    const risk = await page.getByRole('main').locator('[data-part="risk-line"]').first().boundingBox();
    const call = await page.getByRole('main').locator('a[href^="https:"]').first().boundingBox();
    expect(risk?.y ?? Infinity).toBeLessThan(call?.y ?? 0);
  });
});

test('N9 the checker answers official, not on our list, or cannot be read; an official answer links to the listed address, any other quotes the host, also after an @, and an unlisted one links to the list and to the steps after a scam', async ({
  page,
}) => {
  await page.goto('/contacto');
  for (const [text, result] of [
    [`https://${brand.domain}/comprar-vip`, 'official'],
    [brand.email, 'official'],
    [`@${brand.slug}`, 'official'],
    [`https://${brand.domain}.evil.com/`, 'not-listed'],
    [`@${brand.slug}_vip`, 'not-listed'],
    ['+52 55 1234 5678', 'not-listed'],
    ['hola', 'unreadable'],
    ['', 'unreadable'],
    ['a'.repeat(20_000), 'unreadable'],
  ] as const) {
    await check(page, text);
    await expect(verdict(page)).toHaveAttribute('data-verdict', result);
  }
  await check(page, `http://www.${brand.domain}/blog?utm_source=x`);
  await expect(verdict(page).getByRole('link')).toHaveAttribute('href', `https://${brand.domain}/`);
  await check(page, `https://${brand.domain}@evil.com/vip`);
  await expect(verdict(page).locator('strong')).toHaveText('evil.com/vip');
  await check(page, 'https://otro.test/');
  for (const link of await verdict(page).getByRole('link').all()) {
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(target).toBeInViewport();
  }
  await expect(verdict(page)).toBeAttached();
});

test('N9 Enter starts the check, and the announced answer disappears when the text changes', async ({
  page,
}) => {
  await page.goto('/contacto');
  await field(page).fill('@juan.perez');
  await expect(async () => {
    await field(page).press('Enter');
    await expect(verdict(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('[role="status"]').filter({ has: verdict(page) })).toHaveCount(1);
  await field(page).press('x');
  await expect(verdict(page)).toHaveCount(0);
});

test('N9 H4 the pasted text is not sent in a request and not stored', async ({ page }) => {
  const secret = 'pegado-9f3a';
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto('/contacto');
  await check(page, `https://${secret}.test/`);
  await page.waitForLoadState('networkidle');
  expect(sent.filter((one) => one.includes(secret))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  expect(kept).not.toContain(secret);
});

test('N9 the JSON list has every official channel', async ({ request }) => {
  const answer = await request.get('/.well-known/official-channels.json');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(officialChannelsSchema.parse(await answer.json())).toEqual(LIST);
});

test('N9 N10 without scripts the page shows the whole list and no input field', async ({
  browser,
  served,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
  const page = await context.newPage();
  await page.goto('/contacto');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const list = page.locator('[data-part="official-list"]');
  for (const { address } of LIST.channels) {
    await expect(list).toContainText(address.replace('https://', '').replace(/\/$/, ''));
  }
  await context.close();
});

test('C11 /contacto fits every screen, also at twice the text size, and axe finds nothing with each answer shown, in either theme', async ({
  page,
}) => {
  const screen = page.viewportSize();
  for (const [lang, texts] of [
    ['es', [`@${brand.slug}`, `@${brand.slug}_vip`]],
    ['en', ['@otro', '']],
  ] as const) {
    await page.goto(`/contacto?lang=${lang}`);
    if (lang === 'es') {
      expect(await layoutFaults(page, WIDTHS)).toEqual([]);
      if (screen) await page.setViewportSize(screen);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    }
    for (const [index, text] of texts.entries()) {
      await check(page, text);
      // Another answer changes only the checker.
      const part = index === 0 ? 'html' : '[data-part="channel-checker"]';
      expect(await violationsInBothThemes(page, part), text).toEqual([]);
    }
  }
});
