// The one entry of every npm command. Runs on any Node ≥ 20 with nothing installed: installs what the lock file names,
// then hands over to a Node 24 or newer (docs/decisions/005).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseNode } from './choose-node.mjs';
import { npmCommand } from './npm-command.mjs';
import { SERVER_ENV, SERVER_FLAGS } from './server-memory.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.installed-lock');
const PARENT_CHECK_MS = 500;
const [command = 'start', ...args] = process.argv.slice(2);

refuseOldNode();
ensureInstalled();
handOver(usableNode());

function refuseOldNode() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) refuse(`This needs Node 20 or newer to set itself up; here is ${process.version}.`);
}

function ensureInstalled() {
  const isCurrent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash();
  if (!isCurrent) install('Installing packages (only when the lock file changes) …');
}

function install(reason) {
  // npm would empty the folder behind the link, which is another checkout's.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink())
    refuse(
      'node_modules is a link to packages of another lock file: remove the link and run the command again.',
    );
  console.log(reason);
  const began = Date.now();
  const { platform, execPath } = process;
  const npm = npmCommand(['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    platform,
    execPath,
    npmScript: process.env.npm_execpath,
  });
  const { status } = spawnSync(npm.file, npm.args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: npm.shell,
  });
  if (status !== 0) refuse('The packages could not be installed: see the lines above. Nothing was started.');
  writeFileSync(STAMP, lockHash());
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** Path of a Node that can run the product. npm counts an optional package it could not fetch as a success: one more try. */
function usableNode() {
  const { version, execPath, platform, arch } = process;
  const readsTypeScript = Boolean(process.features.typescript);
  const machine = { version, execPath, readsTypeScript, platform, arch, isMusl: isMusl() };
  let choice = chooseNode(machine, findBinary, canRun);
  if (choice.isMissing) {
    install('The Node that comes along is missing. Installing the packages once more …');
    choice = chooseNode(machine, findBinary, canRun);
  }
  return choice.node ?? refuse(choice.problem);
}

function isMusl() {
  if (process.platform !== 'linux') return false;
  // Without this the report looks up the names of all open connections.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined;
}

function findBinary(packageName) {
  try {
    const folder = createRequire(join(ROOT, 'package.json')).resolve(`${packageName}/package.json`);
    return join(folder, '..', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    return null;
  }
}

function canRun(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function handOver(node) {
  const script = join(ROOT, 'scripts', 'commands', `${command}.ts`);
  if (!existsSync(script)) refuse(`There is no command "${command}".`);
  // A socket that systemd opened for this process is the child's.
  const { LISTEN_FDS, LISTEN_PID } = process.env;
  const hasSocket = LISTEN_FDS !== undefined && LISTEN_PID === String(process.pid);
  if (hasSocket && LISTEN_FDS !== '1')
    refuse('The socket unit has more than one ListenStream: the site takes one.');
  // The ipc channel shows the child when this process is gone, so that no server is left behind.
  const settings = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [];
  const isServer = ['start', 'demo', 'serve'].includes(command);
  const child = spawn(node, [...(isServer ? SERVER_FLAGS : []), ...settings, script, ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', ...(hasSocket ? ['inherit'] : []), 'ipc'],
    // Sources compiled once start faster, and without Node's TypeScript compiler in memory.
    env: {
      NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
      ...(isServer && SERVER_ENV),
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      LISTEN_FDS: hasSocket ? '1' : '',
    },
  });
  // A terminal or a supervisor may signal the child too: it counts the signals of one second as one (stop-signals.ts).
  let passedOn = null;
  const passOn = (signal) => {
    passedOn = signal;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn);
  if (process.env.npm_lifecycle_event) onParentLost(() => passOn('SIGTERM'));
  child.on('error', (error) => refuse(`${node} cannot be run (${error.message}).`));
  // A command without a handler for the signal ends by it: that is the stop that was asked for.
  child.on('exit', (code, signal) => process.exit(code ?? (signal === passedOn ? 0 : 1)));
}

/** npm runs this process in a shell. A signal to npm alone ends that shell and not us: only our parent changes. */
function onParentLost(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_CHECK_MS);
}

/** Ends this process with plain words. */
function refuse(message) {
  console.error(message);
  process.exit(1);
}
