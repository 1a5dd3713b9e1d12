import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { EventsResponse } from '#contracts/events.ts';
import { answered, DRAWN_AT, eventAt, example, UNREAD } from '#site/features/fx-impact/testing/event.ts';
import { noticeOf } from './announce.ts';
import ClockChange from './ClockChange.tsx';
import { AT_REST, type Chosen, type Settings } from './EventsBar.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { NO_FILTER } from './filter.ts';
import type { ListState } from './list-state.ts';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(clock.now),
}));

const nothing = () => undefined;
const SETTINGS: Settings = {
  onScope: nothing,
  onSource: nothing,
  onZone: nothing,
  onView: nothing,
  onFilter: nothing,
  onRefresh: nothing,
};
const draw = (part: ReactElement) => load(renderToStaticMarkup(part));
const FAILED: ListState = { ...UNREAD, hasFailed: true, readAt: DRAWN_AT };
const empty = answered([]);

describe.each([
  {
    locale: 'es',
    titles: ['Eventos Económicos - Hoy', 'Eventos Económicos - Esta Semana'],
    hint: 'Desliza las cartas para ver diferentes eventos',
    refresh: 'Actualizar eventos',
    steps: ['Anterior', 'Inicio', 'Siguiente'],
    loading: 'Cargando eventos económicos...',
    failed: 'Error al cargar eventos económicos',
    none: 'No hay eventos disponibles',
    retry: 'Reintentar',
    toasts: ['Datos actualizados en vivo', 'Sin eventos de alto impacto', 'Modo Demo'],
    changes: [
      'Estados Unidos salen una hora antes de lo habitual',
      'Europa salen una hora después de lo habitual',
    ],
  },
  {
    locale: 'en',
    titles: ['Economic events: today', 'Economic events: this week'],
    hint: 'Swipe the cards to see other events',
    refresh: 'Refresh events',
    steps: ['Previous', 'First', 'Next'],
    loading: 'Loading economic events…',
    failed: 'The economic events could not be loaded',
    none: 'No events available',
    retry: 'Try again',
    toasts: ['Data updated live', 'No high-impact events', 'Demo mode'],
    changes: [
      'the United States come out an hour earlier than usual',
      'Europe come out an hour later than usual',
    ],
  },
] as const)('the calendar in $locale', (told) => {
  const { locale } = told;
  const panel = (reading: ListState | null, chosen: Chosen = AT_REST) => {
    clock.now = DRAWN_AT;
    const live = reading && {
      settings: SETTINGS,
      events: { ...reading, refresh: nothing },
      ahead: reading,
      filter: NO_FILTER,
      onFilter: nothing,
      onOpen: nothing,
      backend: { get: () => Promise.reject(new Error('not asked')) },
    };
    return draw(<EventsPanel {...{ locale, chosen }} widgets="widgets" {...(live && { live })} />);
  };

  it('F4 is titled to the letter for a day and for a week, before its scripts and after', () => {
    for (const [index, scope] of (['day', 'week'] as const).entries())
      for (const reading of [null, answered([eventAt(20)])])
        expect(
          panel(reading, { ...AT_REST, scope })('h2')
            .last()
            .text(),
        ).toBe(told.titles[index]);
  });

  it('F4 F5 has its refresh, its hint and its buttons, also while no card is there', () => {
    for (const reading of [null, answered([eventAt(20)])]) {
      const $ = panel(reading);
      expect($('[data-part="events-refresh"]').attr('aria-label')).toBe(told.refresh);
      expect($.text()).toContain(told.hint);
      const steps = ['events-prev', 'events-home', 'events-next'].map((part) =>
        $(`[data-part="${part}"]`).text(),
      );
      expect(steps).toEqual([...told.steps]);
    }
  });

  it('F9 says that events are loading, could not be loaded, or that there are none, with a retry after those two', () => {
    const state = (reading: ListState) => {
      const $ = panel(reading);
      const box = $('[data-place="0"]');
      return [box.attr('role'), box.find('p').first().text(), box.find('button').text()];
    };
    expect(state({ ...UNREAD, isFetching: true, isAsked: true })).toEqual(['status', told.loading, '']);
    expect(state(FAILED)).toEqual(['alert', told.failed, told.retry]);
    expect(state(empty)).toEqual(['status', told.none, told.retry]);
  });

  it('F5 holds its deck locked while events are asked for, and only then', () => {
    const locked = (isAsked: boolean) =>
      panel({ ...answered([eventAt(20), eventAt(40)]), isAsked })('[data-part="events-deck"]').attr(
        'data-locked',
      );
    expect([locked(true), locked(false)]).toEqual(['true', 'false']);
  });

  it('F10 announces what it read in the words of the source', () => {
    const low = answered([eventAt(20, { impact_level: 'low' })]);
    const [live, noHigh, demo] = told.toasts;
    const notice = (reading: ListState) => noticeOf(reading, 'forex-community', locale);
    expect(notice(answered([eventAt(20)]))?.title).toBe(live);
    expect(notice(low)).toMatchObject({ title: live, description: noHigh });
    expect(notice(example(locale))?.title).toBe(demo);
    expect(notice(FAILED)?.title).toBe(told.failed);
  });

  it('F8 says whose releases come an hour earlier or later where only one side’s clocks have changed', () => {
    clock.now = Date.parse('2026-03-18T16:00:00.000Z');
    const spring = draw(<ClockChange zone="mexico" locale={locale} />);
    expect(spring('[data-market="us"]').text()).toContain(told.changes[0]);
    expect(spring('[data-market="europe"]')).toHaveLength(0);
    clock.now = Date.parse('2026-10-28T16:00:00.000Z');
    const autumn = draw(<ClockChange zone="mexico" locale={locale} />);
    expect(autumn('[data-market="europe"]').text()).toContain(told.changes[1]);
    expect(autumn('[data-market="us"]')).toHaveLength(0);
    clock.now = Date.parse('2026-07-15T16:00:00.000Z');
    expect(draw(<ClockChange zone="mexico" locale={locale} />).text()).toBe('');
  });
});

it('F9 K3 an answer that nothing was ever read is a failure, not an empty day', () => {
  const error: EventsResponse['error'] = { code: 'unavailable', message: 'For the log only.' };
  const { response, ...rest } = empty;
  expect(noticeOf({ ...rest, response: { ...response, error } }, 'forex-community', 'es')?.title).toBe(
    'Error al cargar eventos económicos',
  );
});
