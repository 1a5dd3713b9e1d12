import { expect, it } from 'vitest';
import { IMPACTS, type Impact } from '#contracts/events.ts';
import { FOLLOWED_CURRENCIES } from '#domain/events/places.ts';
import { type CalendarQuery, readCalendarQuery } from '#functions/calendar/query.ts';
import { subscriptionLink, webcalLink } from './calendar-link.ts';
import { type Filter, filterOf, NO_FILTER, passes } from './filter.ts';

it('N2 a subscription asks for all that the filter chooses, but not for its search', () => {
  const link = subscriptionLink(
    { ...NO_FILTER, impacts: ['high'], currencies: ['USD', 'EUR'], topics: ['jobs'], query: 'core' },
    'es',
    'https://site.example',
  );
  expect(link).toBe('https://site.example/calendar.ics?impact=high&currency=USD,EUR&topic=jobs&lang=es');
  expect(webcalLink(link)).toMatch(/^webcal:\/\/site\.example\/calendar\.ics/);
});

/** A subscription as the calendar's own function understands it. */
function understood(filter: Filter): CalendarQuery {
  const { searchParams } = new URL(subscriptionLink(filter, 'en', 'https://site.example'));
  return readCalendarQuery((name) => searchParams.get(name) ?? undefined);
}

it('N2 without a filter it asks for all events, and the function gives them', () => {
  expect(subscriptionLink(NO_FILTER, 'en', '')).toBe('/calendar.ics?impact=high,medium,low&lang=en');
  expect(understood(NO_FILTER)).toEqual({
    impacts: new Set(IMPACTS),
    currencies: null,
    topics: null,
    locale: 'en',
  });
});

it.each<Filter>([
  { ...NO_FILTER, impacts: [], currencies: ['USD'] },
  { ...NO_FILTER, impacts: ['low'], currencies: [] },
  { ...NO_FILTER, impacts: ['high', 'medium'], currencies: ['EUR', 'MXN'] },
])('N2 the calendar gives what the page lists: %o', (filter) => {
  const { impacts, currencies } = understood(filter);
  for (const impact of IMPACTS)
    for (const currency of FOLLOWED_CURRENCIES) {
      const isGiven = impacts.has(impact) && (currencies?.has(currency) ?? true);
      expect(isGiven, `${impact} ${currency}`).toBe(passes(filter, eventOf(impact, currency)));
    }
});

it('N2 no address of the page, however misspelt, makes a subscription the function refuses', () => {
  const address = new URLSearchParams('impact=huge,low&currency=SEK,usd,XXX');
  expect(understood(filterOf(address))).toMatchObject({
    impacts: new Set(['low']),
    currencies: new Set(['USD']),
  });
});

const eventOf = (impact: Impact, currency: string) =>
  ({ impact_level: impact, currency, title: 'Survey' }) as Parameters<typeof passes>[1];
