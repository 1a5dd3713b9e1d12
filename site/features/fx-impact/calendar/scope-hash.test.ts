import { expect, it } from 'vitest';
import { PERIODS } from './period.ts';
import { addressOfScope, hashOfScope, scopeOfAddress } from './scope-hash.ts';

const BARE = { search: '', hash: '' };
const scopeOfHash = (hash: string) => scopeOfAddress({ search: '', hash });

it.each([...PERIODS, '2026-11-15'] as const)('F1 the address keeps "%s"', (scope) => {
  expect(scopeOfHash(hashOfScope(scope))).toBe(scope);
});

it('F1 the Spanish words are understood too', () => {
  expect(scopeOfHash('#semana')).toBe('week');
  expect(scopeOfHash('#hoy')).toBe('day');
});

it.each(['', '#', '#legend', '#semanario', '#toString'])('F1 "%s" asks for no scope', (hash) => {
  expect(scopeOfHash(hash)).toBeNull();
});

it('F1 a week is named by its Sunday, or by any date in it, in either language', () => {
  expect(scopeOfHash('#week=2026-11-15')).toBe('2026-11-15');
  expect(scopeOfHash('#semana=2026-11-18')).toBe('2026-11-15');
  expect(scopeOfHash('#proxima')).toBe('next');
  expect(hashOfScope('2026-11-15')).toBe('#week=2026-11-15');
});

it.each([
  '#week=',
  '#week=2026-13-40',
  '#week=2026-02-30',
  '#week=soon',
  '#day=2026-11-15',
  '#week=2026-11-15x',
])('F1 "%s" asks for no week', (hash) => {
  expect(scopeOfHash(hash)).toBeNull();
});

it('F1 a link to a place on the page leaves the next week, or an earlier one, in the query', () => {
  for (const period of ['next', '2026-11-15'] as const) {
    const kept = addressOfScope({ search: '', hash: '#legend' }, period);
    expect(kept).toBe(`?scope=${period}#legend`);
    expect(scopeOfAddress(new URL(kept, 'https://site.example'))).toBe(period);
  }
});

it('F1 a link to a place on the page leaves the week in the query', () => {
  const hash = '#glossary-cpi';
  expect(addressOfScope({ search: '', hash }, 'week')).toBe('?scope=week#glossary-cpi');
  expect(addressOfScope({ search: '?currency=USD%2CEUR', hash }, 'week')).toBe(
    '?currency=USD,EUR&scope=week#glossary-cpi',
  );
  expect(addressOfScope({ search: '', hash }, 'day')).toBe('#glossary-cpi');
  for (const asked of ['week', 'semana'])
    expect(scopeOfAddress({ search: `?scope=${asked}`, hash })).toBe('week');
  expect(scopeOfAddress({ search: '?scope=week%3D2026-11-15', hash })).toBe('2026-11-15');
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
