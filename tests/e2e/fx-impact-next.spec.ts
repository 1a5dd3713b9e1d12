import { translate } from '../../content/words/translate.ts';
import {
  answerEvents,
  answerPast,
  choose,
  eventIn,
  goToAgenda,
  openCalendar,
  pastOf,
  rows,
} from './fx-impact-events.ts';
import { expect, onScreenOf, PHONE, test } from './harness.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

test.beforeEach(({ page }) => answerPast(page, pastOf));

const next = '[data-part="next-high-impact"]';
const DAY_MIN = 24 * 60;

for (const lang of ['es', 'en'] as const) {
  test(
    `F7 N2 the first screen names the next high-impact event, its time, what follows, and opens it (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 640 });
      await answerEvents(page, () => ({
        events: [
          eventIn(-30),
          eventIn(10, { impact_level: 'low', title: 'Survey' }),
          eventIn(75, { title: 'Jobs report' }),
          eventIn(200, { title: 'Rate decision of the central bank and its forecasts' }),
        ],
      }));
      await openCalendar(page, `/fx-impact?lang=${lang}`);
      const line = page.locator(next);
      await expect(line).toContainText(translate(lang, 'next.title'));
      await expect(line).toContainText('11:15');
      await expect(line).toContainText('Jobs report');
      const following = line.getByText('13:20 USD Rate decision of the central bank and its forecasts');
      expect(await following.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
      expect(await following.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      await expect(line.getByRole('timer')).toHaveText(/^1:\d\d:\d\d$/);
      await expect(line).toBeInViewport({ ratio: 1 });
      await expect(line.locator('[data-part="next-file"]')).toHaveAttribute(
        'href',
        /event\.ics\?id=event-75/,
      );
      await line.locator('[data-part="next-open"]').click();
      await expect(page.locator('[data-part="event-detail"]')).toContainText('Jobs report');
    },
  );

  test(
    `F7 N2 when today has none left, the line names the next one of the week with its day (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      const today = [eventIn(-30), eventIn(10, { impact_level: 'low' })];
      await answerEvents(page, (query) => ({
        events:
          query.get('scope') === 'week' ? [...today, eventIn(DAY_MIN, { title: 'Rate decision' })] : today,
      }));
      await openCalendar(page, `/fx-impact?lang=${lang}`);
      const line = page.locator(next);
      await expect(line).toContainText(translate(lang, 'next.later'));
      await expect(line).toContainText(lang === 'es' ? 'jue 11, 10:00' : 'Thu 11, 10:00');
      await choose(page, 'zone', 'utc');
      await expect(line).toContainText('16:00');
    },
  );
}

test.describe('on a Saturday', () => {
  test.use({ clock: 'page' });

  test('F1 F7 the line names the first event of next week, and the week offers the way there', async ({
    page,
  }) => {
    const saturday = Date.parse('2026-06-13T18:00:00.000Z');
    await page.clock.install({ time: saturday });
    await answerEvents(page, (query) => {
      if (query.get('week') === '2026-06-14')
        return { events: [eventIn(2 * DAY_MIN, { title: 'Rate decision', forecast: null }, saturday)] };
      return { events: query.get('scope') === 'week' ? [eventIn(-DAY_MIN, {}, saturday)] : [] };
    });
    await page.goto('/fx-impact?lang=es#week');
    await expect(page.locator(next)).toContainText('lun 15, 12:00');
    await expect(page.locator(next)).toContainText('Rate decision');
    await page.locator('[data-part="week-offer"]').getByRole('button').click();
    await expect(page).toHaveURL(/#next$/);
    await expect(page.locator('[data-part="event-card"]')).toContainText('Rate decision');
    await expect(page.locator('[data-part="week-no-forecast"]')).toBeVisible();
    await expect(page.locator('[data-part="events-scope"][data-value="next"]')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test('F7 the line says that the week has no high-impact event left', PHONE, async ({ page }) => {
  await answerEvents(page, () => ({ events: [eventIn(-30), eventIn(10, { impact_level: 'low' })] }));
  await openCalendar(page);
  await expect(page.locator(next)).toContainText(translate('es', 'next.none'));
});

test(
  'F9 F10 the line says that the calendar could not be read, and names no example',
  PHONE,
  async ({ page, allowConsole }) => {
    allowConsole.push(/./);
    await page.route('**/functions/v1/economic-events?**', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.goto('/fx-impact');
    await expect(page.locator(next)).toContainText(translate('es', 'next.unknown'));
    await expect(page.locator(next).getByRole('button')).toHaveCount(0);
  },
);

test('N2 the list folds what is over on a phone, marks now, and shows events of high impact alone', async ({
  page,
}) => {
  await answerEvents(page, () => ({
    events: [eventIn(-200), eventIn(-90), eventIn(-30), eventIn(20, { impact_level: 'low' }), eventIn(60)],
  }));
  await openCalendar(page);
  await goToAgenda(page);
  const agenda = page.locator('[data-part="agenda"]');
  const fold = agenda.locator('summary');
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) {
    await expect(fold).toHaveText(translate('es', 'agenda.past', { count: 2 }));
    await expect(rows(page)).toHaveCount(3);
    await expect(agenda.locator('li').filter({ visible: true }).nth(1)).toHaveText(/^Ahora · 10:0\d$/);
    await fold.click();
  }
  await expect(rows(page)).toHaveCount(5);
  await expect(agenda.locator('li').filter({ visible: true }).nth(3)).toHaveText(/^Ahora · 10:0\d$/);
  await agenda.locator('[data-part="only-high"]').click();
  await expect(rows(page)).toHaveCount(4);
  await expect(page).toHaveURL(/impact=high/);
  const heights = await rows(page)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(isPhone ? 44 : 40);
});
