import { expect, it } from 'vitest';
import { countryOf, currencyOf, economyOf, homeZone, isFollowed, splitDemonym } from './places.ts';

it('K3 maps the euro to the euro area, and its members to the euro', () => {
  expect(countryOf('EUR')).toBe('EU');
  expect(currencyOf('ES')).toBe('EUR');
  expect(countryOf('XXX')).toBeNull();
  expect(countryOf(null)).toBeNull();
});

it('K3 finds the euro-area member that a title names', () => {
  expect(splitDemonym('French Final CPI m/m')).toEqual({ country: 'FR', rest: 'Final CPI m/m' });
  expect(splitDemonym('Belgian Consumer Confidence')).toEqual({ country: 'BE', rest: 'Consumer Confidence' });
  expect(splitDemonym('Slovakian CPI y/y').country).toBe('SK');
  expect(splitDemonym('Germany')).toEqual({ country: null, rest: 'Germany' });
});

it('K3 takes the zone from the country before the currency', () => {
  expect(homeZone('ES', 'EUR')).toBe('Europe/Madrid');
  expect(homeZone(null, 'NZD')).toBe('Pacific/Auckland');
  expect(homeZone('BR', 'BRL')).toBe('UTC');
});

it.each([
  ['US', 'USD', { country: 'US', currency: 'USD' }],
  ['EU', null, { country: 'EU', currency: 'EUR' }],
  ['FR', 'USD', { country: 'FR', currency: 'EUR' }],
  [null, 'GBP', { country: 'GB', currency: 'GBP' }],
  ['EC', 'USD', null],
  ['ME', 'EUR', null],
  ['BR', 'BRL', null],
  [null, null, null],
])('K3 an event of country %s in %s is about the economy %j', (country, currency, economy) => {
  expect(economyOf(country, currency)).toEqual(economy);
});

it.each([
  ['USD', 'US', true],
  ['EUR', 'BE', true],
  ['EUR', null, true],
  [null, null, true],
  ['USD', 'EC', false],
  ['EUR', 'XK', false],
  ['BRL', 'BR', false],
  [null, 'EC', false],
])('K3 shows events of %s in %s: %s', (currency, country, isShown) => {
  expect(isFollowed(currency, country)).toBe(isShown);
});
