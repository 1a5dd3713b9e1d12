import { expect, it } from 'vitest';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { measureCaution } from './caution.ts';
import { distPages } from './pages.ts';

const pages = distPages();

it.each(BASE_LOCALES)('A4 A8 at most 15% of the words of the home page in %s are caution', (locale) => {
  const home = pages.find(({ file }) => file === `${locale}/index.html`);
  if (!home) throw new Error(`no home page in ${locale}`);
  const { words, cautionWords, caution } = measureCaution(home.$, locale);
  expect(caution.length).toBeGreaterThan(5);
  expect(cautionWords / words, caution.join('\n')).toBeLessThanOrEqual(0.15);
});
