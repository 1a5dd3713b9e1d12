import { STORED } from '#contracts/storage.ts';
import { revisionOf, type Vendor, withVendor } from '#site/shell/consent/record.ts';
import { ANALYTICS, serveSiteWithAnalytics } from './analytics-site.ts';
import { violationsOn } from './axe.ts';
import { expect, test } from './harness.ts';
import { stored } from './privacy.ts';

const consentTo = (vendor: Vendor) =>
  withVendor(null, { vendor, allowed: true, now: Date.parse('2026-06-09T16:00:00.000Z'), locale: 'es' });

test('N3 a brand with an analytics service shows the banner, and the service runs only after consent', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/cuenta\.example/);
  const site = await serveSiteWithAnalytics();
  const asked: string[] = [];
  await page.route('https://cuenta.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'document.body.dataset.measured = document.currentScript.dataset.site;',
    });
  });
  const banner = page.locator('#cc-main .cm');
  const measured = page.locator('body[data-measured="aureo"]');
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(site.url);
    await page.mouse.wheel(0, 400);
    await expect(banner).toBeVisible();
    expect(await violationsOn(page, '#cc-main')).toEqual([]);
    const sizes = await banner
      .locator('[data-role="all"], [data-role="necessary"]')
      .evaluateAll((buttons) =>
        buttons.map((one) => [one.clientHeight, getComputedStyle(one).backgroundColor]),
      );
    expect(sizes[0]).toEqual(sizes[1]);
    expect(asked).toEqual([]);

    await banner.locator('[data-role="necessary"]').click();
    await page.reload();
    await page.mouse.wheel(0, 400);
    const choices = page.locator('footer [data-part="privacy-choices"]');
    await choices.click();
    await expect(banner).toHaveCount(0);
    expect(asked).toEqual([]);

    await page.locator('#cc-main .pm [data-role="all"]').click();
    await expect(measured).toHaveCount(1);
    expect(asked).toEqual([ANALYTICS.script]);
    await page.reload();
    await page.mouse.wheel(0, 400);
    await expect(measured).toHaveCount(1);

    await choices.click();
    await page.locator('#cc-main .pm [data-role="necessary"]').click();
    await expect(measured).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(2);

    // A vendor that was allowed before the site had analytics stays allowed, and its box is checked.
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      STORED.consent.key,
      JSON.stringify(consentTo('outlook')),
    ] as const);
    await page.reload();
    await page.mouse.wheel(0, 400);
    await expect(banner).toBeVisible();
    await banner.locator('[data-role="show"]').click();
    await expect(page.locator('#cc-main .pm input[value="outlook"]')).toBeChecked();
    await expect(page.locator('#cc-main .pm input[value="analytics"]')).not.toBeChecked();
    expect((await stored(page)).revision).toBe(revisionOf(null));
    await page.locator('#cc-main .pm [data-role="save"]').click();
    expect(await stored(page)).toMatchObject({
      revision: revisionOf(ANALYTICS),
      services: { embeds: ['outlook'] },
    });
    await page.reload();
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState('networkidle');
    await expect(banner).toHaveCount(0);
    expect(asked).toHaveLength(2);
  } finally {
    // An open page logs errors when it requests scripts from a closed site.
    await page.goto('about:blank');
    await site.close();
  }
});
