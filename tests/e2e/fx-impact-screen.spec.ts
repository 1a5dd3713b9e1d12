import type { Locator, Page } from '@playwright/test';
import { violationsInBothThemes } from './axe.ts';
import {
  answerEvents,
  answerPast,
  atRest,
  card,
  deck,
  eventIn,
  openCalendar,
  pastOf,
} from './fx-impact-events.ts';
import { DESKTOP, expect, onScreenOf, PHONE, test, untilFonts } from './harness.ts';
import { swipe } from './swipe.ts';

const rail = (page: Page) => page.locator('[data-part="day-rail"]');
const tick = (page: Page, id: string) =>
  rail(page).locator(`[data-part="rail-event"][data-event-id="${id}"]`);
const row = (page: Page, id: string) => page.locator(`[data-part="agenda-row"][data-event-id="${id}"]`);
const chosenRow = (page: Page) => page.locator('[data-part="agenda-row"][aria-current="true"]');

/** That rail, list and carousel show one event. */
async function expectChosen(page: Page, id: string): Promise<void> {
  await expect(chosenRow(page)).toHaveAttribute('data-event-id', id);
  await expect(rail(page).locator('[aria-current="true"]')).toHaveAttribute('data-event-id', id);
  await expect(card(page, 0)).toHaveAttribute('data-event-id', id);
}

/**
 * Rows wholly on the first screen. Not counted is the strip of a copy on test data, which no visitor has; the bar with an
 * offer lies over the end of the screen and can be closed.
 */
function rowsInView(page: Page): Promise<number> {
  return page.locator('[data-part="agenda-row"]').evaluateAll((all) => {
    const strip = document.querySelector('.replay-notice')?.getBoundingClientRect().height ?? 0;
    const boxes = all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    return boxes.filter(({ height, bottom }) => height > 0 && bottom <= innerHeight + strip).length;
  });
}

test.describe('with answers of its own', () => {
  // As from a static host: the page asks for its figures, which these tests answer themselves.
  test.use({ figures: false, clock: 'test' });

  const many = () =>
    Array.from({ length: 20 }, (_, place) =>
      eventIn(-150 + 20 * place, { impact_level: (['high', 'low', 'medium'] as const)[place % 3] ?? 'low' }),
    );

  test(
    'F1 N2 twelve events are on the first screen of a desktop, each on one line',
    DESKTOP,
    async ({ page }) => {
      await answerEvents(page, () => ({ events: many() }));
      await openCalendar(page);
      expect(await rowsInView(page)).toBeGreaterThanOrEqual(12);
      const heights = await page
        .locator('[data-part="agenda-row"]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(new Set(heights)).toEqual(new Set([40]));
    },
  );

  for (const lang of ['es', 'en'])
    test(
      `F1 F7 N2 next event, rail and five rows are on the first screen of a phone (${lang})`,
      PHONE,
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await answerEvents(page, () => ({ events: many() }));
        await openCalendar(page, `/fx-impact?lang=${lang}`);
        await expect(page.locator('[data-part="next-high-impact"]')).toBeInViewport({ ratio: 1 });
        await expect(rail(page)).toBeInViewport({ ratio: 1 });
        expect(await rowsInView(page)).toBeGreaterThanOrEqual(5);
        const heights = await page
          .locator('[data-part="agenda-row"]:visible')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
        for (const height of heights) {
          expect(height).toBeGreaterThanOrEqual(44);
          expect(height).toBeLessThanOrEqual(56);
        }
        expect((await rail(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      },
    );

  /** Two at one time among others; the third is the next of high impact. */
  const few = () => [
    eventIn(-90, { id: 'early', impact_level: 'low' }),
    eventIn(-60, { id: 'late', impact_level: 'medium' }),
    eventIn(60, { id: 'next' }),
    eventIn(180, { id: 'twin-1', impact_level: 'medium' }),
    eventIn(180, { id: 'twin-2', impact_level: 'medium' }),
    eventIn(300, { id: 'last', impact_level: 'low' }),
  ];

  test('F1 C11 arrow keys on the rail choose an event, which list and carousel show; Enter opens it', async ({
    page,
  }) => {
    await answerEvents(page, () => ({ events: few() }));
    await answerPast(page, pastOf);
    await openCalendar(page);
    await expectChosen(page, 'next');
    await rail(page).focus();
    for (const [key, id] of [
      ['ArrowRight', 'twin-1'],
      ['ArrowRight', 'twin-2'],
      ['End', 'last'],
      ['ArrowRight', 'last'],
      ['ArrowLeft', 'twin-2'],
      ['Home', 'early'],
    ] as const) {
      await page.keyboard.press(key);
      await expectChosen(page, id);
    }
    await expect(rail(page)).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/event=early/);
    await expect(page.locator('[data-part="event-detail"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rail(page)).toBeFocused();
  });

  test('F1 a tap on the rail chooses the nearest event, a second one the next at that time; a drag what is under it', async ({
    page,
    press,
    hasTouch,
  }) => {
    await answerEvents(page, () => ({ events: few() }));
    await openCalendar(page);
    await press(tick(page, 'twin-1'));
    await expectChosen(page, 'twin-1');
    await press(tick(page, 'twin-1'));
    await expectChosen(page, 'twin-2');
    await press(tick(page, 'twin-2'));
    await expectChosen(page, 'twin-1');
    const centre = async (part: Locator) => {
      const box = await part.boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const [from, to] = [await centre(tick(page, 'last')), await centre(tick(page, 'late'))];
    if (hasTouch) await swipe(page, from, to);
    else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.mouse.up();
    }
    await expectChosen(page, 'late');
  });

  test('F4 F5 a turn of the carousel chooses in rail and list, and a row of the list in both', async ({
    page,
  }) => {
    await answerEvents(page, () => ({ events: few() }));
    await openCalendar(page);
    await deck(page).focus();
    await page.keyboard.press('ArrowRight');
    await expectChosen(page, 'twin-1');
    await atRest(page).waitFor();
    await row(page, 'last').getByRole('button').focus();
    await expectChosen(page, 'last');
    await deck(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expectChosen(page, 'twin-2');
  });

  test(
    'F1 N2 a press on a row shows its event on the card beside the list, and one on its name opens it',
    DESKTOP,
    async ({ page }) => {
      await answerEvents(page, () => ({ events: few() }));
      await answerPast(page, pastOf);
      await openCalendar(page);
      const beside = page.locator('[data-part="event-selected"]');
      await expect(beside).toHaveAttribute('data-event-id', 'next');
      await row(page, 'last').click({ position: { x: 20, y: 20 } });
      await expect(beside).toHaveAttribute('data-event-id', 'last');
      await expect(page).not.toHaveURL(/event=/);
      await expectChosen(page, 'last');
      await row(page, 'twin-1').getByRole('button').click();
      await expect(page).toHaveURL(/event=twin-1/);
    },
  );

  test(
    'F1 F8 in the week the rail shows the day of the chosen event, and the days choose',
    DESKTOP,
    async ({ page }) => {
      const days = [-24 * 60, 20, 24 * 60];
      await answerEvents(page, () => ({ events: days.map((minutes) => eventIn(minutes)) }));
      await openCalendar(page, '/fx-impact#week');
      const day = () => rail(page).getAttribute('data-day');
      const today = await day();
      await page.locator('[data-part="events-days"] button').last().click();
      await expectChosen(page, 'event-1440');
      expect(await day()).not.toBe(today);
      await expect(rail(page).locator('[data-part="rail-event"]')).toHaveCount(1);
      await expect(page.locator('[data-part="rail-now"]')).toHaveCount(0);
    },
  );

  test('C11 axe finds nothing on the first screen once the rail was used, in either theme', async ({
    page,
  }) => {
    await answerEvents(page, () => ({ events: few() }));
    await openCalendar(page);
    await rail(page).focus();
    await page.keyboard.press('ArrowRight');
    expect(await violationsInBothThemes(page, 'main astro-island:has([data-part="events-panel"])')).toEqual(
      [],
    );
  });
});

for (const lang of ['es', 'en'])
  test(
    `F1 N12 rail and rows of today are there without scripts (${lang})`,
    onScreenOf(lang),
    async ({ browser, served }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: served.url });
      const page = await context.newPage();
      await page.goto(`/fx-impact?lang=${lang}`);
      const rows = page.locator('[data-part="agenda-row"]');
      await expect(rows.first()).toBeAttached();
      await expect(rail(page).locator('[data-part="rail-event"]')).toHaveCount(await rows.count());
      await expect(page.locator('[data-part="agenda-row"]:visible').first()).toBeVisible();
      for (const name of await rows.locator('[data-part="event-name"]').allTextContents())
        expect(name).not.toBe('');
      await context.close();
    },
  );

for (const lang of ['es', 'en'])
  test(
    `F1 N2 each name and figure of a week is whole on a phone, in rows of 44 to 56 px (${lang})`,
    PHONE,
    async ({ page }) => {
      await page.goto(`/fx-impact?lang=${lang}#week`);
      await page.keyboard.press('Shift');
      await expect(page.locator('[data-part="events-days"] button').nth(2)).toBeAttached();
      const rows = await page.locator('[data-part="agenda-row"]').evaluateAll((all) => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        const isCut = (box: DOMRect, line: DOMRect) => box.top < line.bottom && box.right > line.right + 1;
        return all.map((row) => {
          const name = row.querySelector('[data-part="event-name"]');
          const isWhole =
            name !== null &&
            name.scrollHeight <= name.clientHeight + 1 &&
            name.getBoundingClientRect().right <= row.getBoundingClientRect().right;
          // A figure without room is out of sight, below its line.
          const cut = [...row.querySelectorAll('dl > div')].filter((figure) => {
            const value = figure.querySelector('dd')?.getBoundingClientRect();
            return value && value.width > 0 && isCut(value, figure.getBoundingClientRect());
          });
          return {
            text: row.textContent,
            isWhole,
            cut: cut.length,
            height: row.getBoundingClientRect().height,
          };
        });
      });
      expect(rows.length).toBeGreaterThan(20);
      expect(rows.filter(({ isWhole, cut }) => !isWhole || cut > 0)).toEqual([]);
      expect(rows.filter(({ height }) => height < 44 || height > 56)).toEqual([]);
    },
  );

test('N10 N12 nothing on the page moves while it loads and hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/fx-impact');
  await untilFonts(page);
  const before = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  await page.keyboard.press('Shift');
  await expect(page.locator('astro-island[client="live"][ssr]')).toHaveCount(0);
  await expect(page.locator('[data-part="since-last-visit"]')).toBeAttached();
  const after = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  // What the eye does not see: a digit of another width.
  expect(after - before).toBeLessThan(0.001);
});
