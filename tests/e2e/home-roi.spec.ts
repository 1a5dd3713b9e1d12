import type { Page } from '@playwright/test';
import { translate } from '../../content/words/translate.ts';
import { expect, PHONE, test } from './harness.ts';
import { field, openCalculator, part, tier, value } from './home-parts.ts';
import { endAside } from './shell-parts.ts';

test('D10 D3 each tier calculates its scenario and its loss, offers its minimum, and takes the number formats of both countries', async ({
  page,
  lang,
}) => {
  await openCalculator(page, lang);
  const sums = [
    ['advanced', '5000', '6', '10000', '200'],
    ['premium', '10000', '12', '40000', '400'],
    ['standard', '1000', '3', '500', '50'],
  ] as const;
  for (const [name, amount, months, profit, percent] of sums) {
    await tier(page, name).check();
    await field(page, 'amount').fill(amount);
    await field(page, 'months').fill(months);
    await value(page, 'roi-profit').toHaveAttribute('data-value', profit);
    await value(page, 'roi-percent').toHaveAttribute('data-value', percent);
  }
  await value(page, 'roi-loss-result').toHaveAttribute('data-value', '625.65');
  await value(page, 'roi-loss').toHaveAttribute('data-value', '374.35');

  for (const [typed, initial] of [
    ['1.000,50', '1000.5'],
    ['2,000.50', '2000.5'],
    ['3000.5', '3000.5'],
    ['4 000', '4000'],
    ['5.000', '5000'],
  ] as const) {
    await field(page, 'amount').fill(typed);
    await value(page, 'roi-initial').toHaveAttribute('data-value', initial);
    await expect(part(page, 'roi')).toHaveAttribute('data-stale', 'false');
  }

  await field(page, 'amount').fill('1000');
  await tier(page, 'premium').check();
  await expect(part(page, 'roi')).toHaveAttribute('data-stale', 'true');
  await part(page, 'roi')
    .getByRole('button', { name: /10,000/ })
    .click();
  await value(page, 'roi-initial').toHaveAttribute('data-value', '10000');
  await expect(part(page, 'roi')).toHaveAttribute('data-stale', 'false');
});

test(
  'C7 D10 on a phone the banner is aside while an answer of the calculator is new',
  PHONE,
  async ({ page, lang }) => {
    await openCalculator(page, lang);
    const banner = page.locator('[data-part="promo"]');
    await expect(banner).toBeVisible();
    await field(page, 'amount').fill('2000');
    await expect(banner).toBeHidden();
    await endAside(page);
    await expect(banner).toBeVisible();
  },
);

test('D10 invalid input shows an error at its field, and the last valid result stays in grey', async ({
  page,
  lang,
}) => {
  await openCalculator(page, lang);
  await field(page, 'amount').fill('2000');
  await value(page, 'roi-profit').toHaveAttribute('data-value', '1000');
  const colour = () => part(page, 'roi-profit').evaluate((figure) => getComputedStyle(figure).color);
  const good = await colour();
  expect(good).not.toBe(await mutedColour(page));
  for (const [name, typed] of [
    ['amount', ''],
    ['amount', '999'],
    ['amount', '10000001'],
    ['amount', 'NaN'],
    ['months', '0'],
    ['months', '25'],
    ['months', '2.5'],
  ] as const) {
    await field(page, 'amount').fill('2000');
    await field(page, 'months').fill('3');
    await expect(part(page, 'roi')).toHaveAttribute('data-stale', 'false');
    expect(await colour()).toBe(good);
    await field(page, name).fill(typed);
    await expect(part(page, 'roi')).toHaveAttribute('data-stale', 'true');
    expect(await colour()).toBe(await mutedColour(page));
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(/\d/);
    await value(page, 'roi-profit').toHaveAttribute('data-value', '1000');
    expect(await part(page, 'roi').textContent()).not.toMatch(/NaN|Infinity|undefined/);
  }
});

/** The colour of a result that does not match the input. */
const mutedColour = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--muted)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

test('D10 the copied link opens the same calculation', async ({ page, lang, context, served }, {
  project,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: served.url });
  await openCalculator(page, lang);
  await tier(page, 'advanced').check();
  await field(page, 'amount').fill('7.500,25');
  await field(page, 'months').fill('9');
  const copy = part(page, 'roi-link').getByRole('button');
  if (project.name === 'phone') await copy.tap();
  else await copy.press('Enter');
  await expect(part(page, 'roi-link').getByRole('status')).not.toBeEmpty();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  const profit = await part(page, 'roi-profit').getAttribute('data-value');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(part(page, 'roi')).toBeInViewport();
  await value(page, 'roi-initial').toHaveAttribute('data-value', '7500.25');
  await value(page, 'roi-profit').toHaveAttribute('data-value', profit ?? '');
  await expect(field(page, 'months')).toHaveValue('9');
  await expect(tier(page, 'advanced')).toBeChecked();
});

test('D10 A8 the formula and the stamp are visible, and the loss has the same style as the gain', async ({
  look,
  lang,
}) => {
  const page = await look(`/?lang=${lang}`);
  const section = page.locator('#roi-calculator');
  await expect(section.locator('sup')).toBeVisible();
  await expect(section.locator('[data-part="stamp"]')).toBeVisible();
  const [gain, loss] = await Promise.all(
    ['roi-result', 'roi-loss-result'].map((name) =>
      part(page, name).evaluate((one) => {
        const { fontSize, fontWeight, color } = getComputedStyle(one);
        return { fontSize, fontWeight, color };
      }),
    ),
  );
  expect(loss).toEqual(gain);
});

test('D10 both results stay in view below the bar while a visitor types on a phone', async ({
  page,
  lang,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalculator(page, lang);
  // What an open keyboard leaves of the screen.
  await page.setViewportSize({ width: 360, height: 420 });
  for (const name of ['amount', 'months'] as const) {
    await field(page, name).focus();
    await field(page, name).fill(name === 'amount' ? '2500' : '6');
    await expect(field(page, name)).toBeInViewport({ ratio: 1 });
    const bottoms = await Promise.all(
      [part(page, 'header'), part(page, 'roi-result'), field(page, name)].map(async (one) => {
        const box = await one.boundingBox();
        return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
      }),
    );
    const [bar, result, input] = bottoms;
    if (!bar || !result || !input) throw new Error('a part has no box');
    expect(result.top, name).toBeGreaterThanOrEqual(bar.bottom);
    expect(input.top, name).toBeGreaterThanOrEqual(result.bottom);
    await expect(part(page, 'roi-loss-result')).toBeInViewport({ ratio: 1 });
  }
});

test('D10 N10 the results are grey when the calculator’s code fails to load, and it loads when the connection is back', async ({
  page,
  lang,
  context,
  allowConsole,
}) => {
  allowConsole.push(/Failed to load resource|dynamically imported|Error hydrating|ERR_/);
  const code = '**/_astro/RoiCalculator.*.js*';
  await page.route(code, (route) => route.abort());
  await page.goto(`/?lang=${lang}`);
  await part(page, 'roi').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[data-failed] [data-part="roi"]')).toHaveCount(1);
  await expect(part(page, 'system-toast')).toContainText(translate(lang, 'toasts.unloaded'));
  const colour = () => part(page, 'roi-result').evaluate((figure) => getComputedStyle(figure).color);
  const unsure = await colour();
  await page.unroute(code);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator('astro-island[ssr] [data-part="roi"]')).toHaveCount(0);
  expect(await colour()).not.toBe(unsure);
  await field(page, 'amount').fill('3000');
  await expect(part(page, 'roi')).toHaveAttribute('data-stale', 'false');
  await expect(field(page, 'amount')).toHaveValue('3000');
});

test('D10 J2 what is typed survives a change of language and a reload', async ({ page, lang }) => {
  await openCalculator(page, lang);
  await tier(page, 'advanced').check();
  await field(page, 'amount').fill('6,500.5');
  await field(page, 'months').fill('7');
  await page.locator('[data-part="locale-toggle"]').first().click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
  const isKept = async () => {
    await field(page, 'amount').scrollIntoViewIfNeeded();
    await expect(field(page, 'amount')).toHaveValue('6,500.5');
    await expect(field(page, 'months')).toHaveValue('7');
    await expect(tier(page, 'advanced')).toBeChecked();
    await value(page, 'roi-initial').toHaveAttribute('data-value', '6500.5');
  };
  await isKept();
  await page.reload();
  await isKept();
});

test('D10 N10 what is typed before scripts run comes over what was kept', PHONE, async ({ page, lang }) => {
  await openCalculator(page, lang);
  await field(page, 'amount').fill('6500');
  await field(page, 'months').fill('7');
  await field(page, 'months').blur();
  const held = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await field(page, 'amount').fill('7777');
  held.resolve();
  await value(page, 'roi-initial').toHaveAttribute('data-value', '7777');
  await expect(field(page, 'amount')).toHaveValue('7777');
  await expect(field(page, 'months')).toHaveValue('7');
});
