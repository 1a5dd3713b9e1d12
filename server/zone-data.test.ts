import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rememberingLog } from '#functions/testing/fixtures.ts';
import { replayedSettings } from '../scripts/replayed-settings.ts';
import { readSettings, StartRefused } from './env.ts';
import { start } from './start.ts';

const data = vi.hoisted(() => ({ isOld: true }));
vi.mock('#domain/time/zone-data.ts', async (actual) => {
  const { knowsMexicanTime } = await actual<typeof import('#domain/time/zone-data.ts')>();
  /** Zone data from before 2022: an hour more in summer. */
  const hourOfOld = (instant: Date) =>
    (instant.getUTCHours() - (instant.getUTCMonth() === 6 ? 5 : 6) + 24) % 24;
  return { knowsMexicanTime: () => (data.isOld ? knowsMexicanTime(hourOfOld) : knowsMexicanTime()) };
});

test('F8 the server refuses to start on zone data of before 2022, in plain words, before it touches anything', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'zones-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const settings = readSettings({
    ...replayedSettings('http://127.0.0.1:9'),
    SOURCE_OFFICIAL: 'off',
    PORT: '0',
    DATA_DIR: dir,
  });
  const options = { settings, dist: null, replayed: true, say: () => {}, log: rememberingLog().log };
  const refused = await start(options).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartRefused);
  expect(String(refused)).toMatch(/time zone data.*Mexico City.*2022/);
  expect(await readdir(dir)).toEqual([]);
  data.isOld = false;
  const running = await start(options);
  expect(running.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await running.stop();
});
