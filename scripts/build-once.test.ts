import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type BuildPlace, buildOnce } from './build-once.ts';
import { ROOT } from './dist.ts';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

async function emptyPlace(): Promise<BuildPlace> {
  const root = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return { dist: join(root, 'dist'), cache: join(root, '.cache') };
}

const pageIn = (dir: string) => readFile(join(dir, 'index.html'), 'utf8');
const making =
  (text: string, ms = 0) =>
  async (dir: string) => {
    await writeFile(join(dir, 'index.html'), text);
    await wait(ms);
  };
const stagingIn = async ({ cache }: BuildPlace) =>
  (await readdir(cache)).filter((name) => /^next-/.test(name));

test('M builds once when two starts want the same build', async () => {
  const place = await emptyPlace();
  const make = vi.fn(making('page', 200));
  const built = await Promise.all([buildOnce('a', place, make), buildOnce('a', place, make)]);
  expect(built.toSorted()).toEqual([false, true]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await pageIn(place.dist)).toBe('page');
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('waiting'));
});

test('M builds one after the other, in folders of their own, when two starts want different builds', async () => {
  const place = await emptyPlace();
  const folders: string[] = [];
  let running = 0;
  const make = (text: string) => async (dir: string) => {
    running += 1;
    expect(running).toBe(1);
    folders.push(dir);
    await making(text, 150)(dir);
    running -= 1;
  };
  await Promise.all([buildOnce('a', place, make('A')), buildOnce('b', place, make('B'))]);
  expect(new Set(folders).size).toBe(2);
  expect(await pageIn(place.dist)).toMatch(/^[AB]$/);
  expect(await stagingIn(place)).toEqual([]);
});

test('M keeps the old build when a new one fails, and builds at the next start', async () => {
  const place = await emptyPlace();
  await buildOnce('a', place, making('old'));
  const failure = buildOnce('b', place, () => Promise.reject(new Error('no memory')));
  await expect(failure).rejects.toThrow('no memory');
  expect(await pageIn(place.dist)).toBe('old');
  expect(await buildOnce('b', place, making('new'))).toBe(true);
  expect(await pageIn(place.dist)).toBe('new');
  expect(await stagingIn(place)).toEqual([]);
});

test('M builds nothing when the build is current, and again when its folder is gone', async () => {
  const place = await emptyPlace();
  expect(await buildOnce('a', place, making('page'))).toBe(true);
  expect(await buildOnce('a', place, making('other'))).toBe(false);
  await rm(place.dist, { recursive: true });
  expect(await buildOnce('a', place, making('again'))).toBe(true);
});

test('M waits for a build of another process, and takes over when that process is killed', async () => {
  const place = await emptyPlace();
  await mkdir(place.cache, { recursive: true });
  const source = `
    import { buildOnce } from ${JSON.stringify(pathToFileURL(join(ROOT, 'scripts', 'build-once.ts')).href)};
    await buildOnce('a', ${JSON.stringify(place)}, async () => {
      console.log('building');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  const make = vi.fn(making('page'));
  const built = buildOnce('a', place, make);
  await wait(400);
  expect(make).not.toHaveBeenCalled();
  other.kill('SIGKILL');
  expect(await built).toBe(true);
  expect(await pageIn(place.dist)).toBe('page');
});
