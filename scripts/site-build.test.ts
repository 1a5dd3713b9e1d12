import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtInWordsOf } from '#server/built-in-settings.ts';
import { readSettings, StartRefused } from '#server/env.ts';
import { ROOT, recordIn } from './dist.ts';
import { refuseOtherSettings } from './serve.ts';

type Environment = Readonly<Record<string, string>>;

/** A value of each setting that the pages read, which is not its default. */
const OTHER: Environment = {
  ANON_KEY: 'another-public-key',
  PUBLIC_BACKEND_URL: 'https://backend.example',
  DEMO_DATA: 'off',
};

/** Settings the pages read while they are built. */
async function settingsRead(): Promise<ReadonlySet<string>> {
  const site = join(ROOT, 'site');
  const files = await readdir(site, { recursive: true });
  const sources = files.filter((name) => /\.(ts|tsx|astro)$/.test(name) && !/\.test\.tsx?$/.test(name));
  const texts = await Promise.all(sources.map((name) => readFile(join(site, name), 'utf8')));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?<!meta\.)\benv\.([A-Z][A-Z_]+)/g)].flatMap(([, name]) => name ?? []),
  );
  return new Set(names);
}

/** Pages as a build with these settings leaves them; null: as an older version did. */
async function pagesBuiltWith(env: Environment | null): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(dist, { recursive: true, force: true }));
  await mkdir(join(dist, '_server'));
  if (env) await writeFile(recordIn(dist), builtInWordsOf(env));
  return dist;
}

test('F10 M builds again when a setting of the pages changes', async () => {
  const names = await settingsRead();
  expect([...names].sort()).toEqual(Object.keys(OTHER).sort());
  for (const name of names)
    expect(builtInWordsOf({ [name]: OTHER[name] ?? '' }), name).not.toBe(builtInWordsOf({}));
});

test.each([
  { DEMO_DATA: '' },
  { DEMO_DATA: 'on' },
  { ANON_KEY: '' },
  { ANON_KEY: 'public-anon-key' },
  { PUBLIC_BACKEND_URL: '' },
])('F10 M %o names a default, and builds nothing again', (env) => {
  expect(builtInWordsOf(env)).toBe(builtInWordsOf({}));
});

test('M a setting that the pages do not read builds nothing again', () => {
  expect(builtInWordsOf({ PORT: '1' })).toBe(builtInWordsOf({ PORT: '2' }));
});

test('M a build refuses a malformed setting of the pages as the server does', () => {
  expect(() => builtInWordsOf({ DEMO_DATA: 'perhaps', PORT: 'eighty' })).toThrow(StartRefused);
  expect(() => builtInWordsOf({ PORT: 'eighty' })).not.toThrow();
});

test('F10 M refuses to serve pages that were built with another value of any setting in them', async () => {
  for (const name of await settingsRead()) {
    const other = { [name]: OTHER[name] ?? '' };
    for (const [built, served] of [
      [{}, other],
      [other, {}],
    ] as const) {
      const refused = refuseOtherSettings(await pagesBuiltWith(built), readSettings(served));
      await expect(refused, name).rejects.toThrow(StartRefused);
      await expect(refused, name).rejects.toThrow(new RegExp(`${name}.*npm run build`, 's'));
      await refuseOtherSettings(await pagesBuiltWith(other), readSettings({ ...other, PORT: '0' }));
    }
  }
});

test('F10 M serves pages whose settings are spelled another way', async () => {
  const dist = await pagesBuiltWith({ PUBLIC_BACKEND_URL: 'https://backend.example/' });
  const served = readSettings({ PUBLIC_BACKEND_URL: 'https://backend.example', DEMO_DATA: 'on' });
  await expect(refuseOtherSettings(dist, served)).resolves.toBeUndefined();
});

test('F10 M refuses to serve pages whose settings are not known', async () => {
  const refused = refuseOtherSettings(await pagesBuiltWith(null), readSettings({}));
  await expect(refused).rejects.toThrow(/DEMO_DATA/);
});
