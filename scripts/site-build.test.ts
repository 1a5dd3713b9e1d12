import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtInSettings, ROOT } from './site-build.ts';

/** Settings the pages read while they are built. */
function settingsRead(): string[] {
  const site = join(ROOT, 'site');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /\.(ts|tsx|astro)$/.test(name) && !/\.test\.tsx?$/.test(name));
  const texts = sources.map((name) => readFileSync(join(site, name), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/(?<!meta\.)\benv\.([A-Z][A-Z_]+)/g)].flatMap(([, name]) => name ?? []),
  );
}

test('F10 M a change of any setting the pages are built with builds them anew', () => {
  const names = new Set(settingsRead());
  expect(names).toContain('DEMO_DATA');
  for (const name of names) {
    expect(builtInSettings({ [name]: 'off' }), name).not.toBe(builtInSettings({ [name]: 'on' }));
  }
});

test.each(['', 'on'])(
  'F10 M DEMO_DATA=%j is what it is when it is not set, and builds nothing anew',
  (word) => {
    expect(builtInSettings({ DEMO_DATA: word })).toBe(builtInSettings({}));
  },
);

test('M a setting the pages do not read builds nothing anew', () => {
  expect(builtInSettings({ PORT: '1' })).toBe(builtInSettings({ PORT: '2' }));
});
