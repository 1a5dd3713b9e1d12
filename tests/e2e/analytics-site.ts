import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../scripts/dist.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { startUpstreams } from '../upstreams/server.ts';

/** An analytics service, as an owner writes it in the brand. */
export const ANALYTICS = {
  name: 'Contador',
  script: 'https://cuenta.example/s.js',
  origins: ['https://cuenta.example'],
  policy: 'https://cuenta.example/privacidad',
  data: { site: 'aureo' },
};

/**
 * The banner is part of every page: the copy has the home page, and those that the build, the server and its service worker
 * need. It needs no documents and no browser tests either.
 */
const LEFT_OUT =
  /^docs\/|^tests\/e2e\/|^site\/pages\/\[locale\]\/(?!(index|404|offline|herramientas-riesgo)\.astro$)/;

/** Copies the project, adds an analytics service to its brand, then builds and starts it as an owner does. */
export async function serveSiteWithAnalytics() {
  const dir = await mkdtemp(join(tmpdir(), 'analytics-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && !LEFT_OUT.test(name)))
    await cp(join(ROOT, file), join(dir, file)).catch(() => {});
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  // The brand's name and colours are the same, and with them the drawn pictures.
  const pictures = join('.cache', 'pictures');
  await cp(join(ROOT, pictures), join(dir, pictures), { recursive: true });
  const brand = join(dir, 'brand', 'brand.json');
  const values: object = JSON.parse(await readFile(brand, 'utf8'));
  await writeFile(brand, JSON.stringify({ ...values, analytics: ANALYTICS }));
  const upstreams = await startUpstreams();
  const env = { ...process.env, ...replayedSettings(upstreams.url), PORT: '0', DATA_DIR: join(dir, 'data') };
  const child = spawn(process.execPath, [join(dir, 'scripts', 'run.mjs'), 'start'], {
    cwd: dir,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await addressOf(child),
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await upstreams.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the copied site has no output');
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/127\S+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('the copied site exited before it listened');
}
