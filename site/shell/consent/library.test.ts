import { describe, expect, test } from 'vitest';
import { EMBED_VENDORS } from '#content/embeds.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { STORED } from '#contracts/storage.ts';
import { libraryConfig } from './library.ts';
import { VENDORS } from './record.ts';

const MEASURED = {
  name: 'Contador',
  script: 'https://cuenta.example/s.js',
  origins: ['https://cuenta.example'],
};

function wordsOf(locale: Locale) {
  const config = libraryConfig({ locale, measured: MEASURED }, () => {});
  const words = config.language.translations[locale];
  if (typeof words !== 'object') throw new Error('the words come with the dialog');
  return words;
}

describe.each(LOCALES)('the questions in %s', (locale) => {
  test('N3 names in the banner the analytics service and every company that "accept all" allows', () => {
    const { description = '' } = wordsOf(locale).consentModal;
    expect(description).toContain(MEASURED.name);
    for (const vendor of VENDORS)
      expect(description).toContain(EMBED_VENDORS.find(({ id }) => id === vendor)?.vendor);
  });

  test('N3 mentions the cookie under "necessary" while the site sends one', () => {
    const sections = wordsOf(locale).preferencesModal.sections ?? [];
    const { description } = sections.find(({ linkedCategory }) => linkedCategory === 'necessary') ?? {};
    const travels = Object.values(STORED).some(({ place }) => place === 'cookie');
    expect(/cookie/.test(description ?? '')).toBe(travels);
  });

  test('N3 fills every placeholder in the texts', () => {
    expect(JSON.stringify(wordsOf(locale))).not.toContain('{{');
  });
});
