import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { EconomicEvent } from '#contracts/events.ts';
import { WaitingDeck } from '#site/features/fx-impact/deck/WaitingDeck.tsx';
import { answered, eventAt, UNREAD } from '#site/features/fx-impact/testing/event.ts';
import { CalendarNote } from './CalendarNote.tsx';
import type { ListState } from './list-state.ts';
import { PeriodChoices } from './PeriodChoices.tsx';
import type { Events } from './useEvents.ts';
import { WeekNote } from './WeekNote.tsx';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(clock.now),
}));
vi.mock('#site/ui/server-time.ts', () => ({ serverNow: () => clock.now }));

const nothing = () => undefined;
const draw = (part: ReactElement) => load(renderToStaticMarkup(part));
const at = (time: string) => Date.parse(`${time}:00.000Z`);

/** Noon of Friday, 27 November 2026, in Mexico City: the time of the last event of the week. */
const LAST = at('2026-11-27T18:00');
const last = (over: Partial<EconomicEvent> = {}) => eventAt(0, { actual: '0.4%', ...over }, LAST);

const offerAt = (time: number, list: ListState, scope: 'day' | 'week' = 'week') => {
  clock.now = time;
  return draw(<WeekNote list={list} chosen={{ scope, week: null }} onPeriod={nothing} locale="es" />)(
    '[data-part="week-offer"]',
  );
};

describe('the offer of the next week', () => {
  it('F1 comes on Friday with the last event of high impact, not before it', () => {
    const due = answered([last({ actual: null, surprise: null })]);
    expect(offerAt(LAST - 60_000, due)).toHaveLength(0);
    expect(offerAt(LAST + 60_000, answered([last()]))).toHaveLength(1);
  });

  it('F1 does not come before Friday, though nothing of high impact is left', () => {
    expect(offerAt(at('2026-11-26T18:00'), answered([last({ impact_level: 'low' })]))).toHaveLength(0);
  });

  it.each([
    ['Friday night in Mexico City, Saturday in Europe', '2026-11-28T05:30', 1],
    ['Saturday', '2026-11-28T18:00', 1],
    ['Saturday night in Mexico City, Sunday elsewhere', '2026-11-29T05:30', 1],
    ['Sunday, when a new week begins', '2026-11-29T06:30', 0],
  ])('F1 F8 goes by the day of Mexico City: %s', (_when, time, count) => {
    expect(offerAt(at(time), answered([last()]))).toHaveLength(count);
  });

  it('F1 K3 says that nothing is left only where that is known', () => {
    const saturday = at('2026-11-28T18:00');
    const sure = offerAt(saturday, answered([last()])).text();
    const unsure = offerAt(saturday, { ...answered([last()]), hasFailed: true }).text();
    expect(sure).toContain('ya no quedan');
    expect(unsure).not.toContain('ya no quedan');
  });

  it('F1 is beside an empty Saturday too, but not beside a Friday with events to come', () => {
    expect(offerAt(at('2026-11-28T18:00'), answered([]), 'day')).toHaveLength(1);
    const low = eventAt(60, { impact_level: 'low' }, LAST);
    expect(offerAt(LAST, answered([low]), 'day')).toHaveLength(0);
  });
});

describe('another week', () => {
  const FUTURE = '2026-11-29';
  const noteOf = (events: EconomicEvent[], week: '2026-11-29' | '2026-11-15') => {
    clock.now = LAST;
    return draw(
      <CalendarNote
        events={{ ...answered(events), refresh: nothing }}
        {...{ widgets: 'widgets', source: 'forex-community', week, locale: 'es' }}
      />,
    )('[data-part="week-no-forecast"]');
  };
  const waiting = (events: Events, week: '2026-11-29' | '2026-11-15' | null) =>
    draw(<WaitingDeck {...{ events, week }} onUnfilter={undefined} onWeek={nothing} locale="es" />).root();
  const coming = (over: Partial<EconomicEvent> = {}) => eventAt(5 * 1440, { forecast: null, ...over }, LAST);

  it('F1 says once that a coming week has no forecast yet, and says nothing when one is there', () => {
    expect(noteOf([coming(), coming()], FUTURE)).toHaveLength(1);
    expect(noteOf([coming(), coming({ forecast: '0.3%' })], FUTURE)).toHaveLength(0);
    expect(noteOf([coming()], '2026-11-15')).toHaveLength(0);
    expect(noteOf([], FUTURE)).toHaveLength(0);
    const day = { time_iso: '2026-12-04', local_time: null };
    expect(noteOf([coming(day)], FUTURE)).toHaveLength(1);
    expect(noteOf([coming({ ...day, tags: ['feriado'] })], FUTURE)).toHaveLength(0);
  });

  it.each([
    [FUTURE, 'todavía no se conoce'],
    ['2026-11-15', 'No tenemos guardada'],
    [null, 'No hay eventos disponibles'],
  ] as const)('F1 F9 K3 without events the week %s is called what it is', (week, words) => {
    clock.now = LAST;
    const events = { ...answered([]), refresh: nothing };
    const text = waiting(events, week).text();
    expect(text).toContain(words);
    expect(text.includes('No hay eventos')).toBe(week === null);
    expect(text.includes('Ver esta semana')).toBe(week !== null);
  });

  it('F1 F9 N4 that could not be read and is not on the device says so, and leads back to this week', () => {
    clock.now = LAST;
    const text = waiting({ ...UNREAD, hasFailed: true, refresh: nothing }, FUTURE).text();
    for (const words of ['no está guardada en este dispositivo', 'Reintentar', 'Ver esta semana'])
      expect(text).toContain(words);
  });
});

describe('the choice of a period', () => {
  const choices = (
    week: '2026-11-29' | '2026-11-15' | null,
    weeks?: { first: string | null; last: string | null },
  ) => {
    clock.now = LAST;
    return draw(<PeriodChoices scope="week" {...{ week, weeks }} onPeriod={nothing} locale="es" />);
  };
  const pressed = ($: ReturnType<typeof load>) => $('[aria-pressed="true"]').attr('data-value');

  it('F1 presses today, this week or the next; an earlier week presses none', () => {
    expect(pressed(choices(null))).toBe('week');
    expect(pressed(choices('2026-11-29'))).toBe('next');
    expect(pressed(choices('2026-11-15'))).toBeUndefined();
    expect(choices(null)('[data-part="events-scope"] [data-part="week-next"]')).toHaveLength(1);
  });

  it('F1 K3 has no arrows where it is not known how far one can go', () => {
    for (const weeks of [undefined, { first: null, last: null }])
      expect(choices(null, weeks)('[data-part="week-previous"]')).toHaveLength(0);
  });

  it('F1 ends its arrows at the first and the last week with events', () => {
    const weeks = { first: '2026-11-15', last: '2026-11-29' };
    const ends = (week: Parameters<typeof choices>[0]) => {
      const $ = choices(week, weeks);
      return ['week-previous', 'week-following'].map((part) =>
        $(`[data-part="${part}"]`).attr('aria-disabled'),
      );
    };
    expect(ends('2026-11-15')).toEqual(['true', 'false']);
    expect(ends(null)).toEqual(['false', 'false']);
    expect(ends('2026-11-29')).toEqual(['false', 'true']);
  });
});
