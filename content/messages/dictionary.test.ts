import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contracts/locale.ts';
import { dictionary, type MessageKey, sectionWords, translate } from './dictionary.ts';
import { fill, type Words } from './words.ts';

type Texts = Readonly<Record<string, string>>;
interface Section {
  readonly notes: Texts;
  readonly es: Texts;
  readonly en: Texts;
}

/** Every file of texts, read from the folder, so that a new one is held too. */
const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => !/^(dictionary|words)\b|\.test\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''));
const SECTIONS: Readonly<Record<string, Section>> = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await import(`./${name}.ts`)])),
);
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each(Object.entries(SECTIONS))('A3 dictionary %s', (_name, { notes, es, en }) => {
  test.each(Object.entries(notes))(
    'A3 %s has both texts with exactly the placeholders of its note',
    (key, note) => {
      for (const words of [es, en]) {
        expect(words[key]?.trim().length).toBeGreaterThan(0);
        expect(new Set(placeholders(words[key] ?? ''))).toEqual(new Set(placeholders(note)));
      }
    },
  );
});

/** Their wording is given, dots and apostrophe included. */
const GIVEN: readonly string[] = ['services.pending', 'events.loading', 'pages.notFoundText'];

test('A4 quotes, apostrophes and dots are those of print', () => {
  const typed = LOCALES.flatMap((locale) =>
    Object.entries(dictionary[locale])
      .filter(([key, text]) => /['"]|\.{3}/.test(text) && !GIVEN.includes(key))
      .map(([key]) => `${locale} ${key}`),
  );
  expect(typed).toEqual([]);
});

test('A3 no two sections share a key', () => {
  const keys = Object.values(SECTIONS).flatMap(({ notes }) => Object.keys(notes));
  expect(new Set(keys).size).toBe(keys.length);
});

test('A3 the dictionary holds every section', () => {
  const keys = Object.values(SECTIONS).flatMap(({ notes }) => Object.keys(notes));
  expect(Object.keys(dictionary.es).sort()).toEqual(keys.sort());
});

test('A3 both languages have the same keys', () => {
  expect(Object.keys(dictionary.en).sort()).toEqual(Object.keys(dictionary.es).sort());
});

test('A3 a missing or extra key does not compile', () => {
  const keys = { 'a.one': 'Note', 'a.two': 'Note' } as const;
  // @ts-expect-error a.two is missing
  const missing: Words<typeof keys> = { 'a.one': 'uno' };
  // @ts-expect-error a.three is no key
  const extra: Words<typeof keys> = { 'a.one': 'uno', 'a.two': 'dos', 'a.three': 'tres' };
  expect([missing, extra]).toHaveLength(2);
});

test('A3 a value for each placeholder is asked for by the type', () => {
  expect(translate('en', 'sentiment.age', { age: '3 hours ago' })).toContain('3 hours ago');
  // @ts-expect-error the value is missing
  expect(translate('en', 'sentiment.age')).toContain('{{age}}');
});

test('A3 look-up goes to English, then to the key itself', () => {
  expect(translate('es', 'no.such.key' as MessageKey & 'shell.navHome')).toBe('no.such.key');
});

test('A3 a placeholder without a value stays to be seen', () => {
  expect(fill('{{a}} and {{b}}', { a: 1 })).toBe('1 and {{b}}');
});

test('A3 an island gets its own section only', () => {
  for (const locale of LOCALES) {
    const keys = Object.keys(sectionWords(locale, 'sentiment'));
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.every((key) => key.startsWith('sentiment.'))).toBe(true);
  }
});
