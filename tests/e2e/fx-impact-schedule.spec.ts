import type { EventSchedule } from '#contracts/schedules.ts';
import {
  answerEvents,
  answerPast,
  card,
  eventIn,
  goToAgenda,
  openCalendar,
  pastOf,
} from './fx-impact-events.ts';
import { expect, onScreenOf, test } from './harness.ts';

// As from a static host: the page asks for its figures, which these tests answer themselves.
test.use({ figures: false, clock: 'test' });

const SCHEDULE: EventSchedule = {
  state: 'moved',
  publisher: 'BEA',
  link: 'https://publisher.example/schedule',
  to: '2026-06-10T16:20:00.000Z',
  from: '2026-06-10T13:30:00.000Z',
  from_of: 'publisher',
  seen: '2026-06-09T18:00:00.000Z',
  read: '2026-06-10T12:00:00.000Z',
};
const off = { ...SCHEDULE, state: 'cancelled', to: null, from: null, from_of: null } as const;
const confirmed = { ...SCHEDULE, state: 'confirmed', from: null, from_of: null } as const;

for (const [lang, moved, seen, cancelled, label] of [
  ['es', 'Movido por BEA: antes 07:30', '9 de junio de 2026', 'Cancelado por BEA', 'Cancelado'],
  ['en', 'Moved by BEA: it was 07:30', 'June 9, 2026', 'Canceled by BEA', 'Canceled'],
] as const)
  test(
    `N11 card, detail and list say who moved or cancelled an event (${lang})`,
    onScreenOf(lang),
    async ({ page }) => {
      const events = [
        eventIn(20, { id: 'moved', schedule: SCHEDULE }),
        eventIn(60, { id: 'off', schedule: off }),
        eventIn(90, { id: 'sure', schedule: confirmed }),
      ];
      await answerEvents(page, () => ({ events }));
      await answerPast(page, pastOf);
      await openCalendar(page, `/fx-impact?lang=${lang}`);
      const note = card(page, 0).locator('[data-part="event-schedule"]');
      await expect(note).toContainText(moved);
      await expect(note).toContainText(seen);
      await expect(note.getByRole('link')).toHaveAttribute('href', SCHEDULE.link);
      await expect(card(page, 1)).toContainText(label);
      await expect(card(page, 1).locator('[data-part="event-countdown"]')).toHaveCount(0);

      await goToAgenda(page);
      const row = (id: string) => page.locator(`[data-part="agenda-row"][data-event-id="${id}"]`);
      await expect(row('moved')).toContainText(moved);
      await expect(row('off')).toContainText(cancelled);
      await expect(row('sure').locator('[data-state="confirmed"]')).toContainText('BEA');

      await row('moved').locator('[data-part="event-open"]').click();
      await expect(page.locator('[data-part="event-detail"]')).toContainText(moved);
    },
  );
