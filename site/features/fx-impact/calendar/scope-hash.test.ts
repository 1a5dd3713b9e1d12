import { expect, it } from 'vitest';
import { SCOPES } from '#contracts/events.ts';
import { addressOfScope, hashOfScope, scopeOfAddress } from './scope-hash.ts';

const BARE = { search: '', hash: '' };
const scopeOfHash = (hash: string) => scopeOfAddress({ search: '', hash });

it.each(SCOPES)('F1 the address keeps "%s"', (scope) => {
  expect(scopeOfHash(hashOfScope(scope))).toBe(scope);
});

it('F1 the Spanish words are understood too', () => {
  expect(scopeOfHash('#semana')).toBe('week');
  expect(scopeOfHash('#hoy')).toBe('day');
});

it.each(['', '#', '#legend', '#semanario', '#toString'])('F1 "%s" asks for no scope', (hash) => {
  expect(scopeOfHash(hash)).toBeNull();
});

it('F1 a link to a place on the page leaves the week in the query', () => {
  const hash = '#glossary-cpi';
  expect(addressOfScope({ search: '', hash }, 'week')).toBe('?scope=week#glossary-cpi');
  expect(addressOfScope({ search: '?currency=USD%2CEUR', hash }, 'week')).toBe(
    '?currency=USD,EUR&scope=week#glossary-cpi',
  );
  expect(addressOfScope({ search: '', hash }, 'day')).toBe('#glossary-cpi');
  expect(scopeOfAddress({ search: '?scope=week', hash })).toBe('week');
});

it('F1 a hash that names a scope goes before the query, which then says none', () => {
  expect(scopeOfAddress({ search: '?scope=week', hash: '#hoy' })).toBe('day');
  expect(addressOfScope({ search: '?scope=week&view=agenda', hash: '#week' }, 'week')).toBe(
    '?view=agenda#week',
  );
  expect(addressOfScope({ search: '?scope=week', hash: '#day' }, 'day')).toBe('#day');
});

it('F1 a query that names no scope of ours asks for none', () => {
  expect(scopeOfAddress({ ...BARE, search: '?scope=year' })).toBeNull();
  expect(scopeOfAddress(BARE)).toBeNull();
});
