import { brand } from '../../brand/load.ts';
import { brandRoutes } from '../../brand/routes.ts';
import { houseRules } from '../../content/comparison.ts';
import { video } from '../../content/video.ts';
import { expect, test } from './harness.ts';
import { CLAIM_NOTE, expectRolls, openAt } from './home-parts.ts';

test('D6 the section has all rules and a table of five rows, which keeps its headers on every screen', async ({
  look,
  lang,
}) => {
  const page = await look(`/?lang=${lang}`);
  const features = page.locator('#features');
  await expect(features.getByRole('list').first().getByRole('listitem')).toHaveCount(houseRules.length);
  const table = features.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('rowheader')).toHaveCount(5);
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(table.getByRole('cell')).toHaveCount(15);
  // The reasons of the rules are folded.
  for (const figure of await features.locator('[data-part="claim"]').all()) {
    await expect(figure.getByRole('link', { includeHidden: true })).toHaveAttribute('href', CLAIM_NOTE);
  }
});

test('D8 the simulator link opens in a new tab, and its claims have their marks', async ({ look, lang }) => {
  const page = await look(`/?lang=${lang}`);
  const section = page.locator(`#${brandRoutes(brand.slug).liveSection}`);
  const link = section.locator(`a[href="${brand.simulator}"]`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  for (const id of ['uptime', 'users', 'assets']) {
    await expect(section.locator(`[data-claim="live-simulator-${id}"] a`)).toHaveAttribute(
      'href',
      CLAIM_NOTE,
    );
  }
});

test('D7 K9 the page names the video host, contacts it only after a click, and then plays the video', async ({
  page,
  lang,
  allowConsole,
  press,
}, { project }) => {
  allowConsole.push(new RegExp(video.host));
  const asked: string[] = [];
  await page.route(`https://${video.host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>v</title><p>plays</p>' });
  });
  const player = await openAt(page, 'video', lang);
  const section = page.locator('section', { has: player });
  await expect(player).toHaveAttribute('data-state', 'poster');
  await expect(section).toContainText(video.host);
  await expect(player.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  const button = player.getByRole('button');
  if (project.name === 'phone') await press(button);
  else await button.press('Enter');
  await expect(player).toHaveAttribute('data-state', 'playing');
  await expect(player.frameLocator('iframe').getByText('plays')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? '').searchParams.get('autoplay')).toBe('1');
  await expect(player.locator('iframe')).toBeFocused();
});

test('D8 J6 the three claims roll up when visible and show no other number', async ({ page, lang }) => {
  const ids = ['live-simulator-uptime', 'live-simulator-users', 'live-simulator-assets'];
  await expectRolls(page, `#${brandRoutes(brand.slug).liveSection}`, ids, lang);
});
