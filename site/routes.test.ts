import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { translate } from '#content/messages/dictionary.ts';
import { LOCALES } from '#contracts/locale.ts';
import { PAGES } from './routes.ts';

it.each(PAGES)('B $path of the navigation has a page and a name in both languages', ({ path, nav }) => {
  const file = path === '/' ? 'index' : path.slice(1);
  expect(existsSync(new URL(`./pages/[locale]/${file}.astro`, import.meta.url))).toBe(true);
  for (const locale of LOCALES) expect(translate(locale, nav)).not.toBe(nav);
});

it('C2 the navigation begins with the home page, to which the brand mark leads', () => {
  expect(PAGES[0].path).toBe('/');
});
