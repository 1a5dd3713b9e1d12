import { expect, type Page } from '@playwright/test';
import { EMBED_VENDORS } from '#content/embeds.ts';
import { STORED } from '#contracts/storage.ts';
import type { Vendor } from '#site/shell/consent/record.ts';

export const DIALOG = '#cc-main .pm';
const QUIET_MS = 500;

/** Collects the hosts of requests to other sites. */
export function watchHosts(page: Page, own: string): string[] {
  const hosts: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(own).host) hosts.push(host);
  });
  return hosts;
}

export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await quiet(page);
}

/** Waits until the page asks for nothing more. A request that a closed frame left unanswered does not count. */
async function quiet(page: Page): Promise<void> {
  const asks = () =>
    page.waitForEvent('request', { timeout: QUIET_MS }).then(
      () => true,
      () => false,
    );
  while (await asks());
}

export async function openChoices(page: Page): Promise<void> {
  await page.locator('footer [data-part="privacy-choices"]').click();
  await expect(page.locator(DIALOG)).toBeVisible();
}

export async function choose(page: Page, role: 'all' | 'necessary'): Promise<void> {
  await openChoices(page);
  await page.locator(`${DIALOG} [data-role="${role}"]`).click();
  await expect(page.locator(DIALOG)).toBeHidden();
}

/** The stored choice. */
export const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), STORED.consent.key);

export const hostsOf = (vendor: Vendor) => EMBED_VENDORS.find(({ id }) => id === vendor)?.hosts ?? [];

/** Mocks the hosts of every vendor. Each page or script writes one word. */
export async function replayVendors(page: Page, allowConsole: RegExp[]): Promise<void> {
  for (const host of EMBED_VENDORS.flatMap(({ hosts }) => hosts)) {
    allowConsole.push(new RegExp(`request to https://${host.replaceAll('.', '\\.')}/`));
    await page.route(`https://${host}/**`, (route) => {
      if (route.request().resourceType() !== 'script')
        return route.fulfill({ contentType: 'text/html', body: '<p>drawn</p>' });
      const body = `window.showOutlookWidget = () => {}; document.body.append('drawn');`;
      return route.fulfill({ contentType: 'text/javascript', body });
    });
  }
}
