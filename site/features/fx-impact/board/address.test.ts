import { expect, it } from 'vitest';
import { type Address, readAddress, writeAddress } from './address.ts';
import { NO_FILTER } from './filter.ts';

const PLAIN: Address = { view: 'deck', filter: NO_FILTER, source: 'forex-community', eventId: null };

it.each<Address>([
  PLAIN,
  { ...PLAIN, view: 'agenda' },
  { ...PLAIN, source: 'investing-portal' },
  {
    view: 'agenda',
    filter: { impacts: ['high'], currencies: ['USD'], topics: ['jobs'], query: 'core & más' },
    source: 'charting-platform',
    eventId: 'cpi|usd|2026-06-10|1',
  },
])('F1 N2 keeps a choice when it is written to the address and read back: %o', (address) => {
  expect(readAddress(writeAddress('', address))).toEqual(address);
});

it('F3 an address with an unknown source has the first one', () => {
  expect(readAddress('?source=unknown').source).toBe('forex-community');
});

it('N2 parameters of others stay, and nothing is left behind', () => {
  const open = writeAddress('?lang=en', { ...PLAIN, view: 'agenda', eventId: 'a' });
  expect(open).toBe('?lang=en&view=agenda&event=a');
  expect(writeAddress(open, PLAIN)).toBe('?lang=en');
  expect(writeAddress('?event=a', PLAIN)).toBe('');
});
