import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server of this machine, with its data in a temporary folder. It listens on a socket in that folder only. */
export interface PostgresServer {
  /** Its database, as superuser. */
  readonly url: string;
  /** Ends all sessions at once, as a restart of the server does. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes the data. */
  remove(): Promise<void>;
}

const READY_MS = 30_000;
const ACCOUNTS = ['postgres', 'nobody'];

/** The newest server that Debian, Homebrew or the path has; null without one. */
export function postgresPrograms(): string | null {
  const folders = globSync([
    '/usr/lib/postgresql/*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/pgsql-*/bin',
  ]);
  const versions = folders.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const named = versions.findLast((folder) => existsSync(join(folder, 'initdb')));
  if (named) return named;
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = status === 0 ? stdout.trim() : '';
  return existsSync(join(folder, 'initdb')) ? folder : null;
}

/** Starts a new, empty server; root hands over to an account without rights, because the server refuses root. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  const account = unprivileged();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...account };
  const program = (name: string, args: readonly string[]) => {
    const { status, stderr, error } = spawnSync(join(programs, name), args, { ...options, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed: ${error ?? stderr}`);
  };
  program('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);

  // Nothing here has to survive a power cut.
  const fast = ['fsync=off', 'full_page_writes=off', 'max_connections=300', 'max_wal_size=256MB'];
  const place = ['listen_addresses=', `unix_socket_directories=${folder}`];
  const settings = [...fast, ...place].flatMap((setting) => ['-c', setting]);
  let server: ReturnType<typeof spawn> | null = null;
  const start = async () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...options, stdio: 'ignore' });
    const deadline = performance.now() + READY_MS;
    while (spawnSync(join(programs, 'pg_isready'), ['-q', '-h', folder]).status !== 0) {
      if (server.exitCode !== null || performance.now() > deadline)
        throw new Error('The PostgreSQL server for the tests did not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const stop = async () => {
    if (server === null || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    // The immediate shutdown: sessions are cut, and the next start recovers from the log.
    server.kill('SIGQUIT');
    await ended;
  };
  await start();
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    start,
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (account: string, kind: string) => spawnSync('id', [kind, account], { encoding: 'utf8' });
  const account = ACCOUNTS.find((name) => idOf(name, '-u').status === 0);
  if (!account) throw new Error(`The tests need an account for PostgreSQL: ${ACCOUNTS.join(' or ')}.`);
  return { uid: Number(idOf(account, '-u').stdout), gid: Number(idOf(account, '-g').stdout) };
}
