import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent, EventOfficial } from '#contracts/events.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { NO_FILTER } from '#site/features/fx-impact/board/filter.ts';
import { groupByDay } from '#site/features/fx-impact/board/live-event.ts';
import { DRAWN_AT, eventAt } from '#site/features/fx-impact/testing/event.ts';
import { Agenda } from './Agenda.tsx';

vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(DRAWN_AT),
}));

const nothing = () => undefined;

function listOf(events: readonly EconomicEvent[], { selected = '', locale = 'es' as Locale } = {}) {
  const list = (
    <Agenda
      days={groupByDay(events)}
      mode="live"
      zone="mexico"
      filter={NO_FILTER}
      onFilter={nothing}
      onSelect={nothing}
      onOpen={nothing}
      {...{ selected, locale }}
    />
  );
  return load(renderToStaticMarkup(list));
}

const official = (state: EventOfficial['state']): EventOfficial => ({
  state,
  period: '2026-05',
  publisher: 'BLS',
  link: 'https://publisher.example/cpi',
  actual: state === 'out' ? '0.4%' : null,
  previous: null,
  ours: false,
  first_seen: state === 'out' ? '2026-06-10T15:30:12.000Z' : null,
  reported: null,
});

describe.each(LOCALES)('a row of the list (%s)', (locale) => {
  const rowOf = (event: EconomicEvent) => listOf([event], { locale })('[data-part="agenda-row"]');

  it('F6 has the event’s name, and the title of its source where that is another', () => {
    const named = rowOf(eventAt(-30, { name: 'IPC subyacente, mensual' }));
    expect(named.find('[data-part="event-name"]').text()).toBe('IPC subyacente, mensual');
    expect(named.text()).toContain('Core CPI m/m');
    const unnamed = rowOf(eventAt(-30, { name: null }));
    expect(unnamed.find('[data-part="event-name"]').text()).toBe('Core CPI m/m');
    expect(unnamed.text().split('Core CPI m/m')).toHaveLength(2);
  });

  it('K3 says that an hour is to be confirmed where only the day is known, and "all day" of a holiday alone', () => {
    const day = { time_iso: '2026-06-12', local_time: null, actual: null, day_bucket: '2026-06-12' };
    const [unknown, allDay] = [translate(locale, 'events.noHour'), translate(locale, 'events.allDay')];
    const release = rowOf(eventAt(2000, day)).text();
    expect([release.includes(unknown), release.includes(allDay)]).toEqual([true, false]);
    const holiday = rowOf(eventAt(2000, { ...day, tags: ['feriado'] })).text();
    expect([holiday.includes(unknown), holiday.includes(allDay)]).toEqual([false, true]);
  });

  it('F6 says the time left in days from two days on, by the calendar', () => {
    // It is 10 June, 10:00 in Mexico City.
    const left = (minutes: number) => rowOf(eventAt(minutes)).text();
    expect(left(48 * 60 - 1)).toContain('47 ');
    const twoDays = { es: 'en 2 días', en: 'in 2 days' }[locale];
    expect(left(48 * 60)).toContain(twoDays);
    expect(left(48 * 60 + 13 * 60)).toContain(twoDays);
    expect(left(48 * 60 + 15 * 60)).toContain({ es: 'en 3 días', en: 'in 3 days' }[locale]);
  });

  it('F6 N11 says that an impact which no calendar has rated is not rated', () => {
    const words = translate(locale, 'events.impact.unrated');
    const row = rowOf(eventAt(90, { impact_level: 'medium', impact_assumed: true }));
    expect(row.text()).toContain(words);
    expect(row.find('[aria-label]').attr('aria-label')).not.toBe(translate(locale, 'events.impact.medium'));
    expect(rowOf(eventAt(90, { impact_level: 'medium' })).text()).not.toContain(words);
  });

  it('F6 N11 calls a release without its figure late, not completed', () => {
    const completed = translate(locale, 'events.status.released');
    const late = rowOf(eventAt(-90, { actual: null, surprise: null, official: official('late') })).text();
    expect(late).toContain(translate(locale, 'agenda.official.late'));
    expect(late).not.toContain(completed);
    expect(rowOf(eventAt(-90, { official: official('unconfirmed') })).text()).toContain(completed);
    expect(rowOf(eventAt(-90)).text()).toContain(completed);
  });

  it('F6 N11 says its state by a sign with words: official, not confirmed, live', () => {
    const wordsOf = (event: EconomicEvent) => {
      const row = rowOf(event);
      return [row.find('svg[width="14"] path').attr('d'), row.find('[title]').last().attr('title')];
    };
    const [outSign, out] = wordsOf(eventAt(-30, { official: official('out') }));
    const [pendingSign, pending] = wordsOf(eventAt(-30, { official: official('unconfirmed') }));
    const [liveSign, live] = wordsOf(eventAt(-1, { actual: null, surprise: null }));
    expect(out).toContain(translate(locale, 'agenda.officialOut'));
    expect(pending).toBe(translate(locale, 'agenda.official.unconfirmed'));
    expect(live).toBe(translate(locale, 'events.status.publishing'));
    expect(new Set([outSign, pendingSign, liveSign]).size).toBe(3);
  });

  it('K3 F6 says that its time moved, and never shows a cancelled release as one to come', () => {
    const moved = rowOf(eventAt(60, { moved_from: '2026-06-10T13:30:00.000Z' }));
    expect(moved.find('[data-part="event-moved"]').text()).toContain('07:30');
    const cancelled = rowOf(
      eventAt(60, {
        schedule: {
          state: 'cancelled',
          publisher: 'BLS',
          link: 'https://publisher.example/schedule',
          seen: '2026-06-09T12:00:00.000Z',
          read: '2026-06-10T12:00:00.000Z',
          to: null,
          from: null,
        } as NonNullable<EconomicEvent['schedule']>,
      }),
    );
    expect(cancelled.text()).toContain(translate(locale, 'events.status.cancelled'));
    expect(cancelled.text()).not.toContain(translate(locale, 'agenda.in', { time: '1' }).split('1')[0]);
  });
});

it('N2 has the line of now before the next event of today, and no other', () => {
  const $ = listOf([eventAt(-40), eventAt(-5), eventAt(20), eventAt(24 * 60)]);
  expect($('[data-part="agenda-now"]')).toHaveLength(1);
  expect($('[data-part="agenda-now"] + li').data('event-id')).toBe('event-20');
  expect(listOf([eventAt(24 * 60)])('[data-part="agenda-now"]')).toHaveLength(0);
});

it('F1 N2 marks the chosen event, and unfolds another day’s when it is chosen there', () => {
  const events = [eventAt(-24 * 60), eventAt(-120), eventAt(20)];
  const folds = (selected: string) =>
    listOf(events, { selected })('details')
      .toArray()
      .map(({ attribs }) => 'open' in attribs);
  expect(listOf(events, { selected: 'event-20' })('[aria-current="true"]').data('event-id')).toBe('event-20');
  expect(folds('event-20')).toEqual([false, false]);
  expect(folds('event--1440')).toEqual([true, false]);
});

it('F7 names the currency of a surprise, and shows no figures of an event that has none', () => {
  const $ = listOf([
    eventAt(-30, { surprise: 'negative' }),
    eventAt(-20, { id: 'speech', actual: null, forecast: null, previous: null, surprise: null }),
  ]);
  expect($('[data-part="event-surprise"]').data('value')).toBe('negative');
  expect($('[data-part="event-surprise"]').text()).toContain('USD');
  expect($('[data-event-id="speech"] dl')).toHaveLength(0);
});
