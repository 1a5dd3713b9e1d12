import { expect, it } from 'vitest';
import type { EconomicEvent } from '#contracts/events.ts';
import { type Filter, filterOf, NO_FILTER, passes, toggled, writeFilter } from './filter.ts';

const of = (impact_level: string, currency: string | null) => ({ impact_level, currency }) as EconomicEvent;

it('N2 an address keeps a filter, other parameters stay', () => {
  const filter: Filter = { impacts: ['high', 'medium'], currencies: ['EUR', 'USD'] };
  const query = new URLSearchParams('lang=es&impact=low');
  writeFilter(query, filter);
  expect(query.toString()).toBe('lang=es&impact=high%2Cmedium&currency=EUR%2CUSD');
  expect(filterOf(query)).toEqual(filter);
  writeFilter(query, NO_FILTER);
  expect(query.toString()).toBe('lang=es');
});

it('N2 what an address misspells is left out', () => {
  expect(filterOf(new URLSearchParams('impact=HIGH,huge,&currency=usd,dollar,SEK,USD,'))).toEqual({
    impacts: ['high'],
    currencies: ['USD'],
  });
});

it('N2 both parts must fit; none given lets all pass', () => {
  const filter: Filter = { impacts: ['high'], currencies: ['USD'] };
  expect(passes(filter, of('high', 'USD'))).toBe(true);
  expect(passes(filter, of('low', 'USD'))).toBe(false);
  expect(passes(filter, of('high', 'EUR'))).toBe(false);
  expect(passes(filter, of('high', null))).toBe(false);
  expect(passes(NO_FILTER, of('low', null))).toBe(true);
});

it('N2 a choice goes in and out', () => {
  expect(toggled(['USD'], 'EUR')).toEqual(['USD', 'EUR']);
  expect(toggled(['USD', 'EUR'], 'USD')).toEqual(['EUR']);
});
