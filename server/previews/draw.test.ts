import { EventEmitter } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PreviewWords } from '#contracts/preview.ts';
import { rememberingLog } from '#functions/testing/fixtures.ts';
import { RENDERER_FOLDER } from '../live/renderer.ts';
import { createDrawing, type Drawer, drawerOf } from './draw.ts';

const words = (title: string): PreviewWords => ({
  title,
  detail: '',
  figures: [],
  brand: '',
  domain: '',
  risk: '',
});

/** A thread that draws when the test lets it. */
class ScriptedDrawer extends EventEmitter implements Drawer {
  readonly asked: string[] = [];
  readonly terminate = vi.fn<() => void>();
  postMessage({ title }: PreviewWords) {
    this.asked.push(title);
  }
}

let started: ScriptedDrawer[];
beforeEach(() => {
  vi.useFakeTimers();
  started = [];
});

function setUp() {
  const { log, lines } = rememberingLog();
  const start = () => {
    const drawer = new ScriptedDrawer();
    started.push(drawer);
    return drawer;
  };
  return { lines, draw: createDrawing({ start, log }) };
}

const turn = () => vi.advanceTimersByTimeAsync(0);
const answer = (picture: string) => started.at(-1)?.emit('message', { picture: Buffer.from(picture) });

test('N18 starts no thread before a picture is asked for, and ends it when it is idle', async () => {
  const { draw } = setUp();
  expect(started).toHaveLength(0);
  const drawn = draw(words('one'));
  await turn();
  answer('png');
  expect((await drawn)?.toString()).toBe('png');
  expect(started[0]?.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started[0]?.terminate).toHaveBeenCalled();
});

test('N18 N19 draws one picture at a time, and none for whom too many wait', async () => {
  const { draw } = setUp();
  const drawn = Array.from({ length: 8 }, (_, index) => draw(words(`${index}`)));
  await turn();
  expect(started[0]?.asked).toEqual(['0']);
  expect(await drawn.at(-1)).toBeNull();
  for (let index = 0; index < 5; index += 1) {
    answer(`${index}`);
    await turn();
  }
  expect(started).toHaveLength(1);
  expect(started[0]?.asked).toEqual(['0', '1', '2', '3', '4']);
});

test('N18 has no picture when the drawing fails or takes too long, logs why, and starts a new thread then', async () => {
  const { draw, lines } = setUp();
  const failed = draw(words('bad'));
  await turn();
  started[0]?.emit('message', { failure: 'no font' });
  expect(await failed).toBeNull();
  const late = draw(words('late'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await late).toBeNull();
  const good = draw(words('good'));
  await turn();
  answer('png');
  expect(await good).not.toBeNull();
  expect(started).toHaveLength(3);
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
});

test('N18 has no picture when the thread dies', async () => {
  const { draw } = setUp();
  const drawn = draw(words('one'));
  await turn();
  started[0]?.emit('error', new Error('out of memory'));
  expect(await drawn).toBeNull();
});

test('N18 draws with the same thread again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawer-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, RENDERER_FOLDER));
  const code =
    "require('node:worker_threads').parentPort.on('message', ({ title }) => require('node:worker_threads').parentPort.postMessage({ picture: Buffer.from(title) }));";
  await writeFile(join(folder, RENDERER_FOLDER, 'picture.js'), code);
  vi.useRealTimers();
  const start = drawerOf(folder) ?? expect.fail('no drawer');
  const spied = vi.fn(start);
  const draw = createDrawing({ start: spied, log: rememberingLog().log });
  for (const title of ['one', 'two', 'three']) expect((await draw(words(title)))?.toString()).toBe(title);
  expect(spied).toHaveBeenCalledTimes(1);
  spied.mock.results[0]?.value.terminate();
  expect(drawerOf(join(folder, 'elsewhere'))).toBeNull();
});
