import { answerEvents, card, eventIn, openCalendar } from './fx-impact-events.ts';
import { expect, onScreenOf, test } from './harness.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

const impacts = ['high', 'low', 'medium', 'high', 'low'] as const;

test.beforeEach(async ({ page }) => {
  await answerEvents(page, () => ({
    events: impacts.map((impact, place) =>
      eventIn(20 * (place + 1), { impact_level: impact, title: `Core CPI m/m ${place}` }),
    ),
    weeks: { first: '2026-05-24', last: '2026-06-14' },
  }));
});

for (const lang of ['es', 'en'] as const) {
  test(
    `F1 F3 F8 from 360 to 1440 px each row of the bar ends at the page edge, and each choice is 44 px high, in the sheet too (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      for (const period of ['day', 'week']) {
        await openCalendar(page, `/fx-impact?lang=${lang}#${period}`);
        for (const width of [360, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const rows = await page.evaluate(() => {
            const screen = document.querySelector('[data-part="events-panel"] > div');
            const bar = document.querySelector('[data-part="events-refresh"]')?.parentElement?.parentElement;
            const parts = [...(bar?.querySelectorAll('[role="group"], button[data-part]') ?? [])];
            const ends = new Map<number, number>();
            for (const part of parts.filter((one) => !one.closest('[role="group"] button'))) {
              const { top, height, right } = part.getBoundingClientRect();
              const row = Math.round((top + height / 2) / 8);
              ends.set(row, Math.max(ends.get(row) ?? 0, right));
            }
            return {
              edge: screen?.getBoundingClientRect().right ?? 0,
              ends: [...ends.values()],
              small: parts.filter((one) => one.getBoundingClientRect().height < 44).length,
            };
          });
          const at = `${width} px, ${period}`;
          expect(rows.ends.length, at).toBeGreaterThan(0);
          for (const end of rows.ends) expect(end, at).toBeCloseTo(rows.edge, 0);
          expect(rows.small, at).toBe(0);
        }
        await page.locator('[data-part="events-filter"]').click();
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const choices = page.locator('[data-part="filter-sheet"] [role="group"] button');
          await expect(choices.first()).toBeVisible();
          for (const choice of await choices.all())
            expect((await choice.boundingBox())?.height, `${width} px`).toBeGreaterThanOrEqual(44);
        }
      }
    },
  );
}

test('F5 F12 the hours under the dots are on one line; the note on a term opens beside its mark, and returns the focus', async ({
  page,
}) => {
  await openCalendar(page);
  const bottoms = await page.locator('[data-part="event-dot"]').evaluateAll((dots) =>
    dots.map((dot) => {
      const text = document.createRange();
      text.selectNodeContents(dot);
      return text.getBoundingClientRect().bottom;
    }),
  );
  expect(bottoms).toHaveLength(impacts.length);
  expect(new Set(bottoms.map(Math.round)).size).toBe(1);

  await page.locator('[data-part="events-panel"]').evaluate((panel) => panel.scrollIntoView());
  const mark = card(page, 0).locator('[data-part="term-hint"]');
  await mark.focus();
  await page.keyboard.press('Enter');
  const note = page.locator('[data-part="term-note"]');
  await expect(note).toBeVisible();
  const [at, box] = [await mark.boundingBox(), await note.boundingBox()];
  if (!at || !box) throw new Error('no note');
  const below = box.y - (at.y + at.height);
  const above = at.y - (box.y + box.height);
  expect(Math.max(below, above)).toBeGreaterThanOrEqual(0);
  expect(Math.max(below, above)).toBeLessThan(24);
  expect(box.x + box.width).toBeGreaterThan(at.x);
  expect(box.x).toBeLessThan(at.x + at.width);
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(mark).toBeFocused();
});

test('F7 a card unfolds what it measures, our reading and its topics, and so do the other cards', async ({
  page,
  press,
}) => {
  await openCalendar(page);
  const stage = page.locator('[data-part="events-deck"] ol').first().locator('..');
  const height = async () => (await stage.boundingBox())?.height ?? 0;
  const reading = card(page, 0).locator('[data-part="event-reading"]');
  const topics = card(page, 0).getByRole('list', { name: 'Temas' });
  await expect(topics).toBeHidden();
  const folded = await height();
  await press(reading.locator('summary'));
  await expect(topics).toBeVisible();
  await expect.poll(height).toBeGreaterThan(folded + 150);
  await expect(card(page, 1).locator('[data-part="event-reading"]')).toHaveAttribute('open', '');
  await press(reading.locator('summary'));
  await expect(topics).toBeHidden();
  await expect.poll(height).toBe(folded);
});
