import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as storage from '#contracts/storage.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['site', 'domain', 'server', 'functions'];
const ITEMS = Object.entries(storage.STORED) as [string, storage.StoredItem][];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.(ts|tsx|astro)$/.test(one.name) && !/\.test\.tsx?$/.test(one.name))
    .map((one) => join(one.parentPath, one.name)),
).map((file) => ({ file: relative(ROOT, file), text: readFileSync(file, 'utf8') }));

/** Keys typed in a source: what a storage call or a cookie is given as text. Scripts run inline cannot import the list. */
function typedKeys(text: string): string[] {
  const calls = text.matchAll(/\b(?:get|set|remove)Item\(\s*['"`]([^'"`$]+)/g);
  const cookies = text.matchAll(/cookie\s*=\s*[`'"]([\w-]+)=/g);
  return [...calls, ...cookies].map(([, key = '']) => key);
}

it('H8 every typed key is on the list of the legal documents', () => {
  const unlisted = sources.flatMap(({ file, text }) =>
    typedKeys(text)
      .filter(
        (key) =>
          !ITEMS.some(([, item]) => (item.key.endsWith(':') ? key.startsWith(item.key) : key === item.key)),
      )
      .map((key) => `${file}: ${key}`),
  );
  expect(unlisted, 'list it in contracts/storage.ts, and say there what it is for').toEqual([]);
});

it('H8 every other storage call names its key by a constant', () => {
  const puzzling = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:get|set|remove)Item\(\s*(`[^`]*\$|['"][^'"]*['"]\s*\+)/g)].map(() => file),
  );
  expect(puzzling).toEqual([]);
});

it.each(ITEMS)('H8 the code stores %s, which the list names', (_id, { key }) => {
  const [constant = ''] = Object.entries(storage).find(([, value]) => value === key) ?? [];
  expect(constant).not.toBe('');
  const users = sources.filter(({ text }) =>
    new RegExp(`(?:(?:Item|deleteDatabase)\\(\\s*|\\$\\{|cacheName: )${constant}\\b`).test(text),
  );
  expect(users.length).toBeGreaterThan(0);
});

it('H8 the scan finds keys', () => {
  expect(typedKeys(`localStorage.setItem('visits', n); document.cookie = \`track=\${n}\`;`)).toEqual([
    'visits',
    'track',
  ]);
});
