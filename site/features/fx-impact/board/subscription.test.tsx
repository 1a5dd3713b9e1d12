import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CALENDAR_SOURCE, type EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { answered, eventAt, example, UNREAD } from '#site/features/fx-impact/testing/event.ts';
import { type Filter, NO_FILTER } from './filter.ts';
import type { ListState } from './list-state.ts';

vi.hoisted(() => Object.assign(globalThis, { document: {}, location: { origin: 'https://marca.example' } }));
vi.mock('#site/lib/toasts/sheets.ts', () => ({ adoptSheets: () => {} }));
const { SubscriptionBody } = await import('./Subscription.tsx');

const draw = (
  events: ListState,
  locale: Locale,
  source: EventSource = CALENDAR_SOURCE,
  filter: Filter = NO_FILTER,
) => load(renderToStaticMarkup(<SubscriptionBody {...{ events, source, filter, locale }} />));
const textOf = (...given: Parameters<typeof draw>) => draw(...given).text();

it.each([
  ['es', 'mostrará estos eventos', 'no los que ves aquí'],
  ['en', 'shows these events', 'not those you see here'],
] as const)(
  'F10 N2 no calendar is promised the invented events of the example, whose subscription is the community’s (%s)',
  (locale, these, others) => {
    const own = textOf(answered([eventAt(20)]), locale);
    expect([own.includes(these), own.includes(others)]).toEqual([true, false]);
    const invented = textOf(example(locale), locale);
    expect([invented.includes(these), invented.includes(others)]).toEqual([false, true]);
  },
);

it('N2 another source’s events are not those of the subscription', () => {
  const { response, ...rest } = answered([eventAt(20)]);
  const other = { ...rest, response: { ...response, source: 'charting-platform' as const } };
  expect(textOf(other, 'en')).toContain('not those you see here');
});

it('N2 separates the subscription from the events of another source, also before those are read', () => {
  for (const none of [
    { ...UNREAD, isFetching: true },
    { ...UNREAD, hasFailed: true },
  ]) {
    expect(textOf(none, 'en', 'charting-platform')).toContain('not those you see here');
    expect(textOf(none, 'en')).toContain('shows these events');
  }
});

it('N2 holds the events of high impact, unless the filter names other impacts; it keeps currencies and topics, not the search', () => {
  const linkOf = (filter: Filter) =>
    draw(
      answered([eventAt(20)]),
      'es',
      CALENDAR_SOURCE,
      filter,
    )('[data-part="subscribe-link"]').attr('value');
  expect(linkOf(NO_FILTER)).toBe('https://marca.example/calendar.ics?impact=high&lang=es');
  expect(linkOf({ ...NO_FILTER, impacts: ['low', 'medium'], currencies: ['USD'] })).toBe(
    'https://marca.example/calendar.ics?impact=low,medium&currency=USD&lang=es',
  );
  const searched: Filter = { ...NO_FILTER, topics: ['inflation'], query: 'core' };
  expect(linkOf(searched)).toBe('https://marca.example/calendar.ics?impact=high&topic=inflation&lang=es');
  const said = (filter: Filter) =>
    textOf(answered([]), 'es', CALENDAR_SOURCE, filter).includes('La búsqueda');
  expect([said(searched), said(NO_FILTER)]).toEqual([true, false]);
  const choice = (filter: Filter) =>
    draw(answered([]), 'es', CALENDAR_SOURCE, filter)('[data-part="subscribe-extent"]').length;
  expect([choice(NO_FILTER), choice({ ...NO_FILTER, impacts: ['low'] })]).toEqual([2, 0]);
});
