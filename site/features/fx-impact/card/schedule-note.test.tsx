import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { EventStatus } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { EventSchedule } from '#contracts/schedules.ts';
import { DRAWN_AT, eventAt } from '#site/features/fx-impact/testing/event.ts';
import { EventMoment } from './EventMoment.tsx';
import { EventStatusLabel } from './EventStatusLabel.tsx';
import { OfficialNote } from './OfficialNote.tsx';
import { ScheduleNote } from './ScheduleNote.tsx';

vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(DRAWN_AT),
}));

// Drawn at 10:00 in Mexico City on Wednesday, 10 June; the event is at 11:00.
const SCHEDULE: EventSchedule = {
  state: 'confirmed',
  publisher: 'BEA',
  link: 'https://publisher.example/schedule',
  to: '2026-06-10T17:00:00.000Z',
  from: null,
  from_of: null,
  seen: '2026-06-09T02:00:00.000Z',
  read: '2026-06-10T06:00:00.000Z',
};

function draw(locale: Locale, fields: Partial<EventSchedule>, minutes = 60) {
  const event = eventAt(minutes, { schedule: { ...SCHEDULE, ...fields } });
  const note = load(renderToStaticMarkup(<ScheduleNote event={event} zone="mexico" locale={locale} />));
  return note('[data-part="event-schedule"]');
}

const EARLIER = '2026-06-10T13:30:00.000Z';
const YESTERDAY = '2026-06-09T13:30:00.000Z';

describe.each([
  ['confirmed', {}, 'Hora confirmada por BEA', 'Time confirmed by BEA'],
  ['of a confirmed day', { to: '2026-06-10' }, 'Día confirmado por BEA', 'Day confirmed by BEA'],
  [
    'moved on its day',
    { state: 'moved', from: EARLIER, from_of: 'publisher' },
    'Movido por BEA: antes 07:30',
    'Moved by BEA: it was 07:30',
  ],
  [
    'moved from another day',
    { state: 'moved', from: YESTERDAY, from_of: 'publisher' },
    'Movido por BEA: antes mar 9, 07:30',
    'Moved by BEA: it was Tue 9, 07:30',
  ],
  [
    'moved from a day',
    { state: 'moved', from: '2026-06-09', from_of: 'publisher', to: '2026-06-10' },
    'Movido por BEA: antes mar 9',
    'Moved by BEA: it was Tue 9',
  ],
  [
    'listed elsewhere by the calendar',
    { state: 'moved', from: EARLIER, from_of: 'calendar' },
    'Hora de BEA; el calendario decía 07:30',
    'BEA time; the calendar said 07:30',
  ],
  ['late', { state: 'late' }, 'Con retraso: BEA anunció 11:00', 'Late: BEA announced 11:00'],
  [
    'postponed',
    { state: 'late', to: null },
    'Pospuesto por BEA, aún sin fecha',
    'Postponed by BEA, no date yet',
  ],
  ['cancelled', { state: 'cancelled', to: null }, 'Cancelado por BEA', 'Canceled by BEA'],
] as const)('the note of an event that is %s', (_, fields, es, en) => {
  it('N11 says by whom, in both languages, with a link to the schedule and when it was seen', () => {
    for (const [locale, words, seen] of [
      ['es', es, '(visto el 8 de junio de 2026).'],
      ['en', en, '(seen on June 8, 2026).'],
    ] as const) {
      const note = draw(locale, fields);
      expect(note.text()).toContain(words);
      expect(note.text()).toContain(seen);
      expect(note.find('a').attr('href')).toBe('https://publisher.example/schedule');
    }
  });
});

it('N11 says nothing about an event that no schedule names', () => {
  expect(draw('es', { state: 'unknown', to: null, seen: null })).toHaveLength(0);
  const bare = eventAt(60, { schedule: null });
  expect(renderToStaticMarkup(<ScheduleNote event={bare} zone="mexico" locale="es" />)).toBe('');
});

it('N11 says that nothing confirms an event behind the last day of a copied list, which says nothing of it', () => {
  const behind = { state: 'unknown', to: null, seen: null, ends: '2026-06-05' } as const;
  const [es, en] = [draw('es', behind), draw('en', behind)];
  expect(es.text()).toContain('5 de junio de 2026');
  expect(en.text()).toContain('June 5, 2026');
  expect(es.find('a').attr('href')).toBe('https://publisher.example/schedule');
  expect(es.attr('data-state')).toBe('ended');
});

it('N11 names the last reading of a schedule that is older than two days', () => {
  const words = 'Última lectura de su calendario: 8 de junio de 2026.';
  expect(draw('es', { read: '2026-06-08T15:59:00.000Z' }).text()).toContain(words);
  expect(draw('es', { read: '2026-06-08T16:01:00.000Z' }).text()).not.toContain('Última lectura');
});

it.each([
  ['cancelled', 'Cancelado', 'No se publicará'],
  ['late', 'Pospuesto', 'Espera una nueva fecha'],
] as const)(
  'N11 an event that is called off (%s) has no countdown and no late figure',
  (state, label, moment) => {
    const official = {
      state: 'late',
      period: null,
      publisher: 'BEA',
      link: 'https://publisher.example',
      actual: null,
      previous: null,
      ours: false,
      first_seen: null,
      reported: null,
    } as const;
    const event = eventAt(60, { official, schedule: { ...SCHEDULE, state, to: null } });
    const props = { event, zone: 'mexico', locale: 'es' } as const;
    const text = (element: React.ReactElement) => load(renderToStaticMarkup(element)).text();
    const status: EventStatus = 'upcoming';
    expect(text(<EventStatusLabel {...props} status={status} />)).toContain(label);
    expect(text(<EventMoment {...props} status={status} />)).toBe(moment);
    expect(text(<OfficialNote {...props} />)).toBe('');
  },
);

it('F8 N11 the day an official figure was read is that of the zone shown', () => {
  const official = {
    state: 'out',
    period: '2026-10',
    publisher: 'ABS',
    link: 'https://publisher.example',
    actual: '0.3%',
    previous: null,
    ours: false,
    first_seen: '2026-11-25T00:31:00.000Z',
    reported: null,
  } as const;
  const dayIn = (zone: 'mexico' | 'utc') =>
    /November \d+/.exec(
      renderToStaticMarkup(<OfficialNote event={eventAt(-60, { official })} zone={zone} locale="en" />),
    )?.[0];
  expect([dayIn('mexico'), dayIn('utc')]).toEqual(['November 24', 'November 25']);
});
