import { expect, it } from 'vitest';
import type { EconomicEvent } from '#contracts/events.ts';
import {
  choicesIn,
  type Filter,
  filterOf,
  MAX_QUERY,
  NO_FILTER,
  passes,
  toggled,
  writeFilter,
} from './filter.ts';

const of = (impact_level: string, currency: string | null) =>
  ({ impact_level, currency, title: 'Survey' }) as EconomicEvent;

it('N2 an address keeps a filter, other parameters stay', () => {
  const filter: Filter = {
    impacts: ['high', 'medium'],
    currencies: ['EUR', 'USD'],
    topics: ['inflation', 'rates'],
    query: 'core',
  };
  const query = new URLSearchParams('lang=es&impact=low');
  writeFilter(query, filter);
  expect(query.toString()).toBe(
    'lang=es&impact=high%2Cmedium&currency=EUR%2CUSD&topic=inflation%2Crates&q=core',
  );
  expect(filterOf(query)).toEqual(filter);
  writeFilter(query, NO_FILTER);
  expect(query.toString()).toBe('lang=es');
});

it('N2 what an address misspells is left out', () => {
  expect(
    filterOf(new URLSearchParams('impact=HIGH,huge,&currency=usd,dollar,SEK,USD,&topic=Jobs,war')),
  ).toEqual({
    impacts: ['high'],
    currencies: ['USD'],
    topics: ['jobs'],
    query: '',
  });
  expect(filterOf(new URLSearchParams({ q: ` ${'x'.repeat(200)}` })).query).toHaveLength(MAX_QUERY);
});

it('N2 both parts must fit; none given lets all pass', () => {
  const filter: Filter = { ...NO_FILTER, impacts: ['high'], currencies: ['USD'] };
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

it('N2 a topic passes events of that topic, and none whose topic is not known', () => {
  const filter: Filter = { ...NO_FILTER, topics: ['inflation'] };
  expect(passes(filter, { ...of('high', 'USD'), topic: 'inflation' })).toBe(true);
  for (const topic of ['jobs', null, undefined] as const)
    expect(passes(filter, { ...of('high', 'USD'), topic })).toBe(false);
});

it.each([
  ['inflacion', true],
  ['CORE inflación', true],
  ['  cpi  ', true],
  ['ipc', false],
  ['cpi empleo', false],
  ['', true],
])('N2 the search "%s" looks at name and title, without accents and case', (query, isFound) => {
  const event = { ...of('high', 'USD'), name: 'Inflación, mensual', title: 'Core CPI m/m' };
  expect(passes({ ...NO_FILTER, query }, event)).toBe(isFound);
  expect(passes({ ...NO_FILTER, query: 'core' }, { ...event, name: null })).toBe(true);
});

it('N2 the button of the filter counts its choices, a search as one', () => {
  expect(choicesIn({ impacts: ['high'], currencies: ['USD', 'EUR'], topics: ['jobs'], query: ' a b ' })).toBe(
    5,
  );
  expect(choicesIn({ ...NO_FILTER, query: '  ' })).toBe(0);
});
