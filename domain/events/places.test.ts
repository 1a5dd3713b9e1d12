import { expect, it } from 'vitest';
import { countryOf, currencyOf, homeZone, splitDemonym } from './places.ts';

it('K3 the euro belongs to the euro area, its members share it', () => {
  expect(countryOf('EUR')).toBe('EU');
  expect(currencyOf('ES')).toBe('EUR');
  expect(countryOf('XXX')).toBeNull();
  expect(countryOf(null)).toBeNull();
});

it('K3 a title names its euro-area member', () => {
  expect(splitDemonym('French Final CPI m/m')).toEqual({ country: 'FR', rest: 'Final CPI m/m' });
  expect(splitDemonym('Germany')).toEqual({ country: null, rest: 'Germany' });
});

it('K3 the country decides the zone before the currency does', () => {
  expect(homeZone('ES', 'EUR')).toBe('Europe/Madrid');
  expect(homeZone(null, 'NZD')).toBe('Pacific/Auckland');
  expect(homeZone('BR', 'BRL')).toBe('UTC');
});
