import type { Locator, Page } from '@playwright/test';
import { answerEvents, atRest, card, deck, eventIn, openCalendar } from './fx-impact-events.ts';
import { DESKTOP, expect, test } from './harness.ts';
import { notedMoves } from './transitions.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

const index = (page: Page) => deck(page).getAttribute('data-index').then(Number);

async function centreOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('not drawn');
  return box.x + box.width / 2;
}

test.describe('eight events', () => {
  test.beforeEach(async ({ page }) => answerEvents(page, () => ({})));

  test('F5 F7 the next event due is in the middle with five pairs, its neighbours beside it, the others are hidden and all but one inert', async ({
    page,
  }) => {
    await openCalendar(page);
    await expect(card(page, 0)).toHaveAttribute('data-event-id', 'event-20');
    const near = (page.viewportSize()?.width ?? 0) < 768 ? 250 : 320;
    await page.waitForTimeout(900);
    const middle = await centreOf(card(page, 0));
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.abs(middle - width / 2)).toBeLessThan(1.5);
    for (const offset of [-2, -1, 1, 2]) {
      expect(Math.abs((await centreOf(card(page, offset))) - middle - offset * near)).toBeLessThan(1.5);
      const place = page.locator('li', { has: card(page, offset) });
      await expect(place).toHaveAttribute('inert', '');
      expect(Number(await place.evaluate((part) => getComputedStyle(part).opacity))).toBeLessThan(1);
      expect(await place.evaluate((part) => getComputedStyle(part).filter)).toContain('blur');
    }
    await expect(page.locator('li', { has: card(page, 3) })).toHaveCSS('opacity', '0');
    await expect(page.locator('li:not([inert]) > [data-part="event-card"]')).toHaveCount(1);
    // Five pairs, and the count of the others.
    await expect(card(page, 0).locator('[data-part="event-pairs"] li')).toHaveCount(6);
    await expect(card(page, 0).locator('[data-part="event-pairs"]')).toContainText('+2');
  });

  test('F5 buttons turn, wrap both ways and lead home', DESKTOP, async ({ page }) => {
    await openCalendar(page);
    await page.locator('[data-part="events-home"]').click();
    expect(await index(page)).toBe(0);
    await atRest(page).waitFor();
    await page.getByRole('button', { name: 'Anterior' }).click();
    expect(await index(page)).toBe(7);
    await atRest(page).waitFor();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    expect(await index(page)).toBe(0);
    await atRest(page).waitFor();
    await page.locator('[data-part="event-dot"]').nth(5).click();
    expect(await index(page)).toBe(5);
  });

  test('F5 a drag moves the cards by 0.8 of its way, and changes the card when it is over 100 px', async ({
    page,
  }) => {
    await openCalendar(page);
    const y = (await card(page, 0).boundingBox())?.y ?? 0;
    await page.mouse.wheel(0, y - 120);
    await page.waitForTimeout(300);
    const drag = async (px: number) => {
      await atRest(page).waitFor();
      const box = await card(page, 0).boundingBox();
      if (!box) throw new Error('not drawn');
      const [x, top] = [box.x + box.width / 2, box.y + 60];
      await page.mouse.move(x, top);
      await page.mouse.down();
      await page.mouse.move(x + px / 2, top, { steps: 4 });
      await page.mouse.move(x + px, top, { steps: 4 });
      const shift = await place.evaluate((part) => getComputedStyle(part).translate);
      await page.mouse.up();
      return shift;
    };
    const place = page.locator('li', { has: card(page, 0) });
    await expect(place.locator('xpath=../..')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    const moves = await notedMoves(deck(page));
    expect(await drag(-90)).toBe('-72px');
    expect(await index(page)).toBe(2);
    await expect.poll(moves).toContain(250);
    await drag(-130);
    expect(await index(page)).toBe(3);
    // As long as a change by a button.
    await expect.poll(moves).toContain(800);
    await drag(130);
    expect(await index(page)).toBe(2);
  });

  test('F5 with reduced motion cards change places at once, without blur; each is smaller and dimmer the farther it is', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCalendar(page);
    const place = (offset: number) => page.locator('li', { has: card(page, offset) });
    await expect(place(1)).toHaveCSS('filter', 'none');
    await expect(place(1)).toHaveCSS('transition-duration', '0s');
    for (const name of ['scale', 'opacity'] as const) {
      const [centre = 0, near = 0, second = 0, far = 0] = await Promise.all(
        [0, 1, 2, 3].map((offset) =>
          place(offset).evaluate((part, of) => Number.parseFloat(getComputedStyle(part)[of]) || 1, name),
        ),
      );
      expect(centre, name).toBe(1);
      expect(near, name).toBeLessThan(centre);
      expect(second, name).toBeLessThan(near);
      if (name === 'scale') expect(far).toBeLessThan(second);
    }
    await expect(place(3)).toHaveCSS('opacity', '0');
    for (const [width, ...spacing] of [
      [767, 250, 500, 750],
      [768, 320, 640, 960],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const [index, px] of spacing.entries()) {
        await expect(place(index + 1)).toHaveCSS('translate', `${px}px`);
        await expect(place(-index - 1)).toHaveCSS('translate', `${-px}px`);
      }
    }
  });

  test('F5 no input turns the deck while requested events load', DESKTOP, async ({ page }) => {
    await openCalendar(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/functions/v1/economic-events?**', async (route) => {
      await held;
      await route.fallback();
    });
    await page.locator('[data-part="events-refresh"]').click();
    await expect(deck(page)).toHaveAttribute('data-locked', 'true');
    await page.locator('[data-part="events-next"]').click();
    await page.locator('[data-part="event-dot"]').nth(5).click();
    await deck(page).focus();
    await page.keyboard.press('End');
    expect(await index(page)).toBe(2);
    release();
    await atRest(page).waitFor();
    await page.keyboard.press('End');
    expect(await index(page)).toBe(7);
  });
});

test('F5 Home and End on a dot move the focus to another day’s dots', DESKTOP, async ({ page }) => {
  const days = [-24 * 60, -23 * 60, 20, 24 * 60, 25 * 60];
  await answerEvents(page, () => ({ events: days.map((minutes) => eventIn(minutes)) }));
  await openCalendar(page, '/fx-impact#week');
  const current = page.locator('[data-part="event-dot"][aria-current]');
  expect(await index(page)).toBe(2);
  await current.focus();
  for (const [key, at] of [
    ['Home', 0],
    ['End', 4],
  ] as const) {
    await atRest(page).waitFor();
    await page.keyboard.press(key);
    expect(await index(page)).toBe(at);
    await expect(current).toBeFocused();
  }
});
