import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { EMBED_VENDORS } from '#content/embeds.ts';
import { STORED } from '#contracts/storage.ts';
import { VENDORS } from '#site/consent/record.ts';
import { expect, test } from './harness.ts';
import { pagePaths } from './page-paths.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const DIALOG = '#cc-main .pm';

/** Hosts asked for besides our own. */
function watchHosts(page: Page, own: string): string[] {
  const hosts: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(own).host) hosts.push(host);
  });
  return hosts;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await page.waitForLoadState('networkidle');
}

async function openChoices(page: Page): Promise<void> {
  await page.locator('footer [data-part="privacy-choices"]').click();
  await expect(page.locator(DIALOG)).toBeVisible();
}

const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), STORED.consent.key);

for (const lang of ['es', 'en'] as const) {
  test(`N3 K9 no page connects elsewhere or asks anything before consent (${lang})`, async ({
    page,
    served,
    allowConsole,
  }, info) => {
    test.setTimeout(150_000);
    allowConsole.push(/404/, /no-such-page/);
    const hosts = watchHosts(page, served.url);
    const paths = await pagePaths();
    expect(paths.length).toBeGreaterThan(2);
    for (const path of [...paths, '/no-such-page']) {
      const answer = await page.goto(`${path}?lang=${lang}`);
      expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
      await scrollThrough(page);
      await expect(page.locator('#cc-main')).toHaveCount(0);
      expect(await page.locator('iframe').count(), `${path} frames`).toBe(0);
    }
    expect(hosts).toEqual([]);
    expect(await page.evaluate((key) => localStorage.getItem(key), STORED.consent.key)).toBeNull();
    info.annotations.push({ type: 'pages', description: String(paths.length) });
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`N3 C11 the choices open from the footer, are usable by keyboard and clean for axe (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const lang of ['es', 'en']) {
      await page.goto(`/?lang=${lang}`);
      await openChoices(page);
      const { violations } = await new AxeBuilder({ page }).include('#cc-main').withTags(TAGS).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
      const small = await page
        .locator(`${DIALOG} button`)
        .evaluateAll(
          (buttons) =>
            buttons
              .map((button) => button.getBoundingClientRect())
              .filter(({ width, height }) => width > 0 && (height < 44 || width < 44)).length,
        );
      expect(small).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.locator(DIALOG)).toBeHidden();
      await expect(page.locator('footer [data-part="privacy-choices"]')).toBeFocused();
      expect(await stored(page)).toBeNull();
    }
  });
}

test('N3 accept and reject are equal, the choice has version and date, no number, and can be changed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await openChoices(page);
  const accept = page.locator(`${DIALOG} [data-role="all"]`);
  const reject = page.locator(`${DIALOG} [data-role="necessary"]`);
  const looks = (button: typeof accept) =>
    button.evaluate((one) => {
      const { backgroundColor, color, borderColor, fontSize } = getComputedStyle(one);
      return { backgroundColor, color, borderColor, fontSize, height: one.clientHeight };
    });
  // Neither under the pointer, and their colours arrived.
  await page.mouse.move(1, 1);
  await expect(async () => expect(await looks(accept)).toEqual(await looks(reject))).toPass({
    timeout: 5_000,
  });
  await accept.click();
  await expect(page.locator(DIALOG)).toBeHidden();
  const first = await stored(page);
  expect(first).toMatchObject({ consentId: 'none', services: { embeds: [...VENDORS] } });
  expect(first.revision).toBeGreaterThan(0);
  expect(Date.parse(first.lastConsentTimestamp)).toBeGreaterThan(0);
  await page.reload();
  await openChoices(page);
  await reject.click();
  expect((await stored(page)).services.embeds).toEqual([]);
  expect((await stored(page)).categories).toEqual(['necessary']);
});

test('N3 N10 without scripts a sentence stands in the place of the button', async ({
  browser,
  served,
}, info) => {
  const { viewport } = info.project.use;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: served.url,
    ...(viewport && { viewport }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('footer [data-part="privacy-choices"]')).toBeHidden();
  await expect(page.locator('footer').getByText(/scripts/)).toBeVisible();
  await context.close();
});

test('K9 the pages live with Trusted Types: a foreign string reaches no script', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/requires 'Trusted/);
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  const stopped = await page
    .evaluate(() => {
      const tries = [
        () => (document.createElement('div').innerHTML = '<img src=x>'),
        () => (document.createElement('script').src = '/x.js'),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return 'let through';
        } catch (error) {
          return (error as Error).name;
        }
      });
    })
    .catch((error: Error) => error.message);
  expect(stopped).toEqual(['TypeError', 'TypeError']);
});

test('E6 K9 the page a company’s script runs in has no origin, no storage and no way to the site', async ({
  page,
  allowConsole,
}) => {
  const { hosts = [] } = EMBED_VENDORS.find(({ id }) => id === 'outlook') ?? {};
  allowConsole.push(...hosts.map((host) => new RegExp(host)));
  const spying = `window.showOutlookWidget = () => {
    const tries = { storage: () => localStorage.length, cookie: () => document.cookie, site: () => parent.document.title };
    const got = Object.entries(tries).map(([name, go]) => { try { go(); return name + ' open'; } catch { return name + ' shut'; } });
    document.body.append(self.origin + ' ' + got.join(' '));
  };`;
  for (const host of hosts)
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: spying }),
    );
  await page.goto('/embed/outlook?lang=en');
  await expect(page.locator('body')).toContainText('null storage shut cookie shut');
});

const outlook = EMBED_VENDORS.find(({ id }) => id === 'outlook')?.hosts ?? [];

/** The company's hosts answer from here, and nobody else's. */
async function replayOutlook(page: Page, allowConsole: RegExp[]): Promise<void> {
  allowConsole.push(...outlook.map((host) => new RegExp(host)));
  const drawing = `window.showOutlookWidget = () => document.body.append('drawn');`;
  for (const host of outlook)
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: drawing }),
    );
}

test('E6 N3 a click loads one company, once; told to remember, for good; taken back, no more', async ({
  page,
  served,
  allowConsole,
}) => {
  await replayOutlook(page, allowConsole);
  const hosts = watchHosts(page, served.url);
  const embed = page.locator('[data-part="embed"][data-vendor="outlook"]');
  const open = async () => {
    await page.goto('/vs-traders');
    await expect(embed).toBeHidden();
    await page.locator('[data-part="outlook"] > summary').click();
    await scrollThrough(page);
  };
  await open();
  await expect(embed).toHaveAttribute('data-state', 'blocked');
  for (const host of outlook) await expect(embed).toContainText(host);
  expect(hosts).toEqual([]);

  await embed.getByRole('button').click();
  await expect(embed).toHaveAttribute('data-state', 'loaded');
  await expect(embed.frameLocator('iframe').getByText('drawn')).toBeVisible();
  expect(await stored(page)).toBeNull();
  await open();
  await expect(embed).toHaveAttribute('data-state', 'blocked');

  await embed.getByRole('checkbox').check();
  await embed.getByRole('button').click();
  await expect(embed).toHaveAttribute('data-state', 'loaded');
  expect((await stored(page)).services).toEqual({ embeds: ['outlook'] });
  await open();
  await expect(embed).toHaveAttribute('data-state', 'loaded');

  await openChoices(page);
  await page.locator(`${DIALOG} [data-role="necessary"]`).click();
  await expect(embed).toHaveAttribute('data-state', 'blocked');
  hosts.length = 0;
  await open();
  expect(hosts).toEqual([]);
});

test('E6 N3 only the company consented to is connected with, on every page', async ({
  page,
  served,
  allowConsole,
}) => {
  test.setTimeout(90_000);
  await replayOutlook(page, allowConsole);
  const hosts = watchHosts(page, served.url);
  await page.goto('/vs-traders');
  await page.locator('[data-part="outlook"] > summary').click();
  const embed = page.locator('[data-part="embed"][data-vendor="outlook"]');
  await embed.scrollIntoViewIfNeeded();
  await embed.getByRole('checkbox').check();
  await embed.getByRole('button').click();
  await expect.poll(() => hosts.length).toBeGreaterThan(0);
  for (const path of await pagePaths()) {
    await page.goto(path);
    await scrollThrough(page);
  }
  for (const host of hosts) expect(outlook).toContain(host);
});

test('K9 what a policy stops fails a test', async ({ page }) => {
  test.fail();
  await page.goto('/');
  await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red');
  });
});
