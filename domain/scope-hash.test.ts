import { expect, it } from 'vitest';
import { SCOPES } from '#contracts/events.ts';
import { hashOfScope, scopeOfHash } from './scope-hash.ts';

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
