import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { ROOT } from '../../scripts/dist.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { dataFolder, QUICK_START } from '../instances.ts';
import { freePort, has } from './front.ts';

const ACTIVATE = 'systemd-socket-activate';
/** How long systemd may take to open the socket. */
const OPEN_MS = 10_000;

test.skipIf(!has(ACTIVATE))(
  'K9 M a visit that came before the process waits at the socket of systemd, and is answered',
  async () => {
    const { dir, remove } = await dataFolder();
    const port = await freePort();
    const upstreams = await startUpstreams();
    const settings = {
      ...replayedSettings(upstreams.url),
      ...QUICK_START,
      PORT: String(port),
      DATA_DIR: dir,
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      PATH: process.env.PATH,
    };
    const given = Object.entries(settings).map(([name, value]) => `--setenv=${name}=${value}`);
    const command = [process.execPath, join(ROOT, 'scripts', 'run.mjs'), 'serve'];
    const child = spawn(ACTIVATE, [`--listen=127.0.0.1:${port}`, ...given, ...command], {
      cwd: ROOT,
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await upstreams.close();
      await remove();
    });
    await once(child, 'spawn');

    const answer = await visit(`http://127.0.0.1:${port}/healthz`);
    expect(answer.status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  },
);

/** The first answer. Only the opening of the socket is waited for: from then on, a visit must wait and not fail. */
async function visit(address: string): Promise<Response> {
  for (const end = Date.now() + OPEN_MS; ; await wait(20)) {
    try {
      return await fetch(address);
    } catch (error) {
      const { cause } = error as { cause?: NodeJS.ErrnoException };
      if (cause?.code !== 'ECONNREFUSED' || Date.now() > end) throw error;
    }
  }
}
