import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#contracts/locale.ts';
import { defineWords, type Entries, fill } from './define.ts';
import { entries, type MessageKey, missingTexts, translate } from './translate.ts';

/** Every file of words, read from the folder, so that a new one is checked too. */
const names = readdirSync(new URL('.', import.meta.url)).filter(
  (file) => !/^(define|translate)\.ts$|\.test\.ts$/.test(file),
);
const FILES: Readonly<Record<string, Entries>> = Object.fromEntries(
  await Promise.all(
    names.map(async (name) => [name, Object.values<Entries>(await import(`./${name}`))[0] ?? {}] as const),
  ),
);
const placeholders = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));

describe.each(Object.entries(FILES))('A3 words of %s', (_name, own) => {
  test.each(Object.entries(own))(
    'A3 %s has its texts with exactly the placeholders of its note',
    (_key, { note, ...texts }) => {
      for (const text of Object.values(texts)) {
        expect(text.trim().length).toBeGreaterThan(0);
        expect(placeholders(text)).toEqual(placeholders(note));
      }
    },
  );
});

test('A3 no two files share a key, and translate knows every file of the pages', () => {
  const keys = Object.values(FILES).flatMap((own) => Object.keys(own));
  expect(new Set(keys).size).toBe(keys.length);
  // The desk runs on the owner's machine: its words would travel with the site for nothing (N6).
  const ofPages = keys.filter((key) => !key.startsWith('desk.'));
  expect(Object.keys(entries).sort()).toEqual(ofPages.sort());
});

test('A3 no text is missing in Spanish or English', () => {
  expect([missingTexts('es'), missingTexts('en')]).toEqual([[], []]);
});

test('A3 an entry without a note or a text does not compile', () => {
  // @ts-expect-error the English text is missing
  const missing = defineWords({ 'a.one': { note: 'Note', es: 'uno' } });
  // @ts-expect-error there is no such language
  const unknown = defineWords({ 'a.one': { note: 'Note', es: 'uno', en: 'one', xx: 'one' } });
  expect([missing, unknown]).toHaveLength(2);
});

test('A3 a value for each placeholder is asked for by the type', () => {
  expect(translate('en', 'sentiment.age', { age: '3 hours ago' })).toContain('3 hours ago');
  // @ts-expect-error the value is missing
  expect(translate('en', 'sentiment.age')).toContain('{{age}}');
});

test('A3 look-up goes to English, then to the key itself', () => {
  expect(translate('es', 'no.such.key' as MessageKey & 'shell.navHome')).toBe('no.such.key');
  // The compiler blames the key, on its own line, and not the number of arguments.
  const refused = translate(
    'es',
    // @ts-expect-error: there is no such key.
    'no.such.key',
  );
  expect(refused).toBe('no.such.key');
});

test('A3 a placeholder without a value stays to be seen', () => {
  expect(fill('{{a}} and {{b}}', { a: 1 })).toBe('1 and {{b}}');
});

test('N14 a text that a further language leaves out is English, and the report names its key', () => {
  // A language that nobody speaks: it has no texts.
  const further = 'xx' as Locale;
  const key: MessageKey = 'shell.risk';
  expect(translate(further, key)).toBe(translate('en', key));
  expect(missingTexts(further)).toEqual(Object.keys(entries));
  expect(missingTexts('en')).toEqual([]);
});
