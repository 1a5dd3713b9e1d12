import type { Locator, Page } from '@playwright/test';
import { brand } from '../../brand/load.ts';
import { brandRoutes } from '../../brand/routes.ts';
import { houseRules } from '../../content/comparison.ts';
import { roadmap } from '../../content/roadmap.ts';
import { video } from '../../content/video.ts';
import { expect, test } from './harness.ts';

const CLAIM_NOTE = '#claim-note';

/** Opens the home page at a part and waits until the island there lives. */
async function openAt(page: Page, part: string): Promise<Locator> {
  await page.goto('/?lang=en');
  const found = page.locator(`[data-part="${part}"]`);
  await found.scrollIntoViewIfNeeded();
  const island = page.locator('astro-island', { has: page.locator(`[data-part="${part}"]`) });
  const inside = found.locator('astro-island');
  await expect(island.or(inside).first()).not.toHaveAttribute('ssr');
  return found;
}

test('D5 the line starts at one half and follows the keyboard, never past the ends', async ({ page }) => {
  const slider = (await openAt(page, 'before-after')).getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuenow', '50');
  await expect(slider).toHaveAttribute('aria-valuemin', '0');
  await expect(slider).toHaveAttribute('aria-valuemax', '100');
  await slider.focus();
  const reach = async (key: string, value: string) => {
    await slider.press(key);
    await expect(slider).toHaveAttribute('aria-valuenow', value);
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`\\b${value}%`));
  };
  await reach('ArrowRight', '51');
  await reach('ArrowLeft', '50');
  await reach('PageUp', '60');
  await reach('PageDown', '50');
  await reach('End', '100');
  await reach('ArrowRight', '100');
  await reach('Home', '0');
  await reach('ArrowLeft', '0');
});

test('D5 dragging starts on the line, is clamped, and ends wherever it is let go', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'a mouse');
  const slider = (await openAt(page, 'before-after')).getByRole('slider');
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width / 4, y + 5, { steps: 4 });
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeLessThan(35);
  await page.mouse.move(box.x + box.width + 80, box.y - 60, { steps: 4 });
  await expect(slider).toHaveAttribute('aria-valuenow', '100');
  await page.mouse.up();
  await page.mouse.move(x, y, { steps: 4 });
  await expect(slider).toHaveAttribute('aria-valuenow', '100');
});

test('D5 a finger drags the line sideways and scrolls the page up and down', async ({ page }, info) => {
  test.skip(info.project.name !== 'phone', 'a finger');
  const slider = (await openAt(page, 'before-after')).getByRole('slider');
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await swipe(page, [x, y], [x - 100, y + 4]);
  const dragged = Number(await slider.getAttribute('aria-valuenow'));
  expect(dragged).toBeGreaterThan(0);
  expect(dragged).toBeLessThan(35);
  const before = await page.evaluate(() => scrollY);
  await swipe(page, [x + 100, y], [x + 103, y - 120]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(slider).toHaveAttribute('aria-valuenow', String(dragged));
});

async function swipe(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x: from[0], y: from[1] }]);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    const at = (axis: 0 | 1) => from[axis] + (to[axis] - from[axis]) * share;
    await touch('touchMove', [{ x: at(0), y: at(1) }]);
  }
  await touch('touchEnd', []);
  await session.detach();
}

test('D5 A8 A5 both results carry their mark, and the simulated-figures statement stands beside them', async ({
  page,
}) => {
  await page.goto('/');
  const part = page.locator('section', { has: page.locator('[data-part="before-after"]') });
  for (const id of ['without-vip', 'with-vip']) {
    await expect(part.locator(`[data-claim="${id}"] a`)).toHaveAttribute('href', CLAIM_NOTE);
  }
  await expect(part.locator('[data-part="simulated-note"]')).toBeVisible();
});

test('D6 eight rules, and a table of five rows whose cells keep their headers on every screen', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  const features = page.locator('#features');
  await expect(features.getByRole('list').first().getByRole('listitem')).toHaveCount(houseRules.length);
  const table = features.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('rowheader')).toHaveCount(5);
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(table.getByRole('cell')).toHaveCount(15);
  for (const figure of await features.locator('[data-part="claim"]').all()) {
    await expect(figure.getByRole('link')).toHaveAttribute('href', CLAIM_NOTE);
  }
});

test('D7 K9 the video host is named first, contacted only after the click, and plays at once', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(new RegExp(video.host));
  const asked: string[] = [];
  await page.route(`https://${video.host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>v</title><p>plays</p>' });
  });
  const player = await openAt(page, 'video');
  const section = page.locator('section', { has: player });
  await expect(player).toHaveAttribute('data-state', 'poster');
  await expect(section).toContainText(video.host);
  await expect(player.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  await player.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(player).toHaveAttribute('data-state', 'playing');
  await expect(player.frameLocator('iframe').getByText('plays')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? '').searchParams.get('autoplay')).toBe('1');
  await expect(player.locator('iframe')).toBeFocused();
});

test('D8 the simulator opens in a new tab, with its declared figures marked', async ({ page }) => {
  await page.goto('/');
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

test('D9 A8 previous and next stop at the ends, a step jumps, one phase shows', async ({ page }) => {
  const plan = await openAt(page, 'roadmap');
  const steps = plan.locator('[data-part="roadmap-step"]');
  const previous = plan.locator('[data-part="roadmap-prev"]');
  const next = plan.locator('[data-part="roadmap-next"]');
  const shows = async (index: number) => {
    await expect(plan.locator('[aria-current="step"]')).toHaveCount(1);
    await expect(steps.nth(index)).toHaveAttribute('aria-current', 'step');
    await expect(plan.getByRole('article')).toHaveCount(1);
    await expect(plan.locator('article').nth(index)).toBeVisible();
    await expect(previous).toBeEnabled({ enabled: index > 0 });
    await expect(next).toBeEnabled({ enabled: index < roadmap.length - 1 });
  };
  await expect(steps).toHaveCount(roadmap.length);
  await shows(0);
  await next.click();
  await shows(1);
  await steps.nth(2).click();
  await shows(2);
  await previous.click();
  await shows(1);
  await steps.nth(0).click();
  await shows(0);
  const section = page.locator('#roadmap');
  await expect(section.locator('[data-part="simulated-note"]')).toBeVisible();
});

test('D9 N10 a press before the script has come is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/RoadmapSteps.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const plan = page.locator('[data-part="roadmap"]');
  await plan.scrollIntoViewIfNeeded();
  await plan.locator('[data-part="roadmap-next"]').click();
  await expect(plan).toHaveAttribute('data-index', '0');
  release();
  await expect(plan).toHaveAttribute('data-index', '1');
});

test('D9 the keyboard keeps its place when a button goes dead at an end', async ({ page }) => {
  const plan = await openAt(page, 'roadmap');
  await plan.locator('[data-part="roadmap-step"]').nth(1).click();
  await plan.locator('[data-part="roadmap-next"]').focus();
  await page.keyboard.press('Enter');
  await expect(plan.locator('[data-part="roadmap-prev"]')).toBeFocused();
});

test('N10 D5 D7 D9 without scripts both results, the way to the video and all phases can be read', async ({
  browser,
  served,
}, info) => {
  const { viewport } = info.project.use;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: served.url,
    ...(viewport !== undefined && { viewport }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('[data-part="before-after"] [data-part="claim"]')).toHaveCount(2);
  await expect(page.locator('[data-part="before-after"] [role="slider"]')).toBeHidden();
  await expect(page.locator('[data-part="video"] button')).toBeHidden();
  const channel = brand.socials.find(({ kind }) => kind === 'video');
  await expect(page.getByRole('main').locator(`a[href="${channel?.url}"]`).first()).toBeVisible();
  for (const phase of await page.locator('[data-part="roadmap"] article').all())
    await expect(phase).toBeVisible();
  await expect(page.locator('[data-part="roadmap"] article')).toHaveCount(roadmap.length);
  await expect(page.locator('[data-part="roadmap-next"]')).toBeHidden();
  await context.close();
});
