import { translate } from '../../content/words/translate.ts';
import { answerEvents, atRest, card, choose, deck, eight, openCalendar } from './fx-impact-events.ts';
import { expect, test } from './harness.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

const LOADING = translate('es', 'events.loading');
const FAILED = translate('es', 'events.failed');
const RETRY = translate('es', 'events.retry');
const STALE = translate('es', 'events.problem.stale');
const OTHER = translate('es', 'events.otherSource');

test('F10 L the deck shows six marked examples, never called live, when the request fails', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push(/503|Failed to load resource/);
  await page.route('**/functions/v1/economic-events?**', (route) => route.fulfill({ status: 503, json: {} }));
  await openCalendar(page);
  // It goes by itself after some seconds.
  await expect(page.locator('[data-sonner-toast]')).toContainText('Modo Demo');
  await expect(deck(page)).toHaveAttribute('data-mode', 'demo');
  const cards = page.locator('[data-part="event-card"]');
  await expect(cards).toHaveCount(6);
  for (const one of await cards.all()) await expect(one).toContainText(/Modo Demo/);
  await expect(page.getByText('Datos actualizados en vivo')).toHaveCount(0);
  await expect(page.locator('[data-part="event-open"], a[href*="calendar"][href$=".ics"]')).toHaveCount(0);
  // The subscription says that it does not have the examples.
  await page.locator('[data-part="subscribe-open"]').click();
  await expect(page.locator('[data-part="subscription"]')).toContainText('no los que ves aquí');
  await page.keyboard.press('Escape');
  await deck(page).focus();
  await page.keyboard.press('End');
  await expect(deck(page)).toHaveAttribute('data-index', '5');
  await atRest(page).waitFor();
  await page.unroute('**/functions/v1/economic-events?**');
  await answerEvents(page, () => ({}));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(deck(page)).toHaveAttribute('data-mode', 'live');
  await expect(cards).toHaveCount(8);
  // The deck moves to the next event due, and does not keep the position of the example.
  await expect(card(page, 0)).toHaveAttribute('data-event-id', 'event-20');
  await expect(
    page.locator('[data-sonner-toast]').filter({ hasText: 'Datos actualizados en vivo' }),
  ).toBeVisible();
});

test('F3 a source that is off shows the community’s events, a note, and a link to its own calendar', async ({
  page,
}) => {
  await answerEvents(page, (query) =>
    query.get('source') === 'charting-platform'
      ? { error: { code: 'source_off', message: 'off' }, events: eight() }
      : {},
  );
  await openCalendar(page);
  const source = page.locator('[data-part="events-source"][data-value="charting-platform"]');
  await choose(page, 'source', 'charting-platform');
  await expect(source).toHaveAttribute('aria-pressed', 'true');
  const note = page.locator('[data-problem="source_off"]');
  await expect(note).toContainText(translate('es', 'events.problem.source_off'));
  await note.getByRole('link').click();
  await expect(page).toHaveURL(/#widgets$/);
  await expect(page.locator('[data-part="widget-source"][data-value="charting-platform"]')).toBeChecked();
  await expect(page.locator('[data-part="embed"]:visible')).toHaveAttribute('data-vendor', 'calendarCharts');
});

test('K3 F3 the note names both problems when the calendar is stale and the source is off', async ({
  page,
}) => {
  await answerEvents(page, () => ({ error: { code: 'stale', message: 'both' } }));
  await openCalendar(page, '/fx-impact?lang=es');
  const note = page.locator('[data-problem="stale"]');
  await expect(note).toContainText(STALE);
  await expect(note).not.toContainText(OTHER);
  await expect(note.getByRole('link')).toHaveCount(0);
  await choose(page, 'source', 'charting-platform');
  await expect(note).toContainText(OTHER);
  await expect(note).toContainText(STALE);
  await note.getByRole('link').click();
  await expect(page.locator('[data-part="embed"]:visible')).toHaveAttribute('data-vendor', 'calendarCharts');
});

test('F9 L the panel says that events load, and a calendar that was never read shows an error with a retry, and no example', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let isRead = false;
  await answerEvents(page, () =>
    isRead ? {} : { events: [], error: { code: 'unavailable', message: 'never read' }, observedAt: null },
  );
  await page.route('**/functions/v1/economic-events?**', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/fx-impact?lang=es');
  const panel = page.locator('[data-part="events-panel"]');
  await expect(panel.getByRole('status').getByText(LOADING)).toBeVisible();
  await expect(panel).toHaveAttribute('aria-busy', 'true');
  await expect(panel.getByRole('button', { name: RETRY })).toHaveCount(0);
  release();
  const alert = panel.getByRole('alert');
  await expect(alert).toContainText(FAILED);
  await expect(page.locator('[data-part="event-card"]')).toHaveCount(0);
  isRead = true;
  await alert.getByRole('button', { name: RETRY }).click();
  await expect(card(page, 0)).toBeVisible();
  await expect(page.getByText(LOADING)).toHaveCount(0);
  await expect(page.locator('[data-part="events-refresh"]')).toBeFocused();
});
