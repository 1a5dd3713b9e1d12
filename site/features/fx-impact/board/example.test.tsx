import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Agenda } from '#site/features/fx-impact/agenda/Agenda.tsx';
import { EventsDeck } from '#site/features/fx-impact/deck/EventsDeck.tsx';
import { DetailBody } from '#site/features/fx-impact/detail/DetailBody.tsx';
import { DRAWN_AT, example } from '#site/features/fx-impact/testing/event.ts';
import { CalendarNote } from './CalendarNote.tsx';
import { NO_FILTER } from './filter.ts';
import { groupByDay } from './live-event.ts';
import { modeOf } from './mode.ts';

vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(DRAWN_AT),
}));
const draw = (part: ReactElement) => load(renderToStaticMarkup(part));

describe.each([
  [
    'es',
    'Modo Demo',
    'Error al cargar eventos económicos. Ves seis ejemplos',
    'no tiene historial ni va a ningún calendario',
  ],
  [
    'en',
    'Demo mode',
    'The economic events could not be loaded. These are six examples',
    'has no history and goes to no calendar',
  ],
] as const)('the example in %s', (locale, mark, note, alone) => {
  const reading = example(locale);
  const { events } = reading.response;
  const shared = {
    days: groupByDay(events),
    mode: modeOf(reading),
    zone: 'mexico',
    locale,
    selected: events[0]?.id ?? '',
    onSelect: () => {},
    onOpen: () => {},
  } as const;

  it('F10 marks each of the cards of the first frame, and opens none', () => {
    const $ = draw(<EventsDeck {...shared} events={events} isLoading={false} />);
    const cards = $('[data-part="event-card"]').toArray();
    // The one farther away follows.
    expect(cards).toHaveLength(events.length - 1);
    for (const card of cards) expect($(card).text()).toContain(mark);
    expect($('[data-part="event-open"]')).toHaveLength(0);
    expect($('[data-part="events-deck"]').attr('data-mode')).toBe('demo');
  });

  it('F10 N2 marks each row of the list, and opens none', () => {
    const $ = draw(<Agenda {...shared} filter={NO_FILTER} onFilter={() => undefined} />);
    const rows = $('[data-part="agenda-row"]').toArray();
    expect(rows).toHaveLength(6);
    for (const row of rows) expect($(row).text()).toContain(mark);
    expect($('[data-part="event-open"]')).toHaveLength(0);
    expect($('[data-part="agenda"]').attr('data-mode')).toBe('demo');
  });

  it('F10 N2 N18 in full is said to be one, without past, file or link to share', () => {
    const $ = draw(
      <DetailBody
        {...shared}
        event={events[0] as NonNullable<(typeof events)[0]>}
        past="reading"
        list={reading}
        heading="heading"
        brandName="Marca"
      />,
    );
    expect($.text()).toContain(alone);
    expect($('[data-part="past-release"], [data-part="event-file"], [data-part="share"]')).toHaveLength(0);
    // Its picture says across it that it is an example.
    expect($('[data-part="share-picture"]')).toHaveLength(1);
  });

  it('F10 K3 is announced above the cards as a failure, never as a successful read', () => {
    const $ = draw(
      <CalendarNote
        events={{ ...reading, refresh: () => {} }}
        widgets="widgets"
        source="forex-community"
        week={null}
        locale={locale}
      />,
    );
    expect($.text()).toContain(note);
    expect($('time')).toHaveLength(0);
    expect($('[data-problem="demo"] button')).toHaveLength(1);
  });
});
