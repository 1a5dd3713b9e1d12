import type { Page } from '@playwright/test';
import { answerEvents, answerPast, card, eventIn, NOW, openCalendar, pastOf } from './fx-impact-events.ts';
import { expect, test } from './harness.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

test.describe('with a controlled clock', () => {
  test.use({ clock: 'page' });
  test('F6 F7 K3 an event counts down, is live at zero, then shows figure and surprise without a reload', async ({
    page,
  }) => {
    await page.clock.install({ time: NOW });
    let isOut = false;
    const cpi = () =>
      eventIn(
        2,
        isOut
          ? { actual: '0.5%', surprise: 'positive', status: 'released', surprise_difference: '+0.2 pp' }
          : {},
      );
    await answerEvents(page, () => ({ events: [eventIn(-60), cpi(), eventIn(90)] }));
    await answerPast(page, pastOf);
    await page.goto('/fx-impact?lang=es');
    const one = page.locator('[data-part="event-card"][data-event-id="event-2"]');
    await expect(one).toHaveAttribute('data-status', 'upcoming');
    await expect(one).toContainText('Próximo');
    await expect(one).toHaveAttribute('data-offset', '0');
    await expect(one.locator('[data-part="event-countdown"]')).toHaveText(/00.*0[12].*\d\d/);
    isOut = true;
    await page.clock.runFor(2 * 60_000 + 1000);
    await expect(one).toHaveAttribute('data-status', 'publishing');
    await expect(one).toContainText('En vivo');
    await page.clock.runFor(61_000);
    await expect(one).toHaveAttribute('data-status', 'released');
    await expect(one).toContainText('Completado');
    await expect(one).toContainText('publicado hace 1 min');
    await expect(one.locator('[data-part="event-actual"]')).toHaveText('0.5%');
    await expect(one.locator('[data-part="event-surprise"]')).toHaveAttribute('data-value', 'positive');
    await expect(one.locator('[data-part="event-surprise"]')).toContainText('+0.2 pp');
    await expect(one).toHaveAttribute('data-offset', '0');
  });

  test('F7 the release minute counts down in block and title, and its figure lands without moving the page', async ({
    page,
  }) => {
    await page.clock.install({ time: NOW });
    let isOut = false;
    const due = () =>
      eventIn(
        3,
        isOut
          ? { actual: '0.5%', surprise: 'positive', status: 'released', surprise_difference: '+0.2 pp' }
          : {},
      );
    await answerEvents(page, () => ({ events: [due(), eventIn(90)] }));
    await answerPast(page, pastOf);
    await openCalendar(page, '/fx-impact?lang=es');
    const title = await page.title();
    const block = page.locator('[data-part="next-high-impact"]');
    const stage = block.locator('[data-part="release-stage"]');
    const below = () => page.locator('[data-part="events-scope"]').first().boundingBox();
    const before = await below();
    await expect(stage).toHaveCount(0);
    await page.clock.runFor(2 * 60_000 + 2_000);
    await expect(stage).toHaveAttribute('data-phase', 'counting');
    // Before the clock goes on: seconds of it end a request that is still running.
    await expect(stage.locator('[data-part="surprise-strip"]')).toHaveAttribute('data-count', '5');
    await page.clock.runFor(18_000);
    await expect(stage.getByRole('timer')).toHaveText(/^\d\ds$/);
    expect(await page.title()).toMatch(/^\d\d s · Index number 3$/);
    expect(await below()).toEqual(before);
    await page.clock.runFor(45_000);
    await expect(stage).toHaveAttribute('data-phase', 'live');
    expect(await page.title()).toBe(title);
    isOut = true;
    // The page asks again a minute after the release; a busy machine answers later.
    await expect(async () => {
      await page.clock.runFor(20_000);
      await expect(stage).toHaveAttribute('data-phase', 'out', { timeout: 1_000 });
    }).toPass();
    await expect(stage.locator('[data-part="stage-own"]')).toHaveAttribute('data-side', '1');
    await expect(stage).toContainText('+0.2 pp');
    expect(await below()).toEqual(before);
  });

  test('F8 a line explains the change of hours when only US clocks have changed', async ({ page }) => {
    const march = Date.parse('2026-03-18T16:00:00.000Z');
    await page.clock.install({ time: march });
    await answerEvents(page, () => ({ events: [eventIn(30, {}, march)] }));
    await openCalendar(page);
    const line = page.locator('[data-part="clock-change"]');
    await expect(line).toHaveAttribute('data-market', 'us');
    await expect(line).toContainText(/hora antes/);
  });

  test('F8 N10 the cards are visible without an error when the code of that line fails to load', async ({
    page,
    allowConsole,
  }) => {
    allowConsole.push(/Failed to load resource|dynamically imported|ERR_FAILED/);
    const march = Date.parse('2026-03-18T16:00:00.000Z');
    await page.clock.install({ time: march });
    await answerEvents(page, () => ({ events: [eventIn(30, {}, march)] }));
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/ClockChange.'));
    await page.route('**/_astro/ClockChange.*.js', (route) => route.abort());
    await openCalendar(page);
    await missed;
    await page.clock.runFor(1_000);
    await expect(page.locator('[data-part="late-failed"], [data-part="clock-change"]')).toHaveCount(0);
    await expect(card(page, 0)).toBeVisible();
  });

  test('F7 a card says that its figure is late, and shows it when it is published', async ({ page }) => {
    await page.clock.install({ time: NOW });
    let isOut = false;
    const late = () => eventIn(-31, { id: 'late', actual: isOut ? '0.5%' : null, surprise: null });
    const speech = eventIn(-45, {
      id: 'speech',
      actual: null,
      forecast: null,
      previous: null,
      surprise: null,
    });
    await answerEvents(page, () => ({ events: [speech, late()] }));
    await openCalendar(page);
    const one = (id: string) => page.locator(`[data-part="event-card"][data-event-id="${id}"]`);
    await expect(one('late')).toContainText('sin cifra hasta ahora');
    await expect(one('speech')).not.toContainText('sin cifra hasta ahora');
    isOut = true;
    await page.clock.fastForward('05:00');
    await expect(one('late').locator('[data-part="event-actual"]')).toHaveText('0.5%');
    await expect(one('late')).not.toContainText('sin cifra hasta ahora');
  });
});

test.describe('a tab left open over midnight in Mexico City', () => {
  test.use({ clock: 'page' });
  /** 23:55 in Mexico City. */
  const LATE = Date.parse('2026-06-11T05:55:00.000Z');
  const yesterday = () => [eventIn(-120, { id: 'yesterday' }, LATE)];
  const today = () => [eventIn(600, { id: 'today' }, LATE)];
  const one = (page: Page, id: string) => page.locator(`[data-part="event-card"][data-event-id="${id}"]`);

  test('F8 F9 yesterday’s events disappear at midnight, also when the refresh fails, and today’s replace them', async ({
    page,
    allowConsole,
  }) => {
    allowConsole.push(/503|Failed to load resource/);
    await page.clock.install({ time: LATE });
    await answerEvents(page, () => ({ events: yesterday() }));
    await openCalendar(page);
    await page.unrouteAll();
    await page.route('**/functions/v1/economic-events?**', (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await page.clock.fastForward('05:03');
    await expect(page.getByRole('alert')).toContainText('Error al cargar eventos económicos');
    await expect(one(page, 'yesterday')).toHaveCount(0);
    await page.unrouteAll();
    await answerEvents(page, () => ({ events: today() }));
    await page.clock.fastForward('05:01');
    await expect(one(page, 'today')).toBeVisible();
    await expect(one(page, 'yesterday')).toHaveCount(0);
  });

  test('F8 a tab that becomes visible in the morning loads the new day', async ({ page }) => {
    await page.clock.install({ time: LATE });
    let events = yesterday();
    await answerEvents(page, () => ({ events }));
    await openCalendar(page);
    const setVisible = (isVisible: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, !isVisible);
    await setVisible(false);
    events = today();
    await page.clock.fastForward('08:00:00');
    await setVisible(true);
    await expect(one(page, 'today')).toBeVisible();
    await expect(one(page, 'yesterday')).toHaveCount(0);
  });

  test('F4 a page shown again after five minutes refreshes, and earlier it does not', async ({ page }) => {
    await page.clock.install({ time: NOW });
    let asked = 0;
    await answerEvents(page, () => {
      asked += 1;
      return { events: [eventIn(-60), eventIn(300)] };
    });
    await openCalendar(page);
    const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    await page.clock.fastForward('04:00');
    await comeBack();
    expect(asked).toBe(1);
    await page.clock.fastForward('01:01');
    await comeBack();
    await expect.poll(() => asked).toBe(2);
  });
});
