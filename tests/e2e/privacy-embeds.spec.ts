import type { Page } from '@playwright/test';
import { CALENDARS } from '#site/features/fx-impact/calendars.ts';
import { VENDORS, type Vendor } from '#site/shell/consent/record.ts';
import { DESKTOP, expect, PHONE, test } from './harness.ts';
import { choose, hostsOf, replayVendors, scrollThrough, stored, watchHosts } from './privacy.ts';

const embedOf = (page: Page, vendor: Vendor) => page.locator(`[data-part="embed"][data-vendor="${vendor}"]`);

const isDrawing = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 2_000);
      }),
  );

const pathOf = (vendor: Vendor) => (vendor === 'outlook' ? '/vs-traders' : '/fx-impact');

/**
 * Opens the page with the vendor's embed and shows the embed. If Chromium does not draw the page, or stops drawing it with
 * the frame of a remembered vendor, this function opens it again.
 */
async function openEmbed(page: Page, vendor: Vendor, before?: () => Promise<void>): Promise<void> {
  for (let tries = 1; tries <= 3; tries += 1) {
    await page.goto(pathOf(vendor));
    if (await isDrawing(page)) {
      await before?.();
      if (vendor === 'outlook') await page.locator('[data-part="outlook"] > summary').click();
      else await show(page, vendor);
      await scrollThrough(page);
      if ((await hasFrameDrawn(page, vendor)) && (await isDrawing(page))) return;
    }
    await page.goto('about:blank');
  }
  throw new Error(`Chromium does not draw ${pathOf(vendor)}`);
}

/** Whether the vendor's frame, where there is one, shows its page. */
async function hasFrameDrawn(page: Page, vendor: Vendor): Promise<boolean> {
  const embed = embedOf(page, vendor);
  if ((await embed.locator('iframe').count()) === 0) return true;
  const text = embed.frameLocator('iframe').getByText('drawn');
  return text.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

async function show(page: Page, vendor: Vendor): Promise<void> {
  const { source } = CALENDARS.find((one) => one.vendor === vendor) ?? {};
  await page.locator(`[data-part="widget-source"][data-value="${source}"]`).check();
}

async function load(page: Page, vendor: Vendor): Promise<void> {
  const embed = embedOf(page, vendor);
  await embed.getByRole('button').click();
  await expect(embed).toHaveAttribute('data-state', 'loaded');
  await expect(embed.frameLocator('iframe').getByText('drawn')).toBeVisible();
}

// These tests have a browser of their own. In one that has run many other tests, Chromium sometimes stops drawing a page
// with a third-party frame, and clicks have no effect. An option of the worker, even an equal one, starts a new browser.
test.use({ launchOptions: [({ launchOptions }, use) => use(launchOptions), { scope: 'worker' }] });
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, allowConsole }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await replayVendors(page, allowConsole);
});

test.afterEach(async ({ page }) => {
  // Unloads third-party frames before the page closes.
  await page.goto('about:blank');
});

for (const [index, vendor] of VENDORS.entries()) {
  // Neither the hosts nor the choices depend on the screen, so each vendor runs on one.
  const screen = index % 2 === 0 ? PHONE : DESKTOP;
  test(
    `E6 F11 N3 C11 a click loads only ${vendor}; unloading it in its place keeps the focus there, and rejecting it in the choices unloads it and does not`,
    screen,
    async ({ page, served }) => {
      const hosts = watchHosts(page, served.url);
      const embed = embedOf(page, vendor);
      const button = embed.getByRole('button').first();
      await openEmbed(page, vendor);
      await expect(embed).toHaveAttribute('data-state', 'blocked');
      for (const host of hostsOf(vendor)) await expect(embed).toContainText(host);
      expect(hosts).toEqual([]);

      const height = async () => (await embed.boundingBox())?.height ?? 0;
      const reserved = await height();
      await load(page, vendor);
      // The content below does not move.
      expect(Math.abs((await height()) - reserved)).toBeLessThan(1);
      expect(await stored(page)).toBeNull();
      await embed.getByRole('button').click();
      await expect(embed).toHaveAttribute('data-state', 'blocked');
      await expect(button).toBeFocused();
      await load(page, vendor);
      // Rejects twice. The second time, the stored record does not change.
      for (const _time of ['first', 'again']) {
        await choose(page, 'necessary');
        await expect(embed).toHaveAttribute('data-state', 'blocked');
        await expect(embed.locator('iframe')).toHaveCount(0);
        await expect(button).not.toBeFocused();
        await expect(page.locator('footer [data-part="privacy-choices"]')).toBeFocused();
        await load(page, vendor);
      }
      for (const host of hosts) expect(hostsOf(vendor)).toContain(host);
      await openEmbed(page, vendor);
      await expect(embed).toHaveAttribute('data-state', 'blocked');
    },
  );

  // The calendars are one component with an address each.
  if (vendor !== 'outlook' && index > 0) continue;
  test(
    `E6 F11 N3 pages connect only to a remembered ${vendor}, and to no vendor after rejection`,
    screen,
    async ({ page, served }) => {
      const hosts = watchHosts(page, served.url);
      const embed = embedOf(page, vendor);
      await openEmbed(page, vendor);
      await embed.getByRole('checkbox').check();
      await load(page, vendor);
      await expect.poll(async () => (await stored(page))?.services).toEqual({ embeds: [vendor] });
      for (const other of CALENDARS.filter((one) => one.vendor !== vendor && vendor !== 'outlook')) {
        await show(page, other.vendor);
        await expect(embedOf(page, other.vendor)).toHaveAttribute('data-state', 'blocked');
      }
      // Pages without embeds have no frame to load: access.spec.ts. The video of the home page is never remembered, so
      // one vendor is enough there.
      for (const path of index === 0 ? ['/', '/vs-traders', '/fx-impact'] : ['/vs-traders', '/fx-impact']) {
        if (path === pathOf(vendor)) continue;
        await page.goto(path);
        await scrollThrough(page);
      }
      // Also before its embed is shown, the page connects to no other vendor.
      await openEmbed(page, vendor, () => scrollThrough(page));
      await expect(embed).toHaveAttribute('data-state', 'loaded');
      expect(new Set(hosts)).toEqual(new Set(hosts.filter((host) => hostsOf(vendor).includes(host))));

      await choose(page, 'necessary');
      await expect(embed).toHaveAttribute('data-state', 'blocked');
      hosts.length = 0;
      await openEmbed(page, vendor);
      expect(hosts).toEqual([]);
    },
  );
}
