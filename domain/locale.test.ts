import { describe, expect, test } from 'vitest';
import { chooseLocale } from './locale.ts';

const hints = { query: null, cookie: null, acceptLanguage: null };

describe('J3 the server picks the language', () => {
  test.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['fr-FR,es;q=0.9', 'en'],
    ['en;q=0.5, es;q=0.9', 'es'],
    ['en;q=0, es;q=0.1', 'es'],
    ['ES-419', 'es'],
    ['es_MX', 'es'],
    ['*;q=0.1, en;q=0.05', 'en'],
    ['est', 'en'],
    ['de, es;q=1.0', 'en'],
  ])('J3 Accept-Language %s gives %s', (acceptLanguage, locale) => {
    expect(chooseLocale({ ...hints, acceptLanguage })).toEqual({ locale, by: 'header' });
  });

  test.each([null, '', '*', ';;;', '12345', ',,,', 'es;q=0'])(
    'J1 J3 an unreadable header (%s) gives es',
    (acceptLanguage) => {
      expect(chooseLocale({ ...hints, acceptLanguage })).toEqual({ locale: 'es', by: 'default' });
    },
  );

  test('J3 the query wins over the cookie, the cookie over the header', () => {
    const all = { query: 'en', cookie: 'es', acceptLanguage: 'es' };
    expect(chooseLocale(all)).toEqual({ locale: 'en', by: 'query' });
    expect(chooseLocale({ ...all, query: null, cookie: 'en' })).toEqual({ locale: 'en', by: 'cookie' });
  });

  test.each(['EN', 'en-US', 'fr', '', 'es '])(
    'J1 ignores a choice that is not exactly es or en (%s)',
    (value) => {
      expect(chooseLocale({ query: value, cookie: value, acceptLanguage: null }).by).toBe('default');
    },
  );
});
