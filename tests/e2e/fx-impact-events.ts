import type { Page } from '@playwright/test';
import type { EventHistory } from '#contracts/event-history.ts';
import type { EconomicEvent, EventsResponse } from '#contracts/events.ts';
import { eventAt } from '#site/features/fx-impact/testing/event.ts';
import { expect } from './harness.ts';
import { START } from './shared-sites.ts';

/** Start time of the page of a test with the clock `test` (see the harness). */
export const NOW = START;
const MINUTE_MS = 60_000;

/** A made-up event, `minutes` after the given time, with a title of its own. */
export const eventIn = (minutes: number, over: Partial<EconomicEvent> = {}, from = NOW) =>
  eventAt(minutes, { title: `Index number ${minutes}`, tags: ['prices'], ...over }, from);

/** Eight events around now; the third, `event-20`, is the next one due. */
export const eight = () => [-120, -30, 20, 60, 90, 120, 150, 180].map((minutes) => eventIn(minutes));

/** Mocks the requests for events. Calls `answer` for each request. */
export async function answerEvents(
  page: Page,
  answer: (query: URLSearchParams) => Partial<EventsResponse>,
): Promise<void> {
  await page.route('**/functions/v1/economic-events?**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const body: EventsResponse = {
      events: eight(),
      source: 'forex-community',
      error: null,
      observedAt: new Date(NOW - MINUTE_MS).toISOString(),
      ...answer(query),
    };
    return route.fulfill({ json: body });
  });
}

/** A made-up history of five releases. */
export const pastOf = (id: string): EventHistory => ({
  id,
  kind: 'cpi',
  name: 'CPI',
  official: { name: 'Office of Statistics', url: 'https://statistics.example/cpi' },
  frequency: 'monthly',
  unit: '% mensual',
  surprise: { difference: '+0.2 pp', deviations: 1.3 },
  releases: [1, 2, 3, 4, 5].map((month) => ({
    id: `${id}-${month}`,
    time_iso: `2026-0${6 - month}-10T12:30:00.000Z`,
    actual: '0.2%',
    forecast: '0.3%',
    previous: '0.1%',
    revised_to: month === 2 ? '0.4%' : null,
    surprise: 'negative',
    difference: '-0.1 pp',
  })),
  changes: [],
});

/** Mocks the requests for the history of an event. */
export async function answerPast(page: Page, answer: (id: string) => EventHistory): Promise<void> {
  await page.route('**/economic-events/history?**', (route) =>
    route.fulfill({ json: answer(new URL(route.request().url()).searchParams.get('id') ?? '') }),
  );
}

/** Three events with three currencies and three impacts. The second is the next one due. */
export const three = () => [
  eventIn(-30, { currency: 'EUR', impact_level: 'low', id: 'euro-low' }),
  eventIn(20, { title: 'Core CPI m/m', id: 'us-cpi|usd|2026-06-10|1' }),
  eventIn(45, { currency: 'GBP', impact_level: 'medium', id: 'pound-medium' }),
];

/** The rows in view: on a phone those of events that are over are folded. */
export const rows = (page: Page) => page.locator('[data-part="agenda-row"]:visible');

/** Opens the page and waits for its cards or its list. */
export async function openCalendar(page: Page, path = '/fx-impact'): Promise<void> {
  await page.goto(path);
  await expect(card(page, 0).or(page.locator('[data-part="agenda"]')).first()).toBeVisible();
}

export const deck = (page: Page) => page.locator('[data-part="events-deck"]');
export const card = (page: Page, offset: number) =>
  page.locator(`[data-part="event-card"][data-offset="${offset}"]`);
export const atRest = (page: Page) => page.locator('[data-part="events-deck"][data-locked="false"]');

/** Presses a setting of the calendar, which is in the sheet behind "Filter", and closes the sheet. */
export async function choose(page: Page, part: 'source' | 'zone' | 'view', value: string): Promise<void> {
  const filter = page.locator('[data-part="events-filter"][aria-disabled="false"]');
  if ((await filter.getAttribute('aria-expanded')) === 'false') await filter.click();
  await page.locator(`[data-part="events-${part}"][data-value="${value}"]`).click();
  await page.keyboard.press('Escape');
  await expect(filter).toHaveAttribute('aria-expanded', 'false');
}

/** Scrolls to the list above the cards. */
export async function goToAgenda(page: Page): Promise<void> {
  await page.locator('[data-part="agenda"]').scrollIntoViewIfNeeded();
}
