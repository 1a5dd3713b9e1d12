import type { Page } from '@playwright/test';
import { answerEvents, answerPast, eventIn, openCalendar, pastOf } from './fx-impact-events.ts';
import { DESKTOP, expect, test } from './harness.ts';
import { recordViewMoves } from './view-moves.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

/** Two that are out with their figures; the third is the next one, which the card shows first. */
const EVENTS = [
  eventIn(-90, { id: 'early' }),
  eventIn(-60, { id: 'late' }),
  eventIn(60, { id: 'next' }),
  eventIn(180, { id: 'last' }),
];

const row = (page: Page, id: string) => page.locator(`[data-part="agenda-row"][data-event-id="${id}"]`);
const cardOf = (page: Page) => page.locator('[data-part="event-selected"]');
const isShown = (page: Page, id: string) => expect(cardOf(page)).toHaveAttribute('data-event-id', id);

/** Presses a row beside its name, whatever lies over it while a transition is under way. */
async function pressRow(page: Page, id: string): Promise<void> {
  const box = await row(page, id).boundingBox();
  if (!box) throw new Error(`no row ${id}`);
  await page.mouse.click(box.x + 20, box.y + box.height / 2);
}

/** Name and figure leave the row and are in the card. */
const TO_CARD = {
  before: ['agenda-row shared-name', 'agenda-row shared-figure'],
  after: ['event-selected shared-name', 'event-selected shared-figure'],
  moved: ['shared-figure', 'shared-name'],
};

test.beforeEach(async ({ page }) => {
  await answerEvents(page, () => ({ events: EVENTS }));
  await answerPast(page, pastOf);
});

test(
  'N2 J6 name and figure of a pressed row move to the card beside the list by one transition, and none keeps its name',
  DESKTOP,
  async ({ page }) => {
    const view = await recordViewMoves(page);
    await openCalendar(page);
    await isShown(page, 'next');
    await pressRow(page, 'late');
    await isShown(page, 'late');
    await expect.poll(view.moves).toEqual([TO_CARD]);
    // The event that the card shows already has nothing to move.
    await pressRow(page, 'late');
    expect(await view.moves()).toHaveLength(1);
    await view.end();
    await expect.poll(view.names).toEqual([]);
  },
);

test(
  'N2 N10 a press is not lost while a transition begins, and not while one moves',
  DESKTOP,
  async ({ page }) => {
    const view = await recordViewMoves(page);
    await openCalendar(page);
    await isShown(page, 'next');
    await view.hold();
    await pressRow(page, 'late');
    await isShown(page, 'late');
    await pressRow(page, 'early');
    expect(await view.moves()).toHaveLength(1);
    await view.release();
    await isShown(page, 'early');
    // The press has ended the first one before it began to move.
    await expect.poll(view.moves).toEqual([{ ...TO_CARD, moved: null }, TO_CARD]);
    await pressRow(page, 'late');
    await isShown(page, 'late');
    await expect.poll(async () => (await view.moves()).slice(2)).toEqual([TO_CARD]);
    await view.end();
    await expect.poll(view.names).toEqual([]);
  },
);

test(
  'N2 J6 with reduced motion the card shows the pressed row at once, without a transition',
  DESKTOP,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const view = await recordViewMoves(page);
    await openCalendar(page);
    for (const id of ['late', 'early', 'last']) {
      await pressRow(page, id);
      await isShown(page, id);
    }
    expect([await view.moves(), await view.names()]).toEqual([[], []]);
  },
);

test(
  'N2 C11 the keyboard chooses at once: arrows on the rail and the focus of a name fill the card, and Enter opens its event',
  DESKTOP,
  async ({ page }) => {
    const view = await recordViewMoves(page);
    await openCalendar(page);
    await page.locator('[data-part="day-rail"]').focus();
    await page.keyboard.press('ArrowLeft');
    await isShown(page, 'late');
    await row(page, 'early').getByRole('button').focus();
    await isShown(page, 'early');
    expect(await view.moves()).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-part="event-detail"]')).toBeVisible();
    await expect(page).toHaveURL(/event=early/);
    await page.keyboard.press('Escape');
    await expect(row(page, 'early').getByRole('button')).toBeFocused();
  },
);
