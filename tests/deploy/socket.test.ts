import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../scripts/site-build.ts';
import { dataFolder } from '../instances.ts';
import { freePort, has } from './front.ts';

const ACTIVATE = 'systemd-socket-activate';

test.skipIf(!has(ACTIVATE))(
  'K9 M a visit that came before the process waits at the socket of systemd, and is answered',
  async () => {
    const { dir, remove } = await dataFolder();
    const port = await freePort();
    const settings = { PORT: String(port), DATA_DIR: dir, LOG_LEVEL: 'silent', SOURCE_OFFICIAL: 'off' };
    const given = Object.entries({ ...settings, PATH: process.env.PATH }).map(
      ([name, value]) => `--setenv=${name}=${value}`,
    );
    const command = [process.execPath, join(ROOT, 'scripts', 'run.mjs'), 'serve'];
    const child = spawn(ACTIVATE, [`--listen=127.0.0.1:${port}`, ...given, ...command], {
      cwd: ROOT,
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await remove();
    });
    await once(child, 'spawn');

    const answer = await visit(`http://127.0.0.1:${port}/healthz`);
    expect(answer.status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  },
  60_000,
);

/** The first answer. Only the opening of the socket is tried again: from then on, a visit must wait and not fail. */
async function visit(address: string): Promise<Response> {
  for (;;) {
    try {
      return await fetch(address);
    } catch (error) {
      const { cause } = error as { cause?: NodeJS.ErrnoException };
      if (cause?.code !== 'ECONNREFUSED') throw error;
    }
  }
}
