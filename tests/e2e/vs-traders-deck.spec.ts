import type { Locator, Page } from '@playwright/test';
import { SYMBOLS } from '../../contracts/sentiment.ts';
import { DESKTOP, expect, PHONE, test } from './harness.ts';
import { notedMoves } from './transitions.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false });

const LAST = SYMBOLS.length - 1;
const deck = (page: Page) => page.locator('[data-part="sentiment-deck"]');
const cardOf = (page: Page, symbol: string) => deck(page).locator(`li:has([data-symbol="${symbol}"])`);
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const at = async (page: Page, index: number) => {
  await expect(deck(page)).toHaveAttribute('data-index', `${index}`);
  await expect(deck(page)).toHaveAttribute('data-locked', 'false');
};
const open = async (page: Page, hash = '') => {
  await page.goto(`/vs-traders?lang=es${hash}`);
  await deck(page).scrollIntoViewIfNeeded();
  await expect(part(page, 'sentiment-card').first()).toHaveAttribute('data-state', 'fresh');
};

/** A drag across the current card, in steps as a hand makes them. */
async function drag(page: Page, px: number) {
  const view = await deck(page).boundingBox();
  if (!view) throw new Error('no deck');
  const [x, y] = [view.x + view.width / 2, view.y + 260];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await page.mouse.move(x + px * share, y);
  await page.mouse.up();
}

/** Presses on a card, releases the mouse above the stage, and comes back: no card follows the mouse. */
async function expectLetGo(page: Page, card: Locator, dragged: Locator): Promise<void> {
  const [box, area] = [await card.boundingBox(), await dragged.boundingBox()];
  if (!box || !area) throw new Error('not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, area.y - 10, { steps: 4 });
  expect(await isUnderMouse(dragged, x, area.y - 10)).toBe(false);
  await page.mouse.up();
  await page.mouse.move(x - 20, y);
  expect(await isUnderMouse(dragged, x - 20, y)).toBe(true);
  await page.mouse.move(x - 60, y, { steps: 3 });
  await expect(dragged).not.toHaveAttribute('data-drag');
  expect(await dragged.evaluate((one) => (one as HTMLElement).style.getPropertyValue('--drag'))).toBe('');
}

function isUnderMouse(part: Locator, x: number, y: number): Promise<boolean> {
  return part.evaluate((one, at) => one.contains(document.elementFromPoint(at.x, at.y)), { x, y });
}

test(
  'E1 E2 F5 previous, next, first and dots turn the deck, both ways round, but not during the 600 ms of a change',
  PHONE,
  async ({ page }) => {
    await open(page);
    await at(page, 0);
    await part(page, 'sentiment-next').click();
    await at(page, 1);
    await part(page, 'sentiment-prev').click();
    await at(page, 0);
    await part(page, 'sentiment-prev').click();
    await at(page, LAST);
    await part(page, 'sentiment-next').click();
    await at(page, 0);
    await part(page, 'sentiment-dot').nth(3).click();
    await at(page, 3);
    await expect(part(page, 'sentiment-dot').nth(3)).toHaveAttribute('aria-current', 'true');
    await part(page, 'sentiment-reset').click();
    await at(page, 0);

    const locked = await page.evaluate(async () => {
      const root = document.querySelector('[data-part="sentiment-deck"]') as HTMLElement;
      const next = document.querySelector('[data-part="sentiment-next"]') as HTMLElement;
      const frame = () => new Promise(requestAnimationFrame);
      const began = performance.now();
      next.click();
      await frame();
      for (let press = 0; press < 5; press++) next.click();
      const seen = { locked: root.dataset.locked, index: root.dataset.index };
      while (root.dataset.locked === 'true') await frame();
      return { ...seen, after: root.dataset.index, ms: performance.now() - began };
    });
    expect(locked).toMatchObject({ locked: 'true', index: '1', after: '1' });
    expect(locked.ms).toBeGreaterThanOrEqual(599);
    expect(locked.ms).toBeLessThan(1500);

    // Cards out of view can neither be focused nor read.
    await at(page, 1);
    await part(page, 'sentiment-dot').nth(2).click();
    await at(page, 2);
    const inert = await part(page, 'sentiment-card').evaluateAll((cards) =>
      cards.map((card) => card.closest('li')?.inert),
    );
    expect(inert).toEqual(SYMBOLS.map((_, place) => place !== 2));
    const reached = await part(page, 'sentiment-refresh').evaluateAll((buttons) =>
      buttons.map((button) => {
        (button as HTMLElement).focus();
        return document.activeElement === button;
      }),
    );
    expect(reached).toEqual(SYMBOLS.map((_, place) => place === 2));
  },
);

test(
  'E2 a drag of more than 100 px changes the card, a shorter one snaps back',
  DESKTOP,
  async ({ page }) => {
    await open(page);
    const moves = await notedMoves(deck(page));
    await drag(page, -140);
    await at(page, 1);
    // As long as a change by a button, and as the lock.
    await expect.poll(moves).toEqual([600]);
    await drag(page, 140);
    await at(page, 0);
    await expect.poll(moves).toEqual([600, 600]);
    await drag(page, -90);
    // Without a frame for 250 ms, as on a busy machine, no way back is drawn: then the drag is made once more.
    await expect
      .poll(moves, { timeout: 2_000 })
      .toHaveLength(3)
      .catch(() => drag(page, -90));
    await expect.poll(moves).toEqual([600, 600, 250]);
    await expect(deck(page)).toHaveAttribute('data-index', '0');
    await expect
      .poll(() => cardOf(page, 'XAUUSD').evaluate((card) => card.getBoundingClientRect().left))
      .toBeCloseTo((await deck(page).boundingBox())?.x ?? -1, 0);
  },
);

test(
  'E2 F5 a mouse released beside the cards holds no card, and the deck still turns',
  DESKTOP,
  async ({ page }) => {
    await open(page);
    await deck(page).evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expectLetGo(page, cardOf(page, 'XAUUSD'), deck(page).locator('div:has(> ul > li > article)'));
    await at(page, 0);
    await drag(page, -140);
    await at(page, 1);
  },
);

test('E2 F5 a finger turns the deck too, and a vertical one scrolls the page', PHONE, async ({ page }) => {
  await open(page);
  const touch = await page.context().newCDPSession(page);
  const swipe = async (dx: number, dy: number) => {
    const box = await deck(page).boundingBox();
    const [x, y] = [180, (box?.y ?? 0) + 260];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const share of [0.2, 0.4, 0.6, 0.8, 1])
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x + dx * share, y: y + dy * share }],
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(-130, 4);
  await at(page, 1);
  await swipe(-60, 4);
  await at(page, 1);
  await swipe(130, 4);
  await at(page, 0);
  const before = await page.evaluate(() => scrollY);
  await swipe(0, -120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
  await at(page, 0);
});

test('E2 F5 arrow keys, Home and End turn the deck, which keeps the focus', DESKTOP, async ({ page }) => {
  await open(page);
  await deck(page).focus();
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  await page.keyboard.press('ArrowLeft');
  await at(page, 0);
  await page.keyboard.press('End');
  await at(page, LAST);
  await page.keyboard.press('Home');
  await at(page, 0);
  await part(page, 'sentiment-refresh').first().focus();
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  await expect(deck(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await at(page, 2);
});

test(
  'E2 the address names the card, is followed when it changes, and one step back leaves the page',
  PHONE,
  async ({ page }) => {
    await page.goto('/fx-impact');
    await open(page, '#EURUSD');
    await at(page, 1);
    // The helper scrolls to the deck: the row is open above it.
    await expect(page.locator('#EURUSD').getByRole('button').first()).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await part(page, 'sentiment-next').click();
    await at(page, 2);
    expect(new URL(page.url()).hash).toBe('#GBPUSD');
    await page.evaluate(() => {
      location.hash = '#EURJPY';
    });
    await at(page, SYMBOLS.indexOf('EURJPY'));
    await page.goBack();
    await at(page, 2);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/fx-impact');
  },
);

test('E2 J6 with reduced motion the card is there at once', PHONE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const moved = await page.evaluate(async () => {
    const next = document.querySelector('[data-part="sentiment-next"]') as HTMLElement;
    const card = document.querySelector('[data-part="sentiment-card"][data-symbol="EURUSD"]') as HTMLElement;
    next.click();
    await new Promise(requestAnimationFrame);
    const early = card.getBoundingClientRect().left;
    await new Promise((resolve) => setTimeout(resolve, 700));
    return Math.abs(card.getBoundingClientRect().left - early);
  });
  expect(moved).toBeLessThan(1);
});
