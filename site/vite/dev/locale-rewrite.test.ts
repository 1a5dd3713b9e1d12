import { expect, it } from 'vitest';
import { pageInLocale } from './locale-rewrite.ts';

it.each([
  ['/', {}, '/es'],
  ['/', { 'accept-language': 'en-GB,en;q=0.8' }, '/en'],
  ['/vs-traders?x=1', { cookie: 'a=b; locale=en' }, '/en/vs-traders?x=1'],
  ['/vs-traders?lang=es', { cookie: 'locale=en' }, '/es/vs-traders?lang=es'],
])('J3 in development serves %s with %o from %s', (url, headers, page) => {
  expect(pageInLocale(url, headers)).toBe(page);
});

it.each([
  '/es/vs-traders',
  '/en',
  '/@vite/client',
  '/_astro/x.css',
  '/site/styles/global.css',
  '/favicon.svg',
  '/functions/v1/sentiment',
])('J3 in development does not rewrite %s', (url) => {
  expect(pageInLocale(url, {})).toBeNull();
});
