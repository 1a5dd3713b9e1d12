import { expect, it } from 'vitest';
import { subscriptionLink, webcalLink } from './calendar-link.ts';
import { NO_FILTER } from './filter.ts';

it('N2 a subscription asks for the very filter on show', () => {
  const link = subscriptionLink(
    { impacts: ['high'], currencies: ['USD', 'EUR'] },
    'es',
    'https://site.example',
  );
  expect(link).toBe('https://site.example/calendar.ics?impact=high&currency=USD,EUR&lang=es');
  expect(webcalLink(link)).toMatch(/^webcal:\/\/site\.example\/calendar\.ics/);
});

it('N2 without a filter it asks for all events', () => {
  expect(subscriptionLink(NO_FILTER, 'en', '')).toBe('/calendar.ics?lang=en');
});
