import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import type { DisplayZone } from '#domain/time/display-zone.ts';
import { DRAWN_AT, eventAt } from '#site/features/fx-impact/testing/event.ts';
import { DayRail } from './DayRail.tsx';

vi.mock('#site/ui/countdown-clock.ts', () => ({
  useClock: <Value,>(select: (now: number) => Value) => select(DRAWN_AT),
}));

const nothing = () => undefined;

function railOf(
  events: readonly EconomicEvent[],
  {
    selected = events[0]?.id ?? '',
    zone = 'mexico',
    locale = 'es',
    date = '2026-06-10',
  }: { selected?: string; zone?: DisplayZone; locale?: Locale; date?: string } = {},
) {
  const rail = (
    <DayRail
      day={{ day: date, events }}
      onSelect={nothing}
      onOpen={nothing}
      {...{ selected, zone, locale }}
    />
  );
  return load(renderToStaticMarkup(rail));
}

const signOf = ($: ReturnType<typeof railOf>, id: string) => {
  const sign = $(`[data-event-id="${id}"] > :last-child`);
  return [sign.prop('tagName')?.toLowerCase(), sign.attr('d')];
};

it('F1 has a tick for each event, as high as its impact, at its hour', () => {
  const events = (['low', 'medium', 'high'] as const).map((impact, index) =>
    eventAt(120 * index, { id: impact, impact_level: impact }),
  );
  const $ = railOf(events);
  const [low = 0, medium = 0, high = 0] = events.map(({ id }) =>
    Math.abs(Number($(`[data-event-id="${id}"] line`).attr('y2'))),
  );
  expect([low < medium, medium < high]).toEqual([true, true]);
  // 10:00, 12:00 and 14:00 of a day of 24 hours.
  expect(events.map(({ id }) => $(`[data-event-id="${id}"]`).parent().attr('x'))).toEqual([
    '41.67%',
    '50%',
    '58.33%',
  ]);
});

it('F1 draws a ring for what is to come, a triangle up or down for a surprise, and a dot for a figure without one', () => {
  const $ = railOf([
    eventAt(-60, { id: 'better', surprise: 'positive' }),
    eventAt(-50, { id: 'worse', surprise: 'negative' }),
    eventAt(-40, { id: 'as-expected', surprise: null }),
    eventAt(60, { id: 'to-come' }),
  ]);
  const [up, down] = [signOf($, 'better'), signOf($, 'worse')];
  expect([up[0], down[0]]).toEqual(['path', 'path']);
  expect(up[1]).not.toBe(down[1]);
  expect([signOf($, 'as-expected')[0], signOf($, 'to-come')[0]]).toEqual(['circle', 'circle']);
  const states = $('[data-part="rail-event"]').toArray();
  expect(states.map((one) => [$(one).data('status'), $(one).data('impact')])).toEqual([
    ['released', 'high'],
    ['released', 'high'],
    ['released', 'high'],
    ['upcoming', 'high'],
  ]);
});

it.each(LOCALES)('F1 C11 is one slider whose value says the chosen event in words (%s)', (locale) => {
  const events = [eventAt(-30, { name: 'CPI' }), eventAt(30, { name: null, surprise: null })];
  const released = railOf(events, { locale })('[role="slider"]');
  expect(released.attr()).toMatchObject({ tabindex: '0', 'aria-valuenow': '1', 'aria-valuemax': '2' });
  const said = released.attr('aria-valuetext');
  for (const part of ['09:30', 'USD CPI', '0.4%', translate(locale, 'events.impact.high')])
    expect(said).toContain(part);
  expect(said).toContain(translate(locale, 'events.surprise.positive', { currency: 'USD' }));
  const coming = railOf(events, { locale, selected: 'event-30' })('[role="slider"]').attr('aria-valuetext');
  expect(coming).toContain(`USD ${events[1]?.title}`);
  expect(coming).toContain(translate(locale, 'events.status.upcoming'));
});

it('F1 marks the chosen event, and now on the present day only', () => {
  const $ = railOf([eventAt(-30), eventAt(30)], { selected: 'event-30' });
  expect($('[aria-current]').data('event-id')).toBe('event-30');
  expect($('[data-part="rail-now"]').attr('x1')).toBe('41.67%');
  const other = railOf([eventAt(24 * 60)], { date: '2026-06-11' });
  expect(other('[data-part="rail-now"]')).toHaveLength(0);
});

it.each(LOCALES)(
  'F1 F8 names the sessions with their hours in the shown zone, and a weekend (%s)',
  (locale) => {
    const hours = (zone: DisplayZone) => railOf([eventAt(0)], { locale, zone })('p').text();
    const words = (opens: string, closes: string) =>
      translate(locale, 'rail.session', { name: translate(locale, 'rail.london'), opens, closes });
    expect(hours('mexico')).toContain(words('01:00', '10:00'));
    expect(hours('utc')).toContain(words('07:00', '16:00'));
    const saturday = railOf([eventAt(72 * 60)], { locale, date: '2026-06-13' });
    expect(saturday('svg').text()).toContain(translate(locale, 'rail.closed'));
  },
);

it('F1 shows an event of the whole day at its start, in a shape of its own', () => {
  const allDay = { time_iso: '2026-06-10', local_time: null, actual: null, tags: ['feriado'] };
  const holiday = eventAt(0, { id: 'holiday', ...allDay });
  const $ = railOf([holiday]);
  expect(signOf($, 'holiday')[0]).toBe('rect');
  expect($('[role="slider"]').attr('aria-valuetext')).toContain(translate('es', 'events.allDay'));
});
