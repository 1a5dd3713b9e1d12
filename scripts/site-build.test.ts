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

test('F10 M builds again when a setting of the pages changes', () => {
  const names = new Set(settingsRead());
  expect(names).toContain('DEMO_DATA');
  for (const name of names) {
    expect(builtInSettings({ [name]: 'off' }), name).not.toBe(builtInSettings({ [name]: 'on' }));
  }
});

test.each(['', 'on'])('F10 M DEMO_DATA=%j equals its default, and builds nothing again', (word) => {
  expect(builtInSettings({ DEMO_DATA: word })).toBe(builtInSettings({}));
});

test('M a setting that the pages do not read builds nothing again', () => {
  expect(builtInSettings({ PORT: '1' })).toBe(builtInSettings({ PORT: '2' }));
});
