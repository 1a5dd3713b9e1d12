import { translate } from '../../content/words/translate.ts';
import { STORED } from '../../contracts/storage.ts';
import {
  answerEvents,
  answerPast,
  card,
  choose,
  deck,
  goToAgenda,
  openCalendar,
  pastOf,
  rows,
  three,
} from './fx-impact-events.ts';
import { DESKTOP, expect, test } from './harness.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

test.beforeEach(async ({ page }) => {
  await answerEvents(page, () => ({ events: three() }));
  await answerPast(page, pastOf);
});

test('N2 the agenda lists the events of the cards, by day', async ({ page }) => {
  await openCalendar(page, '/fx-impact?lang=es');
  await choose(page, 'view', 'agenda');
  await expect(page).toHaveURL(/view=agenda/);
  await expect(rows(page)).toHaveCount(3);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await rows(page).nth(1).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="event-detail"]')).toBeVisible();
});

test(
  'C11 F5 N2 Tab moves through rail, settings, list and current card in order, and skips the side cards',
  DESKTOP,
  async ({ page }) => {
    await openCalendar(page, '/fx-impact?lang=es');
    const at = () =>
      page.evaluate(() => {
        const { activeElement: focused } = document;
        const inPlace = focused?.closest('[data-part="event-card"]')?.getAttribute('data-offset') ?? '';
        return `${focused?.getAttribute('data-part') ?? focused?.localName}${inPlace}`;
      });
    /** Presses Tab until the part has the focus. Returns the parts that had the focus on the way. */
    const tabTo = async (part: string, key = 'Tab') => {
      const passed: string[] = [];
      do {
        await page.keyboard.press(key);
        passed.push(await at());
      } while (passed.at(-1) !== part && passed.length < 40);
      expect(passed.at(-1)).toBe(part);
      return [...new Set(passed)];
    };
    await page.locator('[data-part="day-rail"]').focus();
    expect(await tabTo('events-deck')).toEqual([
      'events-scope',
      'events-refresh',
      'events-filter',
      'only-high',
      'event-open',
      // The source of the chosen event, on the card beside the list.
      'a',
      'events-deck',
    ]);
    const within = await tabTo('events-next');
    expect(within.filter((part) => /\d$/.test(part)).every((part) => part.endsWith('0'))).toBe(true);
    expect(within).toEqual(expect.arrayContaining(['event-open0', 'event-dot', 'events-prev']));
    // Go back to the card, then open and close its detail.
    await tabTo('event-open0', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-part="event-detail"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(at).toBe('event-open0');
    // Open the list with its button, then move through filter and rows.
    await tabTo('events-filter', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-part="events-filters"]')).toBeVisible();
    await tabTo('filter-impact');
    await page.keyboard.press('Space');
    await expect(page.locator('[data-part="event-card"]')).toHaveCount(1);
    await page.keyboard.press('Space');
    expect(await tabTo('events-view')).toEqual(expect.arrayContaining(['filter-currency', 'events-zone']));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/view=agenda/);
    expect(await tabTo('filter-show')).toContain('filter-reset');
    await page.keyboard.press('Enter');
    await expect.poll(at).toBe('events-filter');
    await expect(rows(page)).toHaveCount(3);
    await tabTo('event-open');
    await expect(rows(page).first().getByRole('button')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(rows(page).nth(1).getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-part="event-detail"]')).toBeVisible();
  },
);

test('N2 the address keeps the filter, and the subscription has its impacts and currencies, or high impact without one', async ({
  page,
}) => {
  await openCalendar(page);
  const link = page.locator('[data-part="subscribe-link"]');
  await page.locator('[data-part="subscribe-open"]').click();
  await expect(link).toHaveValue(/\/calendar\.ics\?impact=high&lang=es$/);
  await page.locator('[data-part="subscribe-extent"][data-value="all"]').click();
  await expect(link).toHaveValue(/\/calendar\.ics\?impact=high,medium,low&lang=es$/);
  await page.keyboard.press('Escape');
  await page.locator('[data-part="events-filter"]').click();
  await page.locator('[data-part="filter-impact"][data-value="high"]').check();
  await page.locator('[data-part="filter-currency"][data-value="USD"]').check();
  await expect(page).toHaveURL(/impact=high&currency=USD/);
  await page.locator('[data-part="filter-search"]').pressSequentially('CORE cpi');
  await expect(page).toHaveURL(/q=CORE\+cpi/);
  await page.locator('[data-part="filter-show"]').click();
  await expect(page.locator('[data-part="event-card"]')).toHaveCount(1);
  await page.locator('[data-part="subscribe-open"]').click();
  await expect(link).toHaveValue(/\/calendar\.ics\?impact=high&currency=USD&lang=es$/);
  await expect(page.locator('[data-part="subscribe"]')).toHaveAttribute('href', /^webcal:\/\/127\.0\.0\.1/);
  await page.reload();
  await expect(card(page, 0)).toBeVisible();
  await expect(page.locator('[data-part="event-card"]')).toHaveCount(1);
  await page.goto('/fx-impact?currency=JPY');
  await expect(page.getByText(translate('es', 'events.noneFiltered'))).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el filtro' }).click();
  await expect(page.locator('[data-part="event-card"]')).toHaveCount(3);
});

test('N2 the filter covers the page without moving it; Escape and one step back close it, and keep what was chosen', async ({
  page,
}) => {
  await openCalendar(page);
  const opener = page.locator('[data-part="events-filter"]');
  const sheet = page.locator('[data-part="filter-sheet"]');
  const top = () => deck(page).evaluate((cards) => cards.getBoundingClientRect().top + scrollY);
  const before = await top();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  expect(await top()).toBe(before);
  await page.locator('[data-part="filter-impact"][data-value="high"]').check();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/impact=high/);
  await expect(page.locator('[data-part="event-card"]')).toHaveCount(1);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.locator('[data-part="filter-reset"]').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).not.toHaveURL(/impact=/);
  await expect(page.locator('[data-part="event-card"]')).toHaveCount(3);
});

test('N2 with another source the subscription says that it has the community’s events, and without a clipboard that the copy failed', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
  );
  await answerEvents(page, (query) => ({
    events: three(),
    source: query.get('source') === 'charting-platform' ? 'charting-platform' : 'forex-community',
  }));
  await openCalendar(page, '/fx-impact?lang=es');
  const panel = page.locator('[data-part="subscription"]');
  const opened = async (source?: Parameters<typeof choose>[2]) => {
    if (source) await choose(page, 'source', source);
    await page.locator('[data-part="subscribe-open"]').click();
    return panel;
  };
  await expect(await opened()).toContainText('mostrará estos eventos');
  await expect(panel).not.toContainText('no los que ves aquí');
  await page.keyboard.press('Escape');
  await expect(await opened('charting-platform')).toContainText('no los que ves aquí');
  await expect(panel).not.toContainText('mostrará estos eventos');
  await page.keyboard.press('Escape');
  // This source is off, so the page shows the community's events, as the subscription does.
  await expect(await opened('investing-portal')).toContainText('mostrará estos eventos');
  await page.locator('[data-part="subscribe-copy"]').click();
  await expect(panel).toContainText('selecciona la dirección');
});

test('F7 H8 a visitor who comes back sees which figures came out since', async ({ page, lang, served }) => {
  await answerEvents(page, () => ({
    events: three().map((event, index) =>
      index === 0
        ? { ...event, actual: '7.1', time_iso: new Date(served.now().getTime() - 3_600_000).toISOString() }
        : event,
    ),
  }));
  const line = page.locator('[data-part="since-last-visit"]');
  await openCalendar(page, `/fx-impact?lang=${lang}&view=agenda`);
  await expect(line).toHaveText(translate(lang, 'agenda.firstVisit'));
  await page.evaluate(([key, entry]) => localStorage.setItem(key, entry), [
    `${STORED.visit.key}fx-impact`,
    JSON.stringify({ at: served.now().getTime() - 5 * 3_600_000, seen: null, before: null }),
  ] as const);
  await page.reload();
  await expect(line).toContainText(three()[0]?.title ?? '-');
  await expect(line).not.toContainText(three()[2]?.title ?? '-');
});

test('F3 N2 source, filter and view are remembered, and an address that asks for others has its way', async ({
  page,
}) => {
  await openCalendar(page);
  await choose(page, 'source', 'investing-portal');
  await page.locator('[data-part="events-filter"]').click();
  await page.locator('[data-part="filter-impact"][data-value="low"]').check();
  await openCalendar(page);
  await expect(page).toHaveURL(/impact=low&source=investing-portal/);
  await goToAgenda(page);
  await expect(page.locator('[data-part="agenda-row"]')).toHaveCount(1);
  await openCalendar(page, '/fx-impact?impact=high');
  await expect(page).toHaveURL(/\?impact=high$/);
  await goToAgenda(page);
  await expect(rows(page).first()).toContainText('Core CPI m/m');
});
