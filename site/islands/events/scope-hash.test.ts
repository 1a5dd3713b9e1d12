import { expect, it } from 'vitest';
import { SCOPES } from '#contracts/events.ts';
import { LOCALES } from '#contracts/locale.ts';
import { hashOfScope, scopeOfHash } from './scope-hash.ts';

it.each(LOCALES.flatMap((locale) => SCOPES.map((scope) => [scope, locale] as const)))(
  'F1 the address keeps "%s" in %s',
  (scope, locale) => {
    expect(scopeOfHash(hashOfScope(scope, locale))).toBe(scope);
  },
);

it('F1 an address shared in the other language is understood', () => {
  expect(scopeOfHash('#week')).toBe('week');
  expect(scopeOfHash('#semana')).toBe('week');
});

it.each(['', '#', '#legend', '#semanario', '#toString'])('F1 "%s" asks for no scope', (hash) => {
  expect(scopeOfHash(hash)).toBeNull();
});
