import type { Page } from '@playwright/test';
import { SCENARIOS } from '../../content/scenarios.ts';
import { formatNumber } from '../../domain/format.ts';
import { expect, test, untilFonts } from './harness.ts';

const scenario = (page: Page, id: string) => page.locator(`[data-part="scenario"][data-scenario="${id}"]`);
const shownPanel = (page: Page) => page.locator('#educational-simulator [role="tabpanel"]:visible');

test('D3 a press or an arrow key selects a scenario, and only its figures are visible', async ({
  page,
  lang,
  press,
}) => {
  await page.goto(`/?lang=${lang}`);
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('data-scenario', 'conservative');
  await press(scenario(page, 'moderate'));
  await expect(scenario(page, 'moderate')).toHaveAttribute('aria-selected', 'true');
  await expect(shownPanel(page)).toHaveCount(1);
  for (const [key, id] of [
    ['ArrowRight', 'aggressive'],
    ['ArrowRight', 'conservative'],
    ['ArrowLeft', 'aggressive'],
    ['Home', 'conservative'],
    ['End', 'aggressive'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(scenario(page, id)).toBeFocused();
    await expect(scenario(page, id)).toHaveAttribute('aria-selected', 'true');
    await expect(shownPanel(page)).toHaveAttribute('aria-labelledby', `scenario-${id}`);
  }
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
});

test('D3 each scenario shows the product’s figures, and does not move the content below it', async ({
  page,
  lang,
}) => {
  await page.goto(`/?lang=${lang}`);
  await untilFonts(page);
  const section = page.locator('#educational-simulator');
  // The content below also moves on the screen when it animates in; this height alone decides where it is laid out.
  const height = () => section.evaluate((element) => element.getBoundingClientRect().height);
  await scenario(page, 'conservative').scrollIntoViewIfNeeded();
  const before = await height();
  const returns = new Map([
    ['conservative', '50%'],
    ['moderate', '200%'],
    ['aggressive', '400%'],
  ]);
  for (const { id, initial, result, months, risk } of SCENARIOS) {
    await scenario(page, id).click();
    expect(await height()).toBe(before);
    const panel = shownPanel(page);
    for (const value of [initial, result]) {
      await expect(panel).toContainText(`${formatNumber(value, 0, lang)} USD`);
    }
    await expect(panel.getByText(returns.get(id) ?? '', { exact: true })).toBeVisible();
    await expect(panel.getByText(`${risk * 100}%`, { exact: true })).toBeVisible();
    await expect(panel.getByText(new RegExp(`^${months} `))).toBeVisible();
  }
});
